import { calendarMonths, sameMonth } from '../../calendar/calendar-months.ts'
import type { CalendarSettings, CivilMonth } from '../../calendar/calendar-settings.ts'
import type { PageId, PhotoId } from '../../ids.ts'
import { seedOf } from '../../layout/seeded-random.ts'
import { isBook } from '../../product/paper.ts'
import { monthPage } from '../calendar/calendar-design.ts'
import type { Design, Page } from '../design.ts'
import { innerPages } from '../design.ts'
import { filledSlots } from '../edits/decision.ts'
import { relaid } from '../pages/relay-page.ts'
import type { EditWorld } from '../world/edit-world.ts'
import type { Edit } from './edit.ts'

export interface CalendarChange {
  readonly settings: CalendarSettings
  /** How many months the calendar has from now on. */
  readonly months: number
}

/**
 * One edit, and so one step to undo, that gives a calendar other settings: pages keep their photos and are counted anew
 * from the start.
 *
 * Photos of months that go lie in the tray. Months that come take photos from there, then one of the fullest month, and
 * stay empty when every month has but one that may go. `undefined`: a month would go that is locked.
 */
export function calendarChanged(
  design: Design,
  { settings, months }: CalendarChange,
  world: EditWorld,
  nextId: () => PageId,
): Extract<Edit, { cmd: 'page_load' }> | undefined {
  if (isLockedMonthGoing(design, months)) {
    return undefined
  }
  const wanted = calendarMonths(settings.start, months)
  const [cover] = design.pages
  const inner = innerPages(design)
  const stay = inner.slice(0, months)
  const left = inner.slice(months)
  const tray = [...design.tray, ...left.flatMap(photosOn)]
  const renumbered = stay.map((page, at) => renamed(page, wanted[at] as CivilMonth))
  const grown = withMore({ pages: renumbered, tray }, wanted.slice(stay.length), design, world, nextId)
  const before = new Set(design.pages)
  const pages = [...(cover ? [cover] : []), ...grown.pages]
  return {
    cmd: 'page_load',
    pages: pages.filter((page) => !before.has(page)),
    order: pages.map(({ id }) => id),
    tray: grown.tray,
    calendar: settings,
  }
}

/** Whether fewer months would take a locked one away. */
export function isLockedMonthGoing(design: Design, months: number): boolean {
  return innerPages(design)
    .slice(months)
    .some(({ locked }) => locked)
}

function renamed(page: Page, month: CivilMonth): Page {
  return sameMonth(page.month, month) ? page : { ...page, month }
}

interface Grown {
  readonly pages: readonly Page[]
  readonly tray: readonly PhotoId[]
}

function withMore(
  first: Grown,
  months: readonly CivilMonth[],
  design: Design,
  world: EditWorld,
  nextId: () => PageId,
): Grown {
  const { paper, theme, photos } = world
  if (isBook(paper)) {
    return first
  }
  let { pages, tray } = first
  for (const month of months) {
    const known = tray.find((id) => photos.has(id))
    const given = known === undefined ? fromTheFullest(pages, design, world) : { pages, photo: known }
    const facts = given && photos.get(given.photo)
    pages = given?.pages ?? pages
    tray = tray.filter((id) => id !== given?.photo)
    const page = monthPage(nextId(), month, facts ? [facts] : [], { paper, theme, seed: design.seed })
    pages = [...pages, page]
  }
  return { pages, tray }
}

/** The last photo that may go of the month that has most, and the months without it; `undefined` when every month has but one, or keeps its own. */
function fromTheFullest(
  pages: readonly Page[],
  design: Design,
  world: EditWorld,
): { readonly pages: readonly Page[]; readonly photo: PhotoId } | undefined {
  const free = pages.filter((page) => lastLoose(page) !== undefined)
  const most = Math.max(0, ...free.map((page) => photosOn(page).length))
  const fullest = most > 1 ? free.find((page) => photosOn(page).length === most) : undefined
  const photo = fullest && lastLoose(fullest)
  if (!fullest || !photo) {
    return undefined
  }
  const kept = filledSlots(fullest).filter(({ placement }) => placement.photoId !== photo)
  const index = pages.indexOf(fullest) + 1
  const less = relaid({ page: fullest, index, kept, added: [], world, seed: design.seed ^ seedOf(fullest.id) })
  return less && { photo, pages: pages.map((page) => (page === fullest ? less : page)) }
}

function lastLoose(page: Page): PhotoId | undefined {
  return page.locked ? undefined : filledSlots(page).findLast(({ locked }) => !locked)?.placement.photoId
}

function photosOn(page: Page): PhotoId[] {
  return filledSlots(page).map(({ placement }) => placement.photoId)
}
