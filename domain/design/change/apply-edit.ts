import { produce } from 'immer'
import type { PageId, PhotoId } from '../../ids.ts'
import { isBook, pageFormat } from '../../product/paper.ts'
import { spineWidth } from '../../product/product.ts'
import { sameValue } from '../../same-value.ts'
import { coverAreas, sideIn, sideShift } from '../areas/page-areas.ts'
import type { Caption, Design, Page } from '../design.ts'
import { innerPages } from '../design.ts'
import { looksOtherwise } from '../edits/calendar-edit.ts'
import type { PageLoad } from '../edits/commands/page-load.ts'
import type { Decision } from '../edits/decision.ts'
import { photosInside, refuseEdit } from '../edits/decision.ts'
import { settledSpreads } from '../edits/spread-edit.ts'
import { atItsBleed, shifted } from '../pages/relay-page.ts'
import { withTitleRoom } from '../pages/title-room.ts'
import type { EditWorld } from '../world/edit-world.ts'
import type { ApplyEdit, Edit, EditVerdict } from './edit.ts'
import { definitionOf } from './edit.ts'

/**
 * Applies one edit, or says why not. The same on the phone and on the server.
 *
 * Inner pages and tray hold the same photos before and after, each exactly once, and those that the edit brings; the
 * cover shows copies. Photos of the album that the design was not made of (a cover's own, groups that were left out, what
 * came since) come in by an edit that names them, not along with another.
 */
export const applyEdit: ApplyEdit = (design, edit, world) => {
  const decision = decide(design, edit, world)
  if (decision.kind === 'refused') {
    return decision
  }
  // What is put back is put back as it was; everything else follows from the pages.
  const settled = decision.tray
    ? decision.pages
    : toTheirBleed(design, settledSpreads(design, onTheirSides(design, decision.pages, world), world), world)
  const pages = asBefore(
    design.pages,
    decision.tray ? settled : withSpine(withCoverRoom(design, settled, world), world),
  )
  const tray = decision.tray ?? trayOf(design, pages, world)
  const { calendar } = decision
  const next: Design = { ...design, ...(calendar ? { calendar } : {}), pages, tray }
  return saysTheSame(design, next) ? { kind: 'refused', reason: 'nothing-to-change' } : applied(design, next, world)
}

/**
 * Pages that say what they said are those that they were: the halves of every photo over the fold are settled with every edit,
 * and none of them is drawn anew, sent or counted as changed for it.
 */
function asBefore(before: readonly Page[], after: readonly Page[]): readonly Page[] {
  const known = new Map(before.map((page) => [page.id, page]))
  return after.map((page) => {
    const was = known.get(page.id)
    return was && sameValue(was, page) ? was : page
  })
}

/**
 * Whether an edit came to nothing after all: half of a photo over the fold that is turned goes back to its other half. Its
 * inverse would have nothing to change either, and be refused.
 */
function saysTheSame(design: Design, next: Design): boolean {
  return (
    next.pages.length === design.pages.length &&
    next.pages.every((page, at) => page.id === design.pages[at]?.id) &&
    next.pages.every((page, at) => sameValue(page, design.pages[at])) &&
    sameValue(next.tray, design.tray) &&
    sameValue(next.calendar, design.calendar)
  )
}

/** A calendar has a page for every month, and no other way to more months than `page_load`. */
function decide(design: Design, edit: Edit, world: EditWorld): Decision {
  const definition = definitionOf(edit.cmd)
  return design.calendar && definition.changesPageCount
    ? refuseEdit('page-count-fixed')
    : definition.decide(design, edit, world)
}

/** Pages that came to lie on the other side of the fold keep their distance from it. */
function onTheirSides(design: Design, pages: readonly Page[], world: EditWorld): readonly Page[] {
  const { paper } = world
  if (!isBook(paper)) {
    return pages
  }
  const before = new Map(design.pages.map((page, at) => [page.id, at]))
  return pages.map((page, at) => {
    const was = before.get(page.id)
    const moved =
      was !== undefined && was > 0 && sideIn(paper, was) !== sideIn(paper, at) && page.template === undefined
    const empty = page.slots.length + page.captions.length === 0
    return moved && !empty && paper.gutter > 0 ? shifted(page, sideShift(paper, sideIn(paper, at)), paper) : page
  })
}

