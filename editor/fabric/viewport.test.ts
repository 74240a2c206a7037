import { expect, test } from 'vitest'
import { clampedView, lookOf, viewOf, viewOfLook, zoomOfView } from './viewport.ts'

const SPREAD = { x: 0, y: 0, width: 400, height: 200 }
const LYING = { width: 828, height: 428 }
const STANDING = { width: 428, height: 828 }

test('what was looked at closer is found again on the same canvas', () => {
  const view = { scale: 5, left: -600, top: -200 }
  expect([lookOf(view, LYING), viewOfLook(lookOf(view, LYING), LYING)]).toEqual([{ scale: 5, x: 202.8, y: 82.8 }, view])
})

test('on another canvas its middle stays in the middle, as large as it was', () => {
  const look = { scale: 5, x: 200, y: 100 }
  const view = clampedView(viewOfLook(look, STANDING), SPREAD, STANDING)
  expect(lookOf(view, STANDING)).toEqual(look)
})

test('closer or further away than a canvas allows, it is seen as near as may be', () => {
  const zooms = [0.01, 1, 3, 1e6].map((scale) =>
    zoomOfView(clampedView(viewOfLook({ scale, x: 200, y: 100 }, LYING), SPREAD, LYING), SPREAD, LYING),
  )
  expect(zooms).toEqual([1, 1, 1.5, 5])
})

test('a middle that lies beside the spread is moved until its pages fill the canvas', () => {
  const view = clampedView(viewOfLook({ scale: 4, x: 1e5, y: -1e5 }, LYING), SPREAD, LYING)
  expect(view).toEqual({ scale: 4, left: 828 - 14 - 1600, top: 14 })
  expect(viewOf(SPREAD, LYING)).toEqual({ scale: 2, left: 14, top: 14 })
})
