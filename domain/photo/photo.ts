import type { Box } from '../geometry.ts'
import type { GroupId, PhotoId } from '../ids.ts'
import type { EpochMs } from '../units.ts'

/** Picture formats that the shop takes, judged by content (B§5). */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic'

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
}

/** Photos by id, as designing and drawing look them up. */
export type PhotoBook = ReadonlyMap<PhotoId, PhotoFacts>

/** Photos in the shopper's order, by group, as automatic design reads them. */
export interface PhotoGroup {
  readonly id: GroupId
  readonly title: string
  readonly description: string
  readonly photos: readonly PhotoFacts[]
}

export function photoBook(photos: Iterable<PhotoFacts>): PhotoBook {
  return new Map([...photos].map((photo) => [photo.id, photo]))
}
