import { iso1A2Code } from '@rapideditor/country-coder'
import { nearestCity, type Place, type Position } from '../../../../domain/image-analysis/place.ts'

/** The city or at least the country of a position, from tables that come with the app: no position is sent anywhere. */
export function placeOf(position: Position): Place {
  const country = iso1A2Code([position.longitude, position.latitude])
  const city = nearestCity(position)
  return { ...(country ? { country } : {}), ...(city ? { city } : {}) }
}
