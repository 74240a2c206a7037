import { expect, test } from 'vitest'
import { createRoomToWrite, ROOM_NEEDED } from './room-to-write.ts'

test('writing stops below 500 MB of free space and goes on when there is room again', async () => {
  let now = 0
  let free = ROOM_NEEDED
  const room = createRoomToWrite('/anywhere', { now: () => now }, async () => free)
  expect(await room()).toBe(true)
  free = ROOM_NEEDED - 1
  expect(await room()).toBe(true)
  now += 5001
  expect(await room()).toBe(false)
  free = ROOM_NEEDED
  now += 5001
  expect(await room()).toBe(true)
})
