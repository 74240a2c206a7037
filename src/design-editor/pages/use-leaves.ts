import { type Leaf, movePlan, type PagePlan, pagesTakenOut, planOf } from '../../../domain/design/change/page-plan.ts'
import type { Design, Page } from '../../../domain/design/design.ts'
import type { EditWorld } from '../../../domain/design/world/edit-world.ts'
import type { IdSource, PageId } from '../../../domain/ids.ts'
import { asId } from '../../../domain/ids.ts'
import { isRightBound } from '../../../domain/product/paper.ts'
import { spreadsOf } from '../../../editor/spread.ts'
import { canLock, pagesAdded, pagesLocked } from '../edits/page-edits.ts'
import type { Marks } from '../hooks/marks.ts'

/** All pages as leaves, which of them are chosen, and what would come of what can be done with those. */
export interface Leaves {
  readonly all: readonly Leaf[]
  /** Places in `all` of the chosen ones. */
  readonly chosen: readonly number[]
  toggle(leaf: Leaf): void
  clear(): void
  /** What comes of putting the leaf at `from` down at `over`; the chosen ones go with it if it is one of them. */
  move(from: number, over: number): PagePlan
  /** The chosen ones one place on, 1 or -1. */
  nudge(by: 1 | -1): PagePlan
  remove(): PagePlan
  add(): PagePlan
  /** Locks the chosen ones, or lets them go if all are locked; absent where there is nothing to lock. */
  readonly lock: { readonly on: boolean; readonly edit: ReturnType<typeof pagesLocked> } | undefined
}

export function useLeaves(
  design: Design,
  world: EditWorld,
  { ids, marks }: { readonly ids: IdSource; readonly marks: Marks },
): Leaves {
  const picked: ReadonlySet<string> = new Set(marks.ids)
  const all = spreadsOf(design.pages, 'spread', isRightBound(world.paper))
  const chosen = all.flatMap((leaf, index) => (leaf.every((id) => picked.has(id)) ? [index] : []))
  const pageIds = design.pages.flatMap(({ id }) => (chosen.some((index) => all[index]?.includes(id)) ? [id] : []))
  const pages = design.pages.filter((page): page is Page => pageIds.includes(page.id) && canLock(page))
  const plans = new Map<string, PagePlan>()
  // The line, the words and the ears ask for the same plan.
  const move = (from: number, over: number) => {
    const key = `${from} ${over}`
    const going = chosen.includes(from) ? [from, ...chosen.filter((one) => one !== from)] : [from]
    const plan = plans.get(key) ?? movePlan(design, { leaves: all, going, over }, world)
    plans.set(key, plan)
    return plan
  }
  const locked = pages.every((page) => page.locked)
  return {
    ...{ all, chosen, move },
    toggle(leaf) {
      const on = !leaf.every((id) => picked.has(id))
      marks.set([
        ...design.pages.flatMap(({ id }) => (picked.has(id) && !leaf.includes(id) ? id : [])),
        ...(on ? leaf : []),
      ])
    },
    clear: () => marks.set([]),
    nudge: (by) => {
      const edge = by > 0 ? Math.max(...chosen) : Math.min(...chosen)
      return all[edge + by] ? move(edge, edge + by) : { kind: 'refused', reason: 'nothing-to-change' }
    },
    remove: () => planOf(design, pagesTakenOut(pageIds), world),
    add: () => {
      const after = pageIds.at(-1) ?? asId<PageId>('')
      return planOf(
        design,
        pagesAdded(design, after, world.pages.multiple, () => asId<PageId>(ids.next())),
        world,
      )
    },
    lock: pages.length > 0 ? { on: !locked, edit: pagesLocked(design, pageIds, !locked) } : undefined,
  }
}
