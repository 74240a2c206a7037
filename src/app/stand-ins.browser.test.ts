import { expect, test, vi } from 'vitest'

test('what core-js does not bring is there as well: a fault is told, and work that was left ends', async () => {
  Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted')
  Reflect.deleteProperty(globalThis, 'reportError')
  await import('./stand-ins.ts')
  const fault = new Error('broken')
  const told = vi.spyOn(window, 'dispatchEvent').mockReturnValue(true)
  window.reportError(fault)
  const [event] = told.mock.calls.flat() as ErrorEvent[]
  told.mockRestore()
  expect([event?.type, event?.error, event?.message]).toEqual(['error', fault, 'broken'])

  const left = new AbortController()
  expect(() => left.signal.throwIfAborted()).not.toThrow()
  left.abort(fault)
  expect(() => left.signal.throwIfAborted()).toThrow(fault)
  // Where there is a signal and no reasons, it is an AbortError.
  const unsaid = Object.create(AbortSignal.prototype, { aborted: { value: true }, reason: { value: undefined } })
  expect(() => unsaid.throwIfAborted()).toThrow(expect.objectContaining({ name: 'AbortError' }))
})
