import type { PhotoFacts } from '../photo/photo.ts'
import type { SheetFormat } from '../product/product.ts'
import { cheapestAssignment, lossIn } from './assign-photos.ts'

/** Photos that suit a sheet as well keep their order: earlier ones come first. */
const LATER = 1e-4

/**
 * For each sheet the number of the photo that suits it: the least is cut away and printed soft over all of them together.
 *
 * Of more photos than sheets the rest stays out; with fewer, the sheets that suit worst stay `undefined`.
 */
export function photosForSheets(
  photos: readonly PhotoFacts[],
  sheets: readonly SheetFormat[],
): readonly (number | undefined)[] {
  const cost = (photo: number, sheet: number) =>
    lossIn(photos[photo] as PhotoFacts, (sheets[sheet] as SheetFormat).page, (sheets[sheet] as SheetFormat).dpi) +
    LATER * (photo + Math.abs(photo - sheet))
  if (photos.length >= sheets.length) {
    return cheapestAssignment(sheets.map((_, sheet) => photos.map((__, photo) => cost(photo, sheet))))
  }
  const sheetOf = cheapestAssignment(photos.map((_, photo) => sheets.map((__, sheet) => cost(photo, sheet))))
  const photoOf: (number | undefined)[] = sheets.map(() => undefined)
  for (const [photo, sheet] of sheetOf.entries()) {
    photoOf[sheet] = photo
  }
  return photoOf
}
