import { expect, test } from 'vitest'
import { subjectBox } from './subject-box.ts'

const size = { width: 10, height: 5 }
function alpha(opaque: (x: number, y: number) => number): Uint8Array {
  return Uint8Array.from({ length: 50 }, (_, at) => opaque(at % 10, Math.floor(at / 10)))
}

test('B§4 recognition: the subject is where the cut-out picture is not transparent', () => {
  expect(
    subjectBox(
      alpha((x, y) => (x >= 2 && x < 6 && y >= 1 && y < 4 ? 255 : 20)),
      size,
    ),
  ).toEqual({
    ...{ x: 0.2, y: 0.2, width: 0.4, height: 0.6 },
  })
})

test('readings 39: nothing left, or nothing cut away, is no subject', () => {
  expect([
    subjectBox(
      alpha(() => 0),
      size,
    ),
    subjectBox(
      alpha(() => 255),
      size,
    ),
  ]).toEqual([undefined, undefined])
})
