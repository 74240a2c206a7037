import { expect, test } from 'vitest'
import { aBookProduct, aDesign } from '../../../tests/support/builders/design-builders.ts'
import { asId, type PageId } from '../../ids.ts'
import { type Design, innerPages } from '../design.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { applyEdit } from './apply-edit.ts'
import type { Edit } from './edit.ts'
import { type Leaf, movePlan, type PagePlan, planOf } from './page-plan.ts'

const RULE = { min: 8, max: 16, default: 8, multiple: 2 } as const

/** A book of so many pages, blank where photos are too few. */
function aBookOf(count: number): { readonly design: Design; readonly world: EditWorld } {
  const { design, world } = aDesign(30, { product: aBookProduct(RULE) })
  let now = design
  for (let at = innerPages(now).length; at < count; at += 2) {
    const pageIds = [asId<PageId>(`more${at}`), asId<PageId>(`more${at + 1}`)]
    const verdict = applyEdit(now, { cmd: 'new_pages', after: now.pages.at(-1)?.id as PageId, pageIds }, world)
    now = verdict.kind === 'applied' ? verdict.next : now
  }
  return { design: now, world }
}

const told = (plan: PagePlan) => (plan.kind === 'refused' ? plan.reason : [plan.pages, plan.fillers])
const pages = ({ pages }: Design, ...at: readonly number[]) => at.flatMap((index) => pages[index]?.id ?? [])

test.each([8, 10, 12, 14, 16])('A§5 page counts: what is told before at %i pages is what may happen', (count) => {
  const { design, world } = aBookOf(count)
  expect(innerPages(design).length).toBe(count)
  const [first, second] = pages(design, 2, 3)
  const plans = {
    'a spread more': planOf(
      design,
      { cmd: 'new_pages', after: first as PageId, pageIds: [asId('n1'), asId('n2')] },
      world,
    ),
    'one page more': planOf(design, { cmd: 'page_add', after: first as PageId, pageId: asId('n1') }, world),
    'a spread less': planOf(design, { cmd: 'remove_pages', pageIds: pages(design, 2, 3) }, world),
    'one page less': planOf(design, { cmd: 'page_del', pageId: second as PageId }, world),
  }
  const more = count < RULE.max
  const less = count > RULE.min
  expect(Object.fromEntries(Object.entries(plans).map(([name, plan]) => [name, told(plan)]))).toEqual({
    'a spread more': more ? [count + 2, 0] : 'too-many-pages',
    'one page more': more ? [count + 2, 1] : 'too-many-pages',
    'a spread less': less ? [count - 2, 0] : 'too-few-pages',
    // The other page of its sheet goes when it is blank, else one comes at the end.
    'one page less': less ? [count - 2, 0] : [count, 1],
  })
})

test('A§5 page counts: the photos of pages that go are told before', () => {
  const { design, world } = aBookOf(12)
  const photos = pages(design, 2, 3).flatMap((id) => design.pages.find((page) => page.id === id)?.slots ?? []).length
  const plan = planOf(design, { cmd: 'remove_pages', pageIds: pages(design, 2, 3) }, world)
  expect(plan.kind === 'possible' && [plan.loosened, photos > 0]).toEqual([photos, true])
})

const { design, world } = aBookOf(8)
const leaves: readonly Leaf[] = [[0], [1], [2, 3], [4, 5], [6, 7], [8]].map((leaf) => pages(design, ...leaf))

test.each([
  ['a spread over a later one', [2], 4, [0, 1, 4, 5, 6, 7, 2, 3, 8]],
  ['a spread over an earlier one', [4], 2, [0, 1, 6, 7, 2, 3, 4, 5, 8]],
  ['a spread over the first page: next to it', [4], 1, [0, 1, 6, 7, 2, 3, 4, 5, 8]],
  ['a spread over the last page: next to it', [2], 5, [0, 1, 4, 5, 6, 7, 2, 3, 8]],
  ['two spreads, the later one in hand', [4, 2], 3, [0, 1, 2, 3, 6, 7, 4, 5, 8]],
  ['the first page over a spread', [1], 2, [0, 2, 3, 1, 4, 5, 6, 7, 8]],
  ['a spread over the cover', [3], 0, 'cover-stays'],
  ['the first spread earlier: it lies there', [2], 1, 'spread-torn'],
] as const)('page order: %s', (_, going, over, expected) => {
  const plan = movePlan(design, { leaves, going, over }, world)
  const at = new Map(design.pages.map(({ id }, index) => [id, index]))
  expect(plan.kind === 'refused' ? plan.reason : plan.next.pages.map(({ id }) => at.get(id))).toEqual(expected)
})

test('page order: the edit of a plan makes the design of the plan', () => {
  const plan = movePlan(design, { leaves, going: [2], over: 4 }, world)
  const edit: Edit | undefined = plan.kind === 'possible' ? plan.edit : undefined
  expect(edit).toEqual({ cmd: 'page_move', pageIds: pages(design, 2, 3), after: pages(design, 7)[0] })
  const verdict = edit && applyEdit(design, edit, world)
  expect(verdict?.kind === 'applied' && verdict.next).toEqual(plan.kind === 'possible' && plan.next)
})
