import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isExactSpread } from '../../../bench/design/exactness.ts'
import { aBleedTheme, aTheme } from '../../../tests/support/builders/design-builders.ts'
import { asId } from '../../ids.ts'
import { isCovered } from './crop.ts'
import { allowsSpreads } from './over-fold.ts'
import { crossingPlacement, halfBoxes, halvesOf, mayCrossFold, spreadArea, wholeOf } from './spread-photo.ts'

const FORMAT = { page: { width: 203, height: 203 }, bleed: 3, safe: 8, gutter: 6, dpi: 300 }
const mm = (most: number) => fc.integer({ min: 90_000, max: most * 1000 }).map((um) => um / 1000)
const format = fc.record({
  page: fc.record({ width: mm(420), height: mm(420) }),
  bleed: fc.integer({ min: 0, max: 6 }),
  safe: fc.integer({ min: 3, max: 12 }),
  gutter: fc.constant(6),
  dpi: fc.constant(300),
})
const themes = fc.constantFrom(aBleedTheme(), aBleedTheme({ maxCrop: 1 }), aTheme({ spreads: true }))
const aspect = fc.double({ min: 0.5, max: 4, noNaN: true })

test('auto-design 8.18: a photo over the fold is exact to the micrometre, its halves meeting in the fold', () => {
  fc.assert(
    fc.property(format, themes, aspect, (paper, theme, shape) => {
      expect(isExactSpread(paper, theme, shape)).toBe(true)
    }),
    { numRuns: 5000, seed: 18 },
  )
})

test('auto-design 2.5: each half is covered by the photo, and each half tells the whole', () => {
  fc.assert(
    fc.property(format, themes, aspect, (paper, theme, shape) => {
      const photo = { id: asId<never>('photo'), width: Math.round(3000 * shape), height: 3000 }
      const area = spreadArea(paper, theme, photo.width / photo.height)
      const whole = crossingPlacement(photo, area, paper)
      const halves = halvesOf(whole, photo, area, paper)
      const boxes = halfBoxes(area, paper)
      for (const side of ['left', 'right'] as const) {
        expect(isCovered(halves[side], photo, boxes[side])).toBe(true)
        const back = wholeOf(halves[side], photo, side, area, paper)
        expect(Math.abs(back.crop.x - whole.crop.x) + Math.abs(back.crop.y - whole.crop.y)).toBeLessThan(1e-9)
      }
    }),
    { numRuns: 2000, seed: 2 },
  )
})

test('auto-design 2.5: photos lie over the fold where photos bleed, or where the theme says so', () => {
  const asked = [aTheme(), aBleedTheme(), aTheme({ spreads: true }), aBleedTheme({ spreads: false })]
  expect(asked.map(allowsSpreads)).toEqual([false, true, true, false])
})

test('auto-design 2.5: nothing that matters comes within 12 mm of the fold', () => {
  const photo = { id: asId<never>('photo'), width: 412 * 12, height: 209 * 12 }
  const area = spreadArea(FORMAT, aBleedTheme(), photo.width / photo.height)
  // The fold is the middle; 12 mm are .029 of the opening.
  const at = (x: number) => mayCrossFold({ ...photo, focus: { x, y: 0.4, width: 0.1, height: 0.2 } }, area, FORMAT)
  expect([at(0.36), at(0.38), at(0.45), at(0.52), at(0.54)]).toEqual([true, false, false, false, true])
  expect(mayCrossFold(photo, area, FORMAT)).toBe(true)
})

test('auto-design 2.5: of a group the faces matter, not the air between them', () => {
  const photo = { id: asId<never>('photo'), width: 412 * 12, height: 209 * 12 }
  const area = spreadArea(FORMAT, aBleedTheme(), photo.width / photo.height)
  const face = (x: number) => ({ x, y: 0.4, width: 0.1, height: 0.2 })
  const focus = { x: 0.2, y: 0.4, width: 0.6, height: 0.2, faces: [face(0.2), face(0.7)] }
  expect(mayCrossFold({ ...photo, focus }, area, FORMAT)).toBe(true)
})
