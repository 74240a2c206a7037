import type { Edit } from '../../../domain/design/change/edit.ts'
import type { Design, Page } from '../../../domain/design/design.ts'
import type { FitType } from '../../../domain/design/fit-type.ts'
import { clampPlacement, fitPlacement, refit, turned } from '../../../domain/design/placing/crop.ts'
import { turnedFor } from '../../../domain/design/sheets/sheet-page.ts'
import { fitWindow, isFitOf, refitted, sheetTurned } from '../../../domain/frame/fit-window.ts'
import type { PhotoBook } from '../../../domain/photo/photo.ts'
import { isBook, type Paper } from '../../../domain/product/paper.ts'

/** The photo of a page in this fit; turns, mirror and middle stay. */
export function fitChosen(page: Page, fit: FitType, photos: PhotoBook, paper: Paper): Edit | undefined {
  const [slot] = page.slots
  const placement = slot?.placement
  const photo = placement && photos.get(placement.photoId)
  if (!slot || !placement || !photo || isBook(paper)) {
    return undefined
  }
  const box = fitWindow(fit, photo, placement.turns, paper, page)
  // A window of another shape begins with as much of the photo as it can show.
  const fresh = fitPlacement(photo, box)
  const next =
    placement.turns === 0 && placement.angle === 0
      ? { ...fresh, flip: placement.flip }
      : refit(placement, photo, slot.box, box)
  return { cmd: 'transform_photo', at: { pageId: page.id, slotId: slot.id }, placement: next, fit }
}

/** Every page in this fit: one change, one step back. */
export function fitForAll(design: Design, fit: FitType, photos: PhotoBook, paper: Paper): Edit | undefined {
  if (isBook(paper)) {
    return undefined
  }
  const pages = design.pages.flatMap((page): Page[] => {
    const [slot] = page.slots
    const photo = slot?.placement && photos.get(slot.placement.photoId)
    return slot?.placement && photo && slot.fit !== fit && isFitOf(page, fit, paper)
      ? [{ ...page, slots: [refitted({ ...slot, fit }, slot.placement, photo, slot.box, paper, page)] }]
      : []
  })
  return pages.length > 0 ? loaded(design, pages) : undefined
}

/**
 * A quarter turn of the photo; its window turns with it. A sheet that may hang either way turns along where the photo then
 * asks for it, and shows what it showed.
 */
export function photoTurned(design: Design, page: Page, photos: PhotoBook, paper: Paper): Edit | undefined {
  const [slot] = page.slots
  const placement = slot?.placement
  const photo = placement && photos.get(placement.photoId)
  if (!slot?.fit || !placement || !photo || isBook(paper)) {
    return undefined
  }
  const next = turned(placement, photo, slot.box, 1)
  const seen = next.turns % 2 === 0 ? photo : { ...photo, width: photo.height, height: photo.width }
  const along = page.locked ? page : turnedFor(page, [seen], paper)
  const box = fitWindow(slot.fit, photo, next.turns, paper, along)
  if (along !== page) {
    const shown = clampPlacement({ ...placement, turns: next.turns }, photo, box)
    return loaded(design, [{ ...along, slots: [{ ...slot, box, placement: shown }] }])
  }
  return {
    cmd: 'transform_photo',
    at: { pageId: page.id, slotId: slot.id },
    placement: refit(next, photo, slot.box, box),
    fit: slot.fit,
  }
}

/** Upright becomes wide, and back. */
export function frameTurned(design: Design, page: Page, photos: PhotoBook, paper: Paper): Edit | undefined {
  const placement = page.slots[0]?.placement
  return isBook(paper)
    ? undefined
    : loaded(design, [sheetTurned(page, placement && photos.get(placement.photoId), paper)])
}

function loaded(design: Design, pages: readonly Page[]): Edit {
  return { cmd: 'page_load', pages, order: design.pages.map(({ id }) => id), tray: design.tray }
}
