import type { CalendarSettings } from '../../calendar/calendar-settings.ts'
import { takesFits } from '../../frame/fit-window.ts'
import type { PhotoId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { isBook } from '../../product/paper.ts'
import type { Design, Page, Slot } from '../design.ts'
import { mostPhotosOn } from '../pages/template-page.ts'
import { isSheetBack } from '../sheets/sheet-page.ts'
import type { EditRefusal, EditWorld } from '../world/edit-world.ts'

/** What one edit makes of the pages. The tray follows from them; only `page_load` brings its own. */
export type Decision =
  | {
      readonly kind: 'pages'
      readonly pages: readonly Page[]
      readonly tray?: readonly PhotoId[]
      readonly calendar?: CalendarSettings
    }
  | { readonly kind: 'refused'; readonly reason: EditRefusal }

export function refuseEdit(reason: EditRefusal): Decision {
  return { kind: 'refused', reason }
}

export function decidePages(pages: readonly Page[]): Decision {
  return { kind: 'pages', pages }
}

/** The design's pages with one page instead of the page of the same id. */
export function withPage(design: Design, page: Page): Page[] {
  return design.pages.map((old) => (old.id === page.id ? page : old))
}

/** Photos on inner pages. The cover shows copies and does not count. */
export function photosInside(pages: readonly Page[]): Set<PhotoId> {
  return new Set(
    pages
      .filter((page) => page.kind !== 'cover')
      .flatMap((page) => page.slots.flatMap((slot) => (slot.placement ? [slot.placement.photoId] : []))),
  )
}

/** The facts of these photos, or `undefined` when the world does not know one of them. */
export function knownPhotos(ids: readonly PhotoId[], world: EditWorld): PhotoFacts[] | undefined {
  const facts = ids.map((id) => world.photos.get(id))
  return facts.every((photo) => photo !== undefined) ? facts : undefined
}

/** How many photos a page may take; a sheet whose photo sits in a fit takes one. */
export function mostOnPage({ paper, theme }: Pick<EditWorld, 'paper' | 'theme'>): number {
  return takesFits(paper) ? 1 : theme.layout.photosPerPage.max
}

/** How many photos may lie on this page. A cover has the slots that it has, the back of a card none. */
export function mostPhotos(page: Page, world: Pick<EditWorld, 'paper' | 'theme'>): number {
  if (isSheetBack(page)) {
    return 0
  }
  if (isBook(world.paper)) {
    return mostPhotosOn(page, world.theme)
  }
  return page.kind === 'cover' ? page.slots.length : mostOnPage(world)
}

/** Slots that hold a photo. */
export function filledSlots(page: Page): (Slot & Required<Pick<Slot, 'placement'>>)[] {
  return page.slots.flatMap((slot) => (slot.placement ? [{ ...slot, placement: slot.placement }] : []))
}
