import type { EpochMs } from '../units.ts'

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
