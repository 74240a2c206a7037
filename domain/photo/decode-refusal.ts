/** Why a stored picture cannot be used, found when it was decoded. */
export type DecodeRefusal =
  | 'photo-damaged'
  | 'photo-too-many-pixels'
  | 'photo-kind-unsupported'
  | 'photo-sequence'
  | 'photo-too-heavy'

/** A photo may have at most so many pixels, read from its header before anything is decoded (readings, section 4.3). */
export const MAX_PIXELS = 200_000_000
