import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../../demo/demo-products.ts'
import { invariant } from '../../never.ts'
import { hungTogether } from './hung-together.ts'

const demo = (id: string) => {
  const product = DEMO_PRODUCTS.find((one) => one.id === id)
  invariant(product, `${id} is in the demo shop`)
  return product
}

test('B§4 type 2: a frame for three is one card with three openings, each in the middle of its third', () => {
  const seen = { y: 38, width: 94, height: 144 }
  expect(hungTogether({ ...demo('frame-trio'), outer: { width: 420, height: 220, depth: 22 } })).toEqual({
    ...{ width: 420, height: 220, ground: 'card' },
    places: [
      { sheetId: 'left', box: { x: 23, ...seen }, hidden: 18 },
      { sheetId: 'middle', box: { x: 163, ...seen }, hidden: 18 },
      { sheetId: 'right', box: { x: 303, ...seen }, hidden: 18 },
    ],
  })
})

test('B§4 type 6: a wall of nine is the whole wall, nothing of a picture hidden', () => {
  const hung = hungTogether(demo('combo-nine'))
  expect([hung?.width, hung?.height, hung?.ground, hung?.places.length]).toEqual([760, 760, 'wall', 9])
  expect(new Set(hung?.places.map(({ hidden }) => hidden))).toEqual(new Set([0]))
})

test('one sheet, prints and cards hang as nothing but themselves', () => {
  const alone = DEMO_PRODUCTS.filter((product) => hungTogether(product) === undefined).map(({ id }) => id)
  const together = DEMO_PRODUCTS.map(({ id }) => id).filter((id) => !alone.includes(id))
  expect(together).toEqual(['frame-trio', 'combo-nine'])
})
