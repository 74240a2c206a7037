import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { findFocus } from './find-focus.ts'

test('a strip that is too narrow for a face has no focus, and nothing is reported of it', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const strips = [
    [3000, 1],
    [2, 4000],
  ].map(([width = 0, height = 0]) => sharp({ create: { width, height, channels: 3, background: '#a98' } }).png())
  const focus = await Promise.all(strips.map(async (strip) => findFocus(sharp(await strip.toBuffer()))))
  expect([focus, reported.mock.calls]).toEqual([[{}, {}], []])
  reported.mockRestore()
})
