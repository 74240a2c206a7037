import { z } from 'zod'
import { calendarSettings } from '../../../calendar/calendar-settings.ts'
import type { PhotoId } from '../../../ids.ts'
import { isBook, isTwoSided } from '../../../product/paper.ts'
import type { Design, Page } from '../../design.ts'
import { innerPages, pageOrder, pageSchema, traySchema } from '../../design.ts'
import { PAGES_MAX } from '../../design-limits.ts'
import type { EditRefusal, EditWorld } from '../../world/edit-world.ts'
import { calendarRefusal } from '../calendar-edit.ts'
import type { Decision } from '../decision.ts'
import { photosInside, refuseEdit } from '../decision.ts'
import { defineEdit, reads } from '../edit-definition.ts'
import { pageRefusal } from '../page-refusal.ts'
import { spreadsAreWhole } from '../spread-edit.ts'
import { nothingMore } from '../wire-data.ts'

const schema = z
  .strictObject({
    cmd: z.literal('page_load'),
    pages: z.array(pageSchema).max(PAGES_MAX).readonly(),
    /** The new reading order of all pages. */
    order: pageOrder,
    tray: traySchema,
    /** The new settings of a calendar; absent: as they are. */
    calendar: calendarSettings.exactOptional(),
  })
  .readonly()

/**
 * Puts whole pages back as given: undo, redo, reset, and what changes many pages at once (fit of all prints, copies,
 * months). Every edit is inverted by one of these.
 */
export type PageLoad = z.output<typeof schema>

export const pageLoad = defineEdit({
  schema,
  decide: loadPages,
  wire: nothingMore,
  // Nothing in the specified data says what to load: asked for so, the page is answered as it is.
  fromWire: () => reads<PageLoad>(),
  errors: () => ({ post: 51, picture: 51 }),
  pageOf: ({ pages }) => pages[0]?.id,
  says: () => undefined,
  changesPageCount: false,
})

/** After making sure that a design may look like that. */
function loadPages(design: Design, edit: PageLoad, world: EditWorld): Decision {
  const given = new Map(edit.pages.map((page) => [page.id, page]))
  const known = new Map([...design.pages.map((page) => [page.id, page] as const), ...given])
  const pages = edit.order.flatMap((id) => known.get(id) ?? [])
  if (pages.length < edit.order.length) {
    return refuseEdit('page-unknown')
  }
  const order = new Set(edit.order)
  if (order.size < edit.order.length || given.size < edit.pages.length || edit.pages.some(({ id }) => !order.has(id))) {
    return refuseEdit('page-not-valid')
  }
  const calendar = edit.calendar ?? design.calendar
  if (edit.calendar && !design.calendar) {
    return refuseEdit('page-not-valid')
  }
  const refusal =
    countRefusal(design, pages, world) ??
    edit.pages
      .map((page) => pageRefusal(page, innerPages({ pages }).length, world))
      .find((reason) => reason !== undefined) ??
    calendarRefusal(pages, calendar, world, design.calendar) ??
    (spreadsAreWhole(pages, world) ? undefined : 'page-not-valid') ??
    photosRefusal(pages, edit.tray, world)
  if (refusal) {
    return refuseEdit(refusal)
  }
  const tray = [...edit.tray, ...forgotten(design, pages, edit.tray, world)]
  const same =
    pages.length === design.pages.length &&
    JSON.stringify([pages, tray, calendar]) === JSON.stringify([design.pages, design.tray, design.calendar])
  return same ? refuseEdit('nothing-to-change') : { kind: 'pages', pages, tray, ...(calendar ? { calendar } : {}) }
}

function countRefusal(
  design: Design,
  pages: readonly Page[],
  { pages: rule, paper }: EditWorld,
): EditRefusal | undefined {
  const covers = pages.filter((page) => page.kind === 'cover').length
  const whole =
    isBook(paper) || design.calendar
      ? covers === 1 && pages[0]?.kind === 'cover' && pages[0].id === design.pages[0]?.id
      : covers === 0
  if (!whole) {
    return 'cover-stays'
  }
  if (isTwoSided(paper) && pages.some((page, at) => (page.kind === 'back') !== (at % 2 === 1))) {
    return 'page-not-valid'
  }
  const total = innerPages({ pages }).length
  if (total === innerPages(design).length) {
    return undefined
  }
  if (rule.kind === 'fixed') {
    return 'page-count-fixed'
  }
  if (total < rule.min) {
    return 'too-few-pages'
  }
  if (total > rule.max) {
    return 'too-many-pages'
  }
  return total % Math.max(1, rule.multiple) === 0 ? undefined : 'page-not-valid'
}

/** Inner pages and tray hold a photo of the design once, and none that is not there. */
function photosRefusal(
  pages: readonly Page[],
  tray: readonly PhotoId[],
  { photos }: EditWorld,
): EditRefusal | undefined {
  const placed = placedIn(pages)
  if (new Set([...placed, ...tray]).size < placed.length + tray.length) {
    return 'photo-already-placed'
  }
  return tray.some((id) => !photos.has(id)) ? 'photo-unknown' : undefined
}

/**
 * Photos of the design that neither the pages nor the tray name: they came to the album after what is put back was made.
 * They wait in the tray, so that no photo is lost and everything can be undone.
 */
function forgotten(
  design: Design,
  pages: readonly Page[],
  tray: readonly PhotoId[],
  { photos }: EditWorld,
): readonly PhotoId[] {
  const held = new Set([...placedIn(pages), ...tray])
  return [...new Set([...photosInside(design.pages), ...design.tray])].filter((id) => photos.has(id) && !held.has(id))
}

function placedIn(pages: readonly Page[]): readonly PhotoId[] {
  return pages
    .filter((page) => page.kind !== 'cover')
    .flatMap((page) => page.slots.flatMap((slot) => (slot.half === 'right' ? [] : (slot.placement?.photoId ?? []))))
}
