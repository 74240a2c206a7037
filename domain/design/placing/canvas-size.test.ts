import { expect, test } from 'vitest'
import { canvasSize } from './canvas-size.ts'

test('A§9 canvas: 500, or the window less 50, without a jump (readings 1)', () => {
  expect([320, 375, 549, 550, 551, 650, 651].map(canvasSize)).toEqual([270, 325, 499, 500, 500, 500, 500])
})
