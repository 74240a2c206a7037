import { expect, test } from 'vitest'
import { SPACE_NEEDED } from '../base/space-needed.ts'
import { createDiskSpace } from './disk-space.ts'

test('writing stops below 500 MB of free space and goes on when there is room again', async () => {
  let now = 0
  let free = SPACE_NEEDED
  const { hasRoom: room } = createDiskSpace('/anywhere', { now: () => now }, async () => free)
  expect(await room()).toBe(true)
  free = SPACE_NEEDED - 1
  expect(await room()).toBe(true)
  now += 5001
  expect(await room()).toBe(false)
  free = SPACE_NEEDED
  now += 5001
  expect(await room()).toBe(true)
})

test('a measurement of a clock that is set back is not good until the clock is there again', async () => {
  let now = 120_000
  let free = SPACE_NEEDED
  const { hasRoom: room } = createDiskSpace('/anywhere', { now: () => now }, async () => free)
  expect(await room()).toBe(true)
  free = SPACE_NEEDED - 1
  now = 0
  expect(await room()).toBe(false)
})
