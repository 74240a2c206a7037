import { expect, test } from 'vitest'
import { PHOTO_PARTS, smallFaces } from './small-faces.ts'

const face = (score: number, x = 0.5, height = 0.1) => ({ score, x, y: 0.5, width: 0.1, height })
/** What was found in the first, second and third part of the first row. */
const seen = (...parts: Parameters<typeof smallFaces>[0]) => smallFaces(parts, 1.5).map(({ score }) => score)

test('a photo is looked at in nine parts that cover it and lie over each other', () => {
  expect(PHOTO_PARTS.map(({ x, y }) => [x, y].map((at) => Math.round(at * 100)))).toEqual([
    ...[
      [0, 0],
      [29, 0],
      [58, 0],
    ],
    ...[
      [0, 29],
      [29, 29],
      [58, 29],
    ],
    ...[
      [0, 58],
      [29, 58],
      [58, 58],
    ],
  ])
})

test('two sure small faces are people, with all that are likely beside them; one is not, nor is what is tall', () => {
  expect([
    seen([face(0.8), face(0.6, 0.2)], [face(0.4)]),
    seen([face(0.8), face(0.4, 0.2)]),
    seen([face(0.9, 0.5, 0.4), face(0.8, 0.1, 0.4)]),
    seen(),
  ]).toEqual([[0.8, 0.6, 0.4], [], [], []])
})

test('the same face in two parts is one, in the place of the part that is surer of it', () => {
  // At 0.79 of the first part and at 0.1 of the second: the same place of the photo.
  const same = [face(0.6, 0.79), face(0.7, 0.1)]
  expect(seen([face(0.9, 0.2), same[0] ?? face(0)], [same[1] ?? face(0)])).toEqual([0.9, 0.7])
  expect(seen([same[0] ?? face(0)], [same[1] ?? face(0)])).toEqual([])
  expect(smallFaces([[face(0.9, 0.2), face(0.8)]], 1.5)[1]).toEqual({
    ...{ score: 0.8, x: 0.5 * 0.42, y: 0.5 * 0.42, width: 0.1 * 0.42, height: 0.1 * 0.42 },
  })
})
