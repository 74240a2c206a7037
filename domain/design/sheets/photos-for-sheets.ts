import type { PhotoFacts } from '../../photo/photo.ts'
import type { SheetFormat } from '../../product/product.ts'
import { cheapestAssignment, lossIn } from '../placing/assign-photos.ts'

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
  const areas = sheets.map(({ page }) => page.width * page.height)
  const usual = areas.reduce((sum, area) => sum + area, 0) / Math.max(1, areas.length)
  const cost = (photo: number, sheet: number) => {
    const { page, dpi } = sheets[sheet] as SheetFormat
    // A soft picture is seen the more, the larger it hangs.
    const seen = (areas[sheet] as number) / usual
    return lossIn(photos[photo] as PhotoFacts, page, dpi, seen) + LATER * (photo + Math.abs(photo - sheet))
  }
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
