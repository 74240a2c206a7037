import { expect, test } from 'vitest'
import { asId, type PhotoId } from '../../ids.ts'
import type { Flip, QuarterTurns } from '../../units.ts'
import type { Placement } from '../design.ts'
import { angled, fitPlacement, flipped, panned, turned, zoomed } from './crop.ts'
import { atReferenceWidth, cropStateOf, dpiStatusOf, placementOf, REFERENCE_WIDTH } from './crop-state.ts'
import { qualityOf } from './quality.ts'

const source = { width: 4000, height: 3000 }
const slot = { width: 100, height: 100 }
const photo = { id: asId<PhotoId>('p'), ...source }
const fresh = fitPlacement(photo, slot)

/** Six decimals: rounding, not sight. */
function rounded<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (_, it) => (typeof it === 'number' ? Math.round(it * 1e6) / 1e6 + 0 : it)))
}

test('B§3 crop state: frame, size, place, scale, shift, rotation, flip and original size of a fresh crop', () => {
  expect(rounded(cropStateOf(fresh, source, slot))).toEqual({
    ...{ frame: { width: 325, height: 325 }, width: 433.333333, height: 325, x: -54.166667, y: 0 },
    ...{ scale: 1, diffX: 0, diffY: 0, rotation: 0, flip: 'none', originalSize: source },
  })
})

test('B§3 crop state: twice as near, moved to the left edge', () => {
  const moved = panned(zoomed(fresh, source, slot, 2), source, slot, { x: 1000, y: 0 })
  const { x, y, scale, diffX, diffY } = rounded(cropStateOf(moved, source, slot))
  expect({ x, y, scale, diffX, diffY }).toEqual({ x: 0, y: -162.5, scale: 2, diffX: 270.833333, diffY: 0 })
})

test('B§3 crop state: the placement is read back from it, whatever was done', () => {
  const wide = { width: 210, height: 148 }
  const placements: Placement[] = []
  for (const turns of [0, 1, 2, 3] as readonly QuarterTurns[]) {
    for (const flip of ['none', 'h', 'v', 'hv'] as readonly Flip[]) {
      for (const angle of [-30, 0, 12.5]) {
        const one = { ...turned(fitPlacement(photo, wide), source, wide, turns), flip }
        placements.push(
          panned(zoomed(angled(one, source, wide, angle), source, wide, 1.7), source, wide, { x: 5, y: -3 }),
        )
      }
    }
  }
  const read = placements.map((one) => placementOf(one.photoId, cropStateOf(one, source, wide)))
  expect(rounded(read)).toEqual(rounded(placements))
  expect(placements.length).toBe(48)
})

test('B§9 DPI check reference width 375: a crop made on any phone is stored and judged in px of that width', () => {
  expect(REFERENCE_WIDTH).toBe(375)
  const near = flipped(zoomed(fresh, source, slot, 4), 'h')
  for (const windowWidth of [320, 375, 428, 1024]) {
    const made = cropStateOf(near, source, slot, windowWidth)
    const stored = atReferenceWidth(made, windowWidth)
    expect(rounded(stored)).toEqual(rounded(cropStateOf(near, source, slot)))
    // 3000 px / 4 over 100 mm are 190.5 pixels per inch.
    expect([150, 190, 191, 300].map((dpi) => dpiStatusOf(stored, slot, dpi))).toEqual([1, 1, 2, 2])
    expect(dpiStatusOf(stored, slot, 191)).toBe(qualityOf(near, source, slot, 191).status)
  }
})

test('B§3 crop state: without an original size the DPI cannot be told (status 3)', () => {
  const state = cropStateOf(fresh, source, slot)
  expect(dpiStatusOf({ ...state, originalSize: { width: 0, height: 0 } }, slot, 200)).toBe(3)
})
