import { expect, test } from 'vitest'
import { clampedView, closeUpOf, inView, viewOf, viewOfCloseUp, writeView, zoomOfView } from './viewport.ts'

const SPREAD = { x: 0, y: 0, width: 400, height: 200 }
const LYING = { width: 828, height: 428 }
const STANDING = { width: 428, height: 828 }

test('what was looked at closer is found again on the same canvas', () => {
  const view = { scale: 5, left: -600, top: -200 }
  expect([closeUpOf(view, LYING), viewOfCloseUp(closeUpOf(view, LYING), LYING)]).toEqual([
    { scale: 5, x: 202.8, y: 82.8 },
    view,
  ])
})

test('on another canvas its middle stays in the middle, as large as it was', () => {
  const look = { scale: 5, x: 200, y: 100 }
  const view = clampedView(viewOfCloseUp(look, STANDING), SPREAD, STANDING)
  expect(closeUpOf(view, STANDING)).toEqual(look)
})

test('closer or further away than a canvas allows, it is seen as near as may be', () => {
  const zooms = [0.01, 1, 3, 1e6].map((scale) =>
    zoomOfView(clampedView(viewOfCloseUp({ scale, x: 200, y: 100 }, LYING), SPREAD, LYING), SPREAD, LYING),
  )
  expect(zooms).toEqual([1, 1, 1.5, 5])
})

test('a middle that lies beside the spread is moved until its pages fill the canvas', () => {
  const view = clampedView(viewOfCloseUp({ scale: 4, x: 1e5, y: -1e5 }, LYING), SPREAD, LYING)
  expect(view).toEqual({ scale: 4, left: 828 - 14 - 1600, top: 14 })
  expect(viewOf(SPREAD, LYING)).toEqual({ scale: 2, left: 14, top: 14 })
})

test('a text in a place wider than the canvas is seen whole where its lines are not wider, and by its caret where they are', () => {
  const phone = { width: 375, height: 300 }
  const page = { x: 0, y: 0, width: 200, height: 200 }
  const caret = { x: 134, y: 180, width: 0, height: 4 }
  const written = { box: { x: 10, y: 178, width: 180, height: 10 }, caret, em: 4 }
  const whole = { x: 66, y: 180, width: 68, height: 4 }
  const view = (lines: typeof whole) => writeView({ ...written, lines }, page, phone)
  const seen = inView(whole, view(whole))
  expect(seen.x).toBeCloseTo((phone.width - seen.width) / 2, 9)
  expect(inView(caret, view({ ...whole, x: 20, width: 114 })).x).toBeCloseTo(phone.width / 2, 9)
})
