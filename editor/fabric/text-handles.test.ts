import { describe, expect, test } from 'vitest'
import type { CaretRow } from '../scene/text/caret-rows.ts'
import { loupeAt } from './loupe.ts'
import { HANDLE_REACH, handleAt, handlesOf } from './text-handles.ts'

/** Two lines of ten letters, each letter 10 px wide, each line 20 px high. */
const rows = [0, 1].map((line): CaretRow => {
  const from = line * 11
  const stops = Array.from({ length: 11 }, (_, at) => ({ at: from + at, x: 50 + 10 * at }))
  return {
    ...{ from, to: from + 10, soft: false, endX: 150, stops, missing: [] },
    ...{ top: 30 + 20 * line, bottom: 50 + 20 * line },
  } as CaretRow
})
const size = { width: 300, height: 200 }
const marked = (from: number, to: number) => ({ caret: { at: to, up: false }, chosen: { from, to } })
const shown = (from: number, to: number, canvas = size) =>
  handlesOf({ rows, marks: marked(from, to), size: canvas, toCanvas: (at) => at })

describe('A§4 text on the page: handles for a finger', () => {
  test('a caret has one, a choice one at each end, outwards; what an input method composes has none', () => {
    expect(shown(3, 3).map(({ knob, fixed }) => ({ knob, fixed }))).toEqual([
      { knob: { x: 80, y: 64 }, fixed: undefined },
    ])
    expect(shown(3, 5).map(({ knob, fixed }) => ({ knob, fixed }))).toEqual([
      { knob: { x: 72, y: 64 }, fixed: 5 },
      { knob: { x: 108, y: 64 }, fixed: 3 },
    ])
    const composing = { ...marked(3, 3), composed: { from: 3, to: 5 } }
    expect(handlesOf({ rows, marks: composing, size, toCanvas: (at) => at })).toEqual([])
  })

  test('one is found from 22 px around, 44 px across; of two the nearer is meant', () => {
    const [start, end] = shown(3, 4)
    const handles = shown(3, 4)
    expect(2 * HANDLE_REACH).toBe(44)
    expect(handleAt(handles, { x: 72 - 22, y: 64 + 22 })).toEqual(start)
    expect(handleAt(handles, { x: 98 + 22, y: 64 - 22 })).toEqual(end)
    expect(handleAt(handles, { x: 84, y: 64 })).toEqual(start)
    expect(handleAt(handles, { x: 86, y: 64 })).toEqual(end)
    expect(handleAt(handles, { x: 72 - 23, y: 64 })).toBe(undefined)
  })

  test('where a keyboard leaves no room below, handles stand above their letters', () => {
    expect(shown(14, 14, { width: 300, height: 85 }).map(({ knob }) => knob)).toEqual([{ x: 80, y: 36 }])
  })

  test('of a spine’s text, which lies on its side, they stand beside it', () => {
    const turned = handlesOf({ rows, marks: marked(3, 3), size, toCanvas: ({ x, y }) => ({ x: 150 - y, y: x }) })
    expect(turned.map(({ knob }) => knob)).toEqual([{ x: 86, y: 80 }])
  })
})

test('A§4 text on the page: the loupe stands above the finger, beside it where there is no room, and never beyond the canvas', () => {
  expect(loupeAt({ x: 150, y: 150 }, 120, size)).toEqual({ x: 150, y: 84 })
  expect(loupeAt({ x: 20, y: 150 }, 120, size)).toEqual({ x: 66, y: 84 })
  expect(loupeAt({ x: 100, y: 40 }, 20, size)).toEqual({ x: 188, y: 28 })
  expect(loupeAt({ x: 200, y: 40 }, 20, size)).toEqual({ x: 112, y: 28 })
})
