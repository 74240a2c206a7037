import { z } from 'zod'
import { idOf } from '../../fields.ts'
import { asId, type PageId } from '../../ids.ts'
import { isBook, isTwoSided, pageFormat, sheetFormatOf } from '../../product/paper.ts'
import type { PageRule } from '../../product/product.ts'
import { blankPage, type Design, innerPages, type Page } from '../design.ts'
import { PAGES_MAX } from '../design-limits.ts'
import { sheetFront } from '../sheets/sheet-design.ts'
import { backIdOf, backPage } from '../sheets/sheet-page.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { type Decision, decidePages, refuseEdit } from './decision.ts'
import { freshPage } from './drawn-edits.ts'
import type { WireEditInput } from './edit-definition.ts'

/** How many pages an edit names at most, and at least one. */
export const pageIds = z.array(idOf<PageId>()).min(1).max(PAGES_MAX).readonly()

/** Pages are added two at a time where the command does not say how many: one sheet of paper. */
const PAGES_OF_A_SHEET = 2

/** Ids for the pages that a command adds. A front brings its back by itself, so that two pages of a card are one to name. */
export function newPageIds({ data, ids, paper }: WireEditInput<{ readonly pages?: number | undefined }>): PageId[] {
  const pages = data.pages || PAGES_OF_A_SHEET
  const length = isTwoSided(paper) ? Math.ceil(pages / 2) : pages
  return Array.from({ length }, () => asId<PageId>(ids.next()))
}

/** Adds blank pages; `page_add` is the case of one. */
export function addPages(design: Design, after: PageId, pageIds: readonly PageId[], world: EditWorld): Decision {
  return insertPages(design, after, emptyPages(design, pageIds, world), world)
}

/** Pages of a book are blank, or drawn ones that wait for photos; a new sheet waits for its photo. */
export function emptyPages(design: Design, ids: readonly PageId[], world: EditWorld): Page[] {
  const { paper, theme } = world
  if (isBook(paper)) {
    return ids.map((id) => freshPage(id, world))
  }
  const format = sheetFormatOf(paper, design.pages.at(-1)?.sheet)
  return ids.map((id) => sheetFront(id, [], format, { paper, theme, seed: design.seed }))
}

/** Every new front brings its back, where both sides are printed. */
function withBacks(fronts: readonly Page[], { paper, theme }: EditWorld): readonly Page[] {
  if (!isTwoSided(paper)) {
    return fronts
  }
  return fronts.flatMap((front) => {
    const sheet = { id: front.sheet?.id ?? '', turned: false }
    return [front, backPage(backIdOf(front.id), sheet, pageFormat(paper, { sheet }), theme, '')]
  })
}

export function insertPages(design: Design, after: PageId, fronts: readonly Page[], world: EditWorld): Decision {
  const { pages: rule, paper } = world
  const named = design.pages.findIndex((page) => page.id === after)
  if (named < 0) {
    return refuseEdit('page-unknown')
  }
  if (rule.kind === 'fixed') {
    return refuseEdit('page-count-fixed')
  }
  const added = withBacks(fronts, world)
  const last = added.at(-1)
  if (!last) {
    return refuseEdit('nothing-to-change')
  }
  // Nothing comes between a front and its back.
  const at = isTwoSided(paper) && design.pages[named]?.kind !== 'back' ? named + 1 : named
  const total = innerPages(design).length
  const missing = missingTo(rule, total + added.length)
  const fresh = [...added, ...fillers(last.id, missing, design.pages)]
  const ids = new Set([...design.pages, ...fresh].map((page) => page.id))
  if (ids.size < design.pages.length + fresh.length) {
    return refuseEdit('page-not-valid')
  }
  if (total + fresh.length > rule.max) {
    return refuseEdit('too-many-pages')
  }
  return decidePages([...design.pages.slice(0, at + 1), ...fresh, ...design.pages.slice(at + 1)])
}

function missingTo(rule: PageRule, total: number): number {
  const multiple = Math.max(1, rule.multiple)
  return (multiple - (total % multiple)) % multiple
}

/** Blank pages that fill up to the page multiple are named after the page that needs them: `<id>.b1`, ... as is free. */
function fillers(id: PageId, count: number, pages: readonly Page[]): Page[] {
  const taken = new Set(pages.map((page) => page.id))
  const added: Page[] = []
  for (let number = 1; added.length < count; number++) {
    const name = asId<PageId>(`${id}.b${number}`)
    if (!taken.has(name)) {
      added.push(blankPage(name))
    }
  }
  return added
}

/**
 * Takes pages away; their photos go to the tray.
 *
 * When the total is then no multiple, the last blank pages go too; are there too few of them, or would the book
 * become too short, blank pages are added at the end instead.
 */
export function removePages(design: Design, pageIds: readonly PageId[], { pages: rule, paper }: EditWorld): Decision {
  const known = new Set(design.pages.map((page) => page.id))
  if (pageIds.some((id) => !known.has(id))) {
    return refuseEdit('page-unknown')
  }
  const gone = isTwoSided(paper) ? wholeSheets(design, pageIds) : new Set(pageIds)
  const removed = design.pages.filter((page) => gone.has(page.id))
  if (removed.some((page) => page.kind === 'cover')) {
    return refuseEdit('cover-stays')
  }
  if (removed.some((page) => page.locked)) {
    return refuseEdit('page-locked')
  }
  const [first] = pageIds
  if (!first) {
    return refuseEdit('nothing-to-change')
  }
  if (rule.kind === 'fixed') {
    return refuseEdit('page-count-fixed')
  }
  const rest = design.pages.filter((page) => !gone.has(page.id))
  const total = rest.filter((page) => page.kind !== 'cover').length
  const surplus = total % Math.max(1, rule.multiple)
  const blanks = rest.filter((page) => page.kind === 'blank' && !page.locked).slice(-surplus || rest.length)
  if (surplus > 0 && blanks.length === surplus && total - surplus >= rule.min) {
    return decidePages(rest.filter((page) => !blanks.includes(page)))
  }
  const missing = missingTo(rule, total)
  const next = [...rest, ...fillers(first, missing, design.pages)]
  const empty = removed.every((page) => page.kind === 'blank')
  return total + missing < rule.min || (empty && next.length === design.pages.length)
    ? refuseEdit('too-few-pages')
    : decidePages(next)
}

/** A front goes with its back, and a back with its front. */
export function wholeSheets(design: Design, pageIds: readonly PageId[]): Set<PageId> {
  return new Set(
    pageIds.flatMap((id) => {
      const at = design.pages.findIndex((page) => page.id === id)
      const front = at - (at % 2)
      return design.pages.slice(front, front + 2).map((page) => page.id)
    }),
  )
}
