import type { PageId } from '../../ids.ts'
import { type Design, innerPages } from '../design.ts'
import type { EditRefusal, EditWorld } from '../world/edit-world.ts'
import { applyEdit } from './apply-edit.ts'
import type { Edit } from './edit.ts'

/** What would come of an edit of whole pages, told before it is made. */
export type PagePlan =
  | {
      readonly kind: 'possible'
      readonly edit: Edit
      readonly next: Design
      /** How many pages there would be, the cover left out. */
      readonly pages: number
      /** Photos that would go to the tray. */
      readonly loosened: number
      /** Blank pages that would come beside what was asked for, so that the number can be bound. */
      readonly fillers: number
    }
  | { readonly kind: 'refused'; readonly reason: EditRefusal }

/** What would come of an edit. */
export function planOf(design: Design, edit: Edit, world: EditWorld): PagePlan {
  const verdict = applyEdit(design, edit, world)
  if (verdict.kind === 'refused') {
    return verdict
  }
  const { next } = verdict
  const known = new Set(design.pages.map(({ id }) => id))
  const requested = new Set(edit.cmd === 'new_pages' ? edit.pageIds : edit.cmd === 'page_add' ? [edit.pageId] : [])
  return {
    kind: 'possible',
    ...{ edit, next },
    pages: innerPages(next).length,
    loosened: Math.max(0, next.tray.length - design.tray.length),
    fillers: next.pages.filter(({ id, kind }) => kind === 'blank' && !known.has(id) && !requested.has(id)).length,
  }
}

/** Takes pages out: one by a command of its own, several by the one for several. */
export function pagesTakenOut(pageIds: readonly PageId[]): Edit {
  const [only, ...others] = pageIds
  return only !== undefined && others.length === 0
    ? { cmd: 'page_del', pageId: only }
    : { cmd: 'remove_pages', pageIds }
}

/** Pages that go as one where pages are put in order: a spread, a sheet with its back, a page that lies alone. */
export type Leaf = readonly PageId[]

export interface LeafMove {
  readonly leaves: readonly Leaf[]
  /** Which of them go, the one in hand first. */
  readonly going: readonly number[]
  /** The leaf in whose place they are put down. */
  readonly over: number
}

/**
 * Leaves put down in the place of another one, or as near to it as they can lie: the spread that is brought to the very front
 * or end comes to lie next to the page there that has no other beside it.
 */
export function movePlan(design: Design, { leaves, going, over }: LeafMove, world: EditWorld): PagePlan {
  const inHand = going[0] ?? over
  const gone = new Set(going)
  const forward = over > inHand
  const pageIds = leaves.flatMap((leaf, index) => (gone.has(index) ? leaf : []))
  // Behind which leaf, from where they are put down back towards where they came from; -1 is the very front.
  const first = forward ? over : over - 1
  const places = [first, forward ? first - 1 : first + 1]
  const plans = places.map((place): PagePlan => {
    const behind = leaves.findLastIndex((_, index) => index <= place && !gone.has(index))
    const after = inReadingOrder(design, leaves[behind] ?? []).at(-1)
    return planOf(design, { cmd: 'page_move', pageIds, ...(after === undefined ? {} : { after }) }, world)
  })
  const [wanted, near] = plans
  const torn = wanted?.kind === 'refused' && wanted.reason === 'spread-torn' && near?.kind === 'possible'
  return (torn ? near : wanted) ?? { kind: 'refused', reason: 'nothing-to-change' }
}

/** In a book that is bound on the right the later page of a spread is named first. */
function inReadingOrder({ pages }: Design, leaf: Leaf): Leaf {
  return pages.flatMap(({ id }) => (leaf.includes(id) ? [id] : []))
}
