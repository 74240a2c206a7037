import { afterEach, expect, test, vi } from 'vitest'
import { asId } from '../../../domain/ids.ts'
import { ownDesignPorts } from './own-designs-adapter.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a copy in another look is waited for as long as the shop composes it, and its refusal is the shop’s', async () => {
  vi.useFakeTimers()
  const reply = JSON.stringify({ Code: 1, Data: null, Msg: 'no', Reason: 'not-possible' })
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setTimeout(resolve, 60_000))
    return new Response(reply)
  })
  const copied = ownDesignPorts().copy(asId('t1'), 'copy-1', { pid: asId('book'), themeId: asId('sea') })
  const fault = copied.then(
    () => undefined,
    ({ name, message }) => [name, message],
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await fault).toEqual(['RequestRefused', 'no'])
})
