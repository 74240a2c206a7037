import type { Box } from '../geometry.ts'
import type { GroupId, PhotoId } from '../ids.ts'
import type { EpochMs, QuarterTurns } from '../units.ts'

/**
 * What must not be cut away, as fractions of the upright photo: one rectangle, and where the faces in it lie, for frames
 * that cannot show all of it. Places only: nothing by which anybody could be known again.
 */
export interface Focus extends Box {
  readonly faces?: readonly Box[]
}

/** What designing needs to know of a photo. Pixels are upright: the camera's orientation is already applied. */
export interface PhotoFacts {
  readonly id: PhotoId
  /** Upright pixels of the original. */
  readonly width: number
  readonly height: number
  /** When it was taken, by the camera's own clock, without a time zone. Absent when the file does not say. */
  readonly takenAt?: EpochMs
  readonly focus?: Focus
  /** Two hashes of 16 hexadecimal digits, of its differences and of its slow waves: by them two photos are seen to be alike. */
  readonly likeness?: string
  /** Pixels of the longer side up to which there is detail in it; absent where it is as sharp as its pixels. */
  readonly sharpEdge?: number
  /** So much of it is black, per cent: a moon in the sky, a lens cap. Absent of photos that came before this was seen. */
  readonly blackPercent?: number
  /** Its file in the storage is damaged or gone, and cannot be made again: nothing can be printed of it. */
  readonly damaged?: true
  /** It seems to lie on its side or on its head: so many clockwise quarter turns would set it upright. Nothing turns it unasked. */
  readonly lies?: LyingTurns
}

/** From so much black on hardly anything is left to see, per cent: a town at night has 80. */
const NEARLY_BLACK = 90

/** Whether a photo may lead: a cover, a chapter, a page of its own. What seems to lie, or is nearly black, leads nothing as long as there is another. */
export function mayLead({ lies, blackPercent = 0 }: Pick<PhotoFacts, 'lies' | 'blackPercent'>): boolean {
  return lies === undefined && blackPercent < NEARLY_BLACK
}

/** Quarter turns of a photo that is not upright. */
export type LyingTurns = Exclude<QuarterTurns, 0>

/** What is told of a stored photo to the owner of its album alone (A§3 persistentId, exif). */
export interface PrivateFacts {
  readonly persistentId: string
  readonly gps?: { readonly latitude: number; readonly longitude: number }
}

/** Photos by id, as designing and drawing look them up. */
export type PhotoBook = ReadonlyMap<PhotoId, PhotoFacts>

/** Photos in the shopper's order, by group, as automatic design reads them. */
export interface PhotoGroup {
  readonly id: GroupId
  readonly title: string
  readonly description: string
  readonly photos: readonly PhotoFacts[]
  /** A place for its texts is kept also where there are none (A§3 textShow always). */
  readonly alwaysText?: true
  /** Words for the places of its pages that have no title (A§3 layoutTexts). */
  readonly layoutTexts?: readonly string[]
}

export function photoBook(photos: Iterable<PhotoFacts>): PhotoBook {
  return new Map([...photos].map((photo) => [photo.id, photo]))
}
