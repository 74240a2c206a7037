import { expect, test } from 'vitest'
import { sameDrawing } from './same-drawing.ts'

const sprite = (x: number, text = '海') => ({ kind: 'text', box: { x, y: 2 }, lines: [{ glyphs: [{ text, x: 1 }] }] })

test('drawings of the same numbers and words are the same, whoever made them', () => {
  expect([
    sameDrawing([sprite(1)], [sprite(1)]),
    sameDrawing([sprite(1)], [sprite(2)]),
    sameDrawing([sprite(1)], [sprite(1, '山')]),
    sameDrawing([sprite(1)], [sprite(1), sprite(2)]),
    sameDrawing({ radius: undefined }, { angle: undefined }),
  ]).toEqual([true, false, false, false, false])
})
