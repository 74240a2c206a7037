import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aBleedTheme,
  aBookProduct,
  aCardProduct,
  aDesign,
  aFrameProduct,
  aSheetDesign,
  aTheme,
} from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { applyEdit } from '../change/apply-edit.ts'
import type { Edit } from '../change/edit.ts'
import type { Design } from '../design.ts'
import type { EditWorld } from '../world/edit-world.ts'

const ids = ({ pages }: Design) => pages.map(({ id }) => id)

function move(design: Design, world: EditWorld, from: readonly number[], after: number | undefined) {
  const page = (at: number) => ids(design)[at] as never
  const edit: Edit = {
    cmd: 'page_move',
    pageIds: from.map(page),
    ...(after === undefined ? {} : { after: page(after) }),
  }
  return applyEdit(design, edit, world)
}

/** Where the pages of before lie, or why they were not moved. */
function order(design: Design, world: EditWorld, from: readonly number[], after: number | undefined) {
  const verdict = move(design, world, from, after)
  return verdict.kind === 'refused' ? verdict.reason : ids(verdict.next).map((id) => ids(design).indexOf(id))
}

const book = aDesign(24, { product: aBookProduct({ min: 8, max: 8, default: 8 }) })

test.each([
  ['a spread behind a later one', [2, 3], 5, [0, 1, 4, 5, 2, 3, 6, 7, 8]],
  ['a spread to the front, behind the page that lies alone', [6, 7], 1, [0, 1, 6, 7, 2, 3, 4, 5, 8]],
  ['two spreads together, in reading order', [6, 7, 2, 3], 1, [0, 1, 2, 3, 6, 7, 4, 5, 8]],
  ['a single page; the others follow page by page', [1], 3, [0, 2, 3, 1, 4, 5, 6, 7, 8]],
  ['a spread to where its pages would part', [2, 3], 0, 'spread-torn'],
  ['the cover', [0], 3, 'cover-stays'],
  ['in front of the cover', [2, 3], undefined, 'cover-stays'],
  ['to where it lies', [4, 5], 3, 'nothing-to-change'],
  ['behind itself', [4, 5], 4, 'nothing-to-change'],
] as const)('page order: %s', (_, from, after, expected) => {
  expect(order(book.design, book.world, from, after)).toEqual(expected)
})

test('page order: a front takes its back along, and nothing comes between the two', () => {
  const { design, world } = aSheetDesign(4, aCardProduct(), aTheme({ photosPerPage: { min: 1, wanted: 1, max: 4 } }))
  expect([order(design, world, [0], 2), order(design, world, [7], undefined), order(design, world, [2, 4], 7)]).toEqual(
    [
      [2, 3, 0, 1, 4, 5, 6, 7],
      [6, 7, 0, 1, 2, 3, 4, 5],
      [0, 1, 6, 7, 2, 3, 4, 5],
    ],
  )
})

test.each([
  ['a book with margins', aDesign(30)],
  ['a book of full pages, with photos over folds', aDesign(90, { theme: aBleedTheme() })],
  ['cards', aSheetDesign(9, aCardProduct(), aTheme({ photosPerPage: { min: 1, wanted: 1, max: 4 } }))],
  ['frames', aSheetDesign(4, aFrameProduct(), aTheme({ photosPerPage: { min: 1, wanted: 1, max: 1 } }))],
])('page order: any move keeps the rules, every page and every photo, and is undone exactly (%s)', (_, setup) => {
  const { design, world } = setup
  const place = fc.nat(design.pages.length - 1)
  let moved = 0
  fc.assert(
    fc.property(fc.uniqueArray(place, { minLength: 1, maxLength: 5 }), fc.option(place), (from, after) => {
      const verdict = move(design, world, from, after ?? undefined)
      if (verdict.kind === 'refused') {
        return
      }
      moved++
      expect(designFaults(verdict.next, world)).toEqual([])
      expect([...ids(verdict.next)].sort()).toEqual([...ids(design)].sort())
      expect(verdict.next.tray).toEqual(design.tray)
      const back = applyEdit(verdict.next, verdict.inverse, world)
      expect(JSON.stringify(back.kind === 'applied' ? back.next : back)).toEqual(JSON.stringify(design))
    }),
    { numRuns: 150, seed: 3 },
  )
  expect(moved).toBeGreaterThan(5)
})
