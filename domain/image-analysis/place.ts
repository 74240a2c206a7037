import { cosSin } from '../design/placing/crop.ts'
import type { Localised } from '../language.ts'
import { CITY_TABLE } from './city-table.ts'

/** Where a camera was: degrees, north and east positive. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** A place as a title names it. Never a position. */
export interface Place {
  /** ISO 3166-1, two letters; absent at sea. */
  readonly country?: string
  readonly city?: Localised
}

interface City extends Position {
  readonly name: Localised
}

/** A photo belongs to the nearest city that is not farther away than this. */
const NEAR_KM = 40

/** One degree of latitude. */
const DEGREE_KM = 111.2

/** The city that a position belongs to; `undefined` far from all of them. */
export function nearestCity(position: Position): Localised | undefined {
  // Degrees of longitude shrink towards the poles. The series wants at most 45 degrees: cos(2a) = 2 cos(a)^2 - 1.
  const half = cosSin(Math.min(89, Math.abs(position.latitude)) / 2).cos
  const shrink = 2 * half * half - 1
  let nearest: { readonly name: Localised; readonly distance: number } | undefined
  for (const city of cities()) {
    const north = (city.latitude - position.latitude) * DEGREE_KM
    const turn = Math.abs(city.longitude - position.longitude)
    const east = Math.min(turn, 360 - turn) * DEGREE_KM * shrink
    const distance = Math.sqrt(north * north + east * east)
    if (distance <= NEAR_KM && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) {
      nearest = { name: city.name, distance }
    }
  }
  return nearest?.name
}

let read: readonly City[] | undefined

function cities(): readonly City[] {
  read ??= CITY_TABLE.trim().split('\n').map(readCity)
  return read
}

function readCity(line: string): City {
  const [latitude, longitude, hans = '', hant = '', ...english] = line.split(' ')
  return {
    latitude: Number(latitude),
    longitude: Number(longitude),
    name: { 'zh-Hans': hans, 'zh-Hant': hant, en: english.join(' ') },
  }
}
