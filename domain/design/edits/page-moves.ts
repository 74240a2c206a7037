import type { PageId } from '../../ids.ts'
import { isBook, isTwoSided } from '../../product/paper.ts'
import type { Design, Page } from '../design.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { type Decision, decidePages, refuseEdit } from './decision.ts'
import { wholeSheets } from './page-edits.ts'
import { areFacing, foldsOf } from './spread-edit.ts'

/**
 * Lays pages behind another one, in reading order; `after` is absent for the first place of a set of sheets.
 *
 * The cover stays in front and months in their order. Pages that face each other and go together face each other again, and no
 * photo over a fold is torn: where either would happen, the move is refused.
 */
export function movePages(
  design: Design,
  { pageIds, after }: { readonly pageIds: readonly PageId[]; readonly after?: PageId | undefined },
  world: EditWorld,
): Decision {
  const { pages } = design
  const known = new Set(pages.map(({ id }) => id))
  if ([...pageIds, ...(after === undefined ? [] : [after])].some((id) => !known.has(id))) {
    return refuseEdit('page-unknown')
  }
  if (design.calendar) {
    return refuseEdit('pages-keep-order')
  }
  const going = isTwoSided(world.paper) ? wholeSheets(design, pageIds) : new Set(pageIds)
  const moved = pages.filter(({ id }) => going.has(id))
  const rest = pages.filter(({ id }) => !going.has(id))
  if (moved.some(({ kind }) => kind === 'cover') || (after === undefined && pages[0]?.kind === 'cover')) {
    return refuseEdit('cover-stays')
  }
  const named = rest.findIndex(({ id }) => id === after)
  if (after !== undefined && named < 0) {
    return refuseEdit('nothing-to-change')
  }
  // Nothing comes between a front and its back.
  const at = rest[named + 1]?.kind === 'back' ? named + 1 : named
  const next = [...rest.slice(0, at + 1), ...moved, ...rest.slice(at + 1)]
  if (next.every((page, index) => page === pages[index])) {
    return refuseEdit('nothing-to-change')
  }
  return partsPages(pages, next, going, world) ? refuseEdit('spread-torn') : decidePages(next)
}

/** Whether pages that belong side by side no longer lie so. */
function partsPages(
  before: readonly Page[],
  after: readonly Page[],
  going: ReadonlySet<PageId>,
  world: EditWorld,
): boolean {
  if (!isBook(world.paper)) {
    return false
  }
  const place = new Map(after.map(({ id }, index) => [id, index]))
  const together = before.flatMap((page, index) => {
    const next = before[index + 1]
    return next && areFacing(index, index + 1) && going.has(page.id) && going.has(next.id) ? [[page.id, next.id]] : []
  })
  return [...together, ...foldsOf(before, world)].some(([first, second]) => {
    const [a, b] = [place.get(first as PageId) ?? 0, place.get(second as PageId) ?? 0]
    return b !== a + 1 || !areFacing(a, b)
  })
}
