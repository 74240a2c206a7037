import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkLost } from '../../../machines/faults.ts'
import { withPatience } from './with-patience.ts'

const MESSENGER = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('B§8 messenger chunk-load time-out: after 120 s the code of a screen counts as lost [B§8.chunk-load]', async () => {
  const outcome = withPatience(new Promise(() => undefined), MESSENGER).catch((fault: unknown) => fault)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(vi.getTimerCount()).toEqual(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBeInstanceOf(NetworkLost)
})

test('code that comes in time leaves no clock behind; other browsers are not hurried', async () => {
  expect(await withPatience(Promise.resolve('code'), MESSENGER)).toEqual('code')
  await vi.runAllTimersAsync()
  void withPatience(new Promise(() => undefined), 'Mozilla/5.0 Chrome/140')
  expect(vi.getTimerCount()).toEqual(0)
})
