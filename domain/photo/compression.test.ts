import { expect, test } from 'vitest'
import { compressed, needsCompression } from './compression.ts'
import { DEFAULT_BYTE_LIMITS } from './size-class.ts'

const limits = { min: 10_240, max: 1000 }

test('A§5 compression: needed at and above the high limit [A§5.compression]', () => {
  const { max } = DEFAULT_BYTE_LIMITS
  expect([max - 1, max, max + 1].map((bytes) => needsCompression(bytes, DEFAULT_BYTE_LIMITS))).toEqual([
    false,
    true,
    true,
  ])
})

test('readings 2: the best quality below the limit is taken; when none is, nothing', async () => {
  const tried: number[] = []
  const encode = (factor: number) => async (quality: number) => {
    tried.push(quality)
    return { size: Math.round(quality * factor) }
  }
  expect(await compressed(limits, encode(1100))).toEqual({ size: 968 })
  expect(await compressed(limits, encode(2000))).toBe(undefined)
  expect(tried).toEqual([0.95, 0.92, 0.88, ...[0.95, 0.92, 0.88, 0.82, 0.75]])
})
