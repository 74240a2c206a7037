import { expect, test } from 'vitest'
import { createWorld } from './world.ts'

test('the abilities are the same promise before and after they are here, and then say so: no screen waits for them twice', async () => {
  const world = await createWorld('Mozilla/5.0')
  const first = world.app()
  const value = await first
  expect([world.app() === first, first]).toMatchObject([true, { status: 'fulfilled', value }])
})
