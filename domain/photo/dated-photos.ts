import type { EpochMs } from '../units.ts'
import { nameDate } from './name-date.ts'

/** A photo as it comes out of the picker. */
export interface NamedPhoto {
  /** By the camera. */
  readonly takenAt?: EpochMs
  readonly fileName: string
  /** When the file was last written. */
  readonly modified: EpochMs
}

/** A file that was written within this time before it was picked was made by the picker itself. */
const JUST_WRITTEN_MS = 10 * 60_000

/**
 * Photos with the best time that each has: the camera's, else that of its name. Only where none of the pick has either is
 * the time of the files taken: beside photos with a true time those would stand in the wrong place (users-pains 20).
 */
export function datedPhotos<Photo extends NamedPhoto>(picked: readonly Photo[], now: EpochMs): readonly Photo[] {
  const named = picked.map((photo) => withTime(photo, photo.takenAt ?? nameDate(photo.fileName)))
  return named.some(({ takenAt }) => takenAt !== undefined)
    ? named
    : picked.map((photo) => withTime(photo, now - photo.modified > JUST_WRITTEN_MS ? photo.modified : undefined))
}

function withTime<Photo extends NamedPhoto>(photo: Photo, takenAt: EpochMs | undefined): Photo {
  return takenAt === undefined ? photo : { ...photo, takenAt }
}

/**
 * Photos of one pick in the order that a shopper expects: those with a date by their date, among themselves; those
 * without one (sent through a messenger, scanned, drawn) stay where the picker put them.
 */
export function inPickOrder<Photo extends { readonly takenAt?: EpochMs | undefined }>(
  picked: readonly Photo[],
): readonly Photo[] {
  const dated = picked
    .filter((photo) => photo.takenAt !== undefined)
    .sort((a, b) => (a.takenAt ?? 0) - (b.takenAt ?? 0))
  return picked.map((photo) => (photo.takenAt === undefined ? photo : (dated.shift() ?? photo)))
}
