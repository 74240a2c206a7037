import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { beginsWithZeros, solvedPuzzle } from './puzzle.ts'

test('a puzzle is solved by the first number whose hash begins with as many zeros', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest()
  const solution = solvedPuzzle({ puzzle: 'a', bits: 10 }, sha256)
  expect([solution, sha256(`a:${solution}`).toString('hex').slice(0, 3)]).toEqual(['1w', '002'])
})

test('zeros are counted by bit', () => {
  const begins = (bits: number) => beginsWithZeros(Uint8Array.of(0, 0b0001_0000, 255), bits)
  expect([0, 8, 11, 12, 16].map(begins)).toEqual([true, true, true, false, false])
})
