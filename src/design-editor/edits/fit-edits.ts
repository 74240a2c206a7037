import type { Edit } from '../../../domain/design/change/edit.ts'
import type { Design, Page } from '../../../domain/design/design.ts'
import type { FitType } from '../../../domain/design/fit-type.ts'
import { clampPlacement, refit, turned } from '../../../domain/design/placing/crop.ts'
import { turnedFor } from '../../../domain/design/sheets/sheet-page.ts'
import { fitWindow, pageInFit, sheetTurned } from '../../../domain/frame/fit-window.ts'
import type { PhotoBook } from '../../../domain/photo/photo.ts'
import { isBook, type Paper } from '../../../domain/product/paper.ts'

/** The photo of a page in this fit, as it is shown before it is chosen; `undefined`: it lies so already, or cannot. */
export function fitChosen(page: Page, fit: FitType, photos: PhotoBook, paper: Paper): Edit | undefined {
  const [slot] = pageInFit(page, fit, { paper, photos })?.slots ?? []
  return (
    slot?.placement && {
      ...{ cmd: 'transform_photo', at: { pageId: page.id, slotId: slot.id } },
      ...{ placement: slot.placement, fit },
    }
  )
}

/** Every page in this fit: one change, one step back. */
export function fitForAll(design: Design, fit: FitType, photos: PhotoBook, paper: Paper): Edit | undefined {
  const pages = design.pages.flatMap((page) => pageInFit(page, fit, { paper, photos }) ?? [])
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