/** A page that came to open a chapter, or does no longer, bleeds as far as such pages do. */
function toTheirBleed(design: Design, pages: readonly Page[], { paper, photos }: EditWorld): readonly Page[] {
  if (!isBook(paper) || paper.bleeds?.chapter === undefined) {
    return pages
  }
  const before = new Set(design.pages)
  return pages.map((page) => (before.has(page) ? page : atItsBleed(page, pageFormat(paper, page), photos)))
}

/** A title that came onto the cover takes its room from the photos, and gives it back when it goes. */
function withCoverRoom(design: Design, pages: readonly Page[], world: EditWorld): readonly Page[] {
  const [[before], [cover, ...inner]] = [design.pages, pages]
  const next =
    before && cover && before !== cover && withTitleRoom(before, cover, { ...world, pageCount: inner.length })
  return next && next !== cover ? [next, ...inner] : pages
}

/** The spine's text is as wide as the spine, which grows with the pages. */
function withSpine(pages: readonly Page[], { paper, theme }: EditWorld): readonly Page[] {
  if (!isBook(paper)) {
    return pages
  }
  const { spine } = coverAreas({ book: paper, theme, pageCount: pages.length - 1, titled: true })
  const isOther = ({ panel, box }: Caption) => panel === 'spine' && spine !== undefined && box.width !== spine.width
  // Most edits leave the spine as it is: the pages are not copied to find that out.
  if (!pages.some(({ captions }) => captions.some(isOther))) {
    return pages
  }
  return produce(pages, (drafts) => {
    for (const caption of drafts.flatMap(({ captions }) => captions)) {
      if (spine && isOther(caption)) {
        caption.box = spine
      }
    }
  })
}

function trayOf(design: Design, pages: readonly Page[], { photos }: EditWorld): readonly PhotoId[] {
  const moved = !sameSlots(design.pages, pages)
  // Texts are typed key by key: no photo of a book is looked for where none has moved and none waits.
  if (!moved && design.tray.length === 0) {
    return design.tray
  }
  const held = photosInside(design.pages)
  const inside = moved ? photosInside(pages) : held
  const waiting = new Set(design.tray)
  const tray = [...photos.keys()].filter((id) => !inside.has(id) && (held.has(id) || waiting.has(id)))
  const same = tray.length === design.tray.length && tray.every((id, at) => id === design.tray[at])
  return same ? design.tray : tray
}

function sameSlots(before: readonly Page[], after: readonly Page[]): boolean {
  return before.length === after.length && after.every(({ slots, kind }, at) => isOf(before[at], { slots, kind }))
}

function isOf(page: Page | undefined, { slots, kind }: Pick<Page, 'slots' | 'kind'>): boolean {
  return page?.slots === slots && page.kind === kind
}

function applied(design: Design, next: Design, { paper }: EditWorld): EditVerdict {
  const before = new Map(design.pages.map((page) => [page.id, page]))
  const after = new Map(next.pages.map((page) => [page.id, page]))
  const spineMoved =
    isBook(paper) && spineWidth(paper, innerPages(design).length) !== spineWidth(paper, innerPages(next).length)
  const isChanged = (page: Page) =>
    before.get(page.id) !== page || (page.kind === 'cover' && spineMoved) || looksOtherwise(page, design, next)
  const inverse: PageLoad = {
    cmd: 'page_load',
    pages: design.pages.filter((page) => after.get(page.id) !== page),
    order: design.pages.map((page): PageId => page.id),
    tray: design.tray,
    ...(design.calendar && next.calendar !== design.calendar ? { calendar: design.calendar } : {}),
  }
  return { kind: 'applied', next, inverse, changed: next.pages.filter(isChanged).map((page) => page.id) }
}
