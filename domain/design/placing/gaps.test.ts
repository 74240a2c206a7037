import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBleedTheme, aDesign, type DesignSetup } from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { asId, type SlotId } from '../../ids.ts'
import { pageFormat } from '../../product/paper.ts'
import { applyEdit } from '../change/apply-edit.ts'
import type { Page, Slot } from '../design.ts'
import { gapsOf, pulledBy } from './gaps.ts'
import { smallestSide } from './smallest-side.ts'

const slot = (id: string, x: number, y: number, width: number, height: number): Slot => ({
  ...{ id: asId<SlotId>(id), panel: 'front', box: { x, y, width, height }, locked: false },
})
const pageOf = (...slots: Slot[]): Page => ({
  ...{ id: asId('p'), kind: 'inner', slots, captions: [], shuffleStep: 0, locked: false },
})
const SQUARE = { width: 200, height: 200 }
/** One tall photo on the left, two on the right. */
const THREE = pageOf(slot('a', 20, 20, 78, 160), slot('b', 102, 20, 78, 100), slot('c', 102, 124, 78, 56))

test('gaps: each straight cut is one, with its limits and where it snaps', () => {
  expect(gapsOf(THREE, SQUARE)).toEqual([
    {
      ...{ id: 'a|b,c', axis: 'x', box: { x: 98, y: 20, width: 4, height: 160 }, before: ['a'], after: ['b', 'c'] },
      ...{ from: -58, to: 58, snaps: [] },
    },
    {
      ...{ id: 'b|c', axis: 'y', box: { x: 102, y: 120, width: 78, height: 4 }, before: ['b'], after: ['c'] },
      ...{ from: -80, to: 36, snaps: [-22] },
    },
  ])
})

test('gaps: a pulled gap takes the edges at it with it, and nothing else', () => {
  const [upright] = gapsOf(THREE, SQUARE)
  expect(upright && pulledBy(THREE, upright, 10)).toEqual([
    { id: 'a', box: { x: 20, y: 20, width: 88, height: 160 } },
    { id: 'b', box: { x: 112, y: 20, width: 68, height: 100 } },
    { id: 'c', box: { x: 112, y: 124, width: 68, height: 56 } },
  ])
  expect(upright && pulledBy(THREE, upright, 500)[1]?.box.width).toBe(20)
})

test('gaps: none at a locked photo, on a locked page, on a cover, at words, or with one photo', () => {
  const locked = { ...THREE, slots: THREE.slots.map((one) => ({ ...one, locked: one.id === 'a' })) }
  const words = {
    id: asId<never>('w'),
    role: 'text',
    panel: 'front',
    text: '',
    box: { x: 20, y: 184, width: 160, height: 10 },
  } as const
  expect([
    gapsOf(locked, SQUARE).map(({ id }) => id),
    gapsOf({ ...THREE, locked: true }, SQUARE),
    gapsOf({ ...THREE, kind: 'cover' }, SQUARE),
    gapsOf(pageOf(slot('a', 20, 20, 160, 160)), SQUARE),
    gapsOf({ ...THREE, captions: [words] }, SQUARE).map(({ id }) => id),
  ]).toEqual([['b|c'], [], [], [], ['a|b,c', 'b|c']])
})

const SETUPS: Record<string, DesignSetup> = { margins: aDesign(60), bleed: aDesign(90, { theme: aBleedTheme() }) }

test.each(Object.entries(SETUPS))(
  'gaps: wherever a gap is pulled, photos stay on their page, apart, large enough, and one step takes it back (%s)',
  (_, { design, world }) => {
    const pages = design.pages.filter((page) => gapsOf(page, pageFormat(world.paper, page).page).length > 0)
    expect(pages.length).toBeGreaterThan(3)
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) => {
        const page = pages[a % pages.length] as Page
        const format = pageFormat(world.paper, page).page
        const gaps = gapsOf(page, format)
        const gap = gaps[b % gaps.length] as (typeof gaps)[number]
        const slots = pulledBy(page, gap, gap.from + (gap.to - gap.from) * share)
        const edit = { cmd: 'page_layout', pageId: page.id, layout: { kind: 'pulled', slots } } as const
        const verdict = applyEdit(design, edit, world)
        if (verdict.kind === 'refused') {
          expect(verdict.reason).toBe('nothing-to-change')
          return
        }
        expect(designFaults(verdict.next, world)).toEqual([])
        const next = verdict.next.pages.find(({ id }) => id === page.id) as Page
        expect(next.slots.map(({ id, box }) => ({ id, box }))).toEqual(slots)
        const moved = next.slots.filter(({ id }) => [...gap.before, ...gap.after].includes(id))
        expect(Math.min(...moved.map(({ box }) => (gap.axis === 'x' ? box.width : box.height)))).toBeGreaterThanOrEqual(
          smallestSide(format) - 1e-6,
        )
        const back = applyEdit(verdict.next, verdict.inverse, world)
        expect(back.kind === 'applied' && back.next).toEqual(design)
      }),
      { numRuns: 150, seed: 3 },
    )
  },
)
