import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../../demo/demo-products.ts'
import type { SheetFormat } from '../../product/product.ts'
import { wallOf } from './wall.ts'

const sheet = (id: string, width: number, height: number): SheetFormat => ({
  ...{ id, name: { 'zh-Hans': id, en: id, 'zh-Hant': id }, page: { width, height } },
  ...{ bleed: 3, safe: 5, dpi: 240, sides: 1 },
})

test('B§4 combo box: the nine pictures of the demo hang in a square, none over another', () => {
  const { sheets = [] } = DEMO_PRODUCTS.find(({ id }) => id === 'combo-nine') ?? {}
  const { width, height, places } = wallOf({ sheets })
  expect([width, height, places.length]).toEqual([760, 760, 9])
  const overlaps = places.flatMap((a, at) =>
    places.slice(at + 1).filter((b) => {
      const across = Math.min(a.box.x + a.box.width, b.box.x + b.box.width) - Math.max(a.box.x, b.box.x)
      const down = Math.min(a.box.y + a.box.height, b.box.y + b.box.height) - Math.max(a.box.y, b.box.y)
      // Everywhere the same three fingers of wall between two neighbours.
      return across > -30 && down > -30
    }),
  )
  expect(overlaps).toEqual([])
})

test('B§4 combo box: sizes without a place stand in rows at one scale', () => {
  expect(wallOf({ sheets: [sheet('a', 400, 300), sheet('b', 300, 200), sheet('c', 300, 400)] })).toEqual({
    width: 730,
    height: 730,
    places: [
      { sheetId: 'a', box: { x: 0, y: 0, width: 400, height: 300 } },
      { sheetId: 'b', box: { x: 430, y: 0, width: 300, height: 200 } },
      { sheetId: 'c', box: { x: 0, y: 330, width: 300, height: 400 } },
    ],
  })
})
