import type { AcceptanceRefusal } from './acceptance.ts'

/** Every reason why a photo is not taken. */
export type PhotoRefusal = AcceptanceRefusal | DecodeRefusal | 'photo-name-duplicate'

export const PHOTO_REASONS = [
  'photo-too-small',
  'photo-too-large',
  'photo-not-a-picture',
  'photo-declared-webp',
  'photo-name-duplicate',
  'photo-damaged',
  'photo-too-many-pixels',
  'photo-kind-unsupported',
  'photo-sequence',
  'photo-too-heavy',
] as const satisfies readonly PhotoRefusal[]

/** Whether a word of the wire is one of our reasons. */
export function isPhotoRefusal(word: string | undefined): word is PhotoRefusal {
  return PHOTO_REASONS.some((reason) => reason === word)
}

/** Why a stored picture cannot be used, found when it was decoded. */
export type DecodeRefusal =
  | 'photo-damaged'
  | 'photo-too-many-pixels'
  | 'photo-kind-unsupported'
  | 'photo-sequence'
  | 'photo-too-heavy'

/** A photo may have at most so many pixels, read from its header before anything is decoded (readings, section 4.3). */
export const MAX_PIXELS = 200_000_000
