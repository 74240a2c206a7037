import type { EpochMs } from '../units.ts'

/** What the shop reads of a photo's EXIF block. Everything else is left unread. */
export interface ExifFacts {
  /** 1 to 8; a missing or invalid value is 1. */
  readonly orientation: number
  /** By the camera's own clock, as if that clock showed UTC. Absent when missing or impossible. */
  readonly takenAt?: EpochMs
  /** Degrees, north and east positive. Private to the owner: used for grouping only. */
  readonly gps?: { readonly latitude: number; readonly longitude: number }
}

const NO_FACTS: ExifFacts = { orientation: 1 }

interface Entry {
  readonly type: number
  readonly count: number
  readonly at: number
}

/** Directories have at most so many entries that are looked at: a hostile count must not cost time. */
const MAX_ENTRIES = 512
const BYTES_OF_TYPE: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 }
const TAG = { orientation: 0x112, dateTime: 0x132, exif: 0x8769, gps: 0x8825, original: 0x9003, digitized: 0x9004 }

/**
 * Reads the facts out of a TIFF block (the bytes after `Exif\0\0`, starting with `II*` or `MM*`).
 *
 * Reads three directories at most, follows no chains, allocates nothing by a stated count; never throws.
 * Source: Exif 2.32, A§3 (Photo.exif).
 */
export function readExif(tiff: Uint8Array): ExifFacts {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const little = tiff[0] === 0x49 && tiff[1] === 0x49
  if (tiff.length < 14 || !(little || (tiff[0] === 0x4d && tiff[1] === 0x4d))) {
    return NO_FACTS
  }
  const block: Block = { view, little }
  const main = directoryAt(block, view.getUint32(4, little))
  const exif = directoryAt(block, numberOf(block, main.get(TAG.exif)))
  const gps = directoryAt(block, numberOf(block, main.get(TAG.gps)))
  const orientation = numberOf(block, main.get(TAG.orientation)) ?? 1
  const takenAt = [exif.get(TAG.original), exif.get(TAG.digitized), main.get(TAG.dateTime)]
    .map((entry) => momentOf(textOf(block, entry)))
    .find((moment) => moment !== undefined)
  const place = placeOf(block, gps)
  return {
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    ...(takenAt === undefined ? {} : { takenAt }),
    ...(place ? { gps: place } : {}),
  }
}

interface Block {
  readonly view: DataView
  readonly little: boolean
}

function directoryAt({ view, little }: Block, offset: number | undefined): ReadonlyMap<number, Entry> {
  const entries = new Map<number, Entry>()
  if (offset === undefined || offset < 8 || offset + 2 > view.byteLength) {
    return entries
  }
  const count = Math.min(view.getUint16(offset, little), MAX_ENTRIES)
  for (let index = 0; index < count; index++) {
    const at = offset + 2 + index * 12
    if (at + 12 > view.byteLength) {
      break
    }
    const type = view.getUint16(at + 2, little)
    const valueCount = view.getUint32(at + 4, little)
    const size = (BYTES_OF_TYPE[type] ?? 0) * valueCount
    const valueAt = size <= 4 ? at + 8 : view.getUint32(at + 8, little)
    if (size > 0 && valueAt + size <= view.byteLength) {
      entries.set(view.getUint16(at, little), { type, count: valueCount, at: valueAt })
    }
  }
  return entries
}

function numberOf({ view, little }: Block, entry: Entry | undefined): number | undefined {
  if (!entry) {
    return undefined
  }
  if (entry.type === 3) {
    return view.getUint16(entry.at, little)
  }
  return entry.type === 4 ? view.getUint32(entry.at, little) : undefined
}

function textOf({ view }: Block, entry: Entry | undefined): string {
  if (entry?.type !== 2) {
    return ''
  }
  const length = Math.min(entry.count, 32)
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + entry.at, length)).split('\0')[0] ?? ''
}

function placeOf(block: Block, gps: ReadonlyMap<number, Entry>): ExifFacts['gps'] {
  const latitude = angleOf(block, gps.get(2), textOf(block, gps.get(1)), 90)
  const longitude = angleOf(block, gps.get(4), textOf(block, gps.get(3)), 180)
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

function angleOf({ view, little }: Block, entry: Entry | undefined, side: string, limit: number): number | undefined {
  if (entry?.type !== 5 || entry.count !== 3) {
    return undefined
  }
  const [degrees, minutes, seconds] = [0, 8, 16].map((step) => {
    const above = view.getUint32(entry.at + step, little)
    const below = view.getUint32(entry.at + step + 4, little)
    return below === 0 ? Number.NaN : above / below
  }) as [number, number, number]
  const angle = degrees + minutes / 60 + (Number.isNaN(seconds) ? 0 : seconds) / 3600
  if (!(angle <= limit) || !/^[NSEW]/.test(side)) {
    return undefined
  }
  return /^[SW]/.test(side) ? -angle : angle
}

/**
 * The moment that an EXIF date such as `2019:07:28 11:05:09` names, read as UTC; `undefined` when it is none:
 * zeroes, months beyond 12, 30 February, years outside 1900 to 2100.
 */
export function momentOf(exifDate: string): EpochMs | undefined {
  const match = /^(\d{4})[:/-](\d{2})[:/-](\d{2})[ T](\d{2}):(\d{2}):(\d{2})/.exec(exifDate)
  if (!match) {
    return undefined
  }
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const possible =
    year >= 1900 &&
    year <= 2100 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysIn(year, month) &&
    hour < 24 &&
    minute < 60 &&
    second < 60
  return possible ? ((daysSince1970(year, month, day) * 24 + hour) * 60 + minute) * 60_000 + second * 1000 : undefined
}

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Days from 1970-01-01 to a date of the Gregorian calendar; the year is counted from March so that leap days come last. */
function daysSince1970(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year
  const marchMonth = (month + 9) % 12
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return 365 * marchYear + leapDays + Math.floor((153 * marchMonth + 2) / 5) + day - 1 - 719468
}
