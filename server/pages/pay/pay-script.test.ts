import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CALL_PATIENCE_MS } from '../../../domain/front/call-patience.ts'
import { PAY_SCRIPT } from './pay-script.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The page as far as its script touches it. */
function aPage(begun: Promise<unknown>) {
  const heard: Record<string, (event: object) => void> = {}
  const line = { textContent: '', hidden: true }
  const button = { disabled: false }
  const form = { dataset: { begin: '' }, action: '/begin', querySelectorAll: () => [] }
  const location = { assign: vi.fn(), replace: vi.fn() }
  const stopped = vi.fn()
  const window = {
    ...{ fetch: true, URLSearchParams, AbortController, addEventListener: () => undefined },
  }
  runInNewContext(PAY_SCRIPT, {
    ...{ window, location, setTimeout, clearTimeout, URLSearchParams, AbortController, JSON, Math },
    document: {
      body: { dataset: { unreachable: 'The shop was not reached.' } },
      addEventListener: (kind: string, listener: (event: object) => void) => {
        heard[kind] = listener
      },
      getElementById: () => line,
      querySelector: () => null,
      querySelectorAll: () => [button],
    },
    fetch: (_: string, { signal }: { signal: AbortSignal }) => {
      signal.addEventListener('abort', stopped)
      return begun
    },
  })
  const submit = () => heard['submit']?.({ target: form, preventDefault: () => undefined })
  return { submit, line, button, location, stopped }
}

test('a payment that is begun and gets no answer in time says so, and can be begun again; a late answer leads nowhere', async () => {
  const answer = Promise.withResolvers<unknown>()
  const page = aPage(answer.promise)
  page.submit()
  await vi.advanceTimersByTimeAsync(CALL_PATIENCE_MS - 1)
  expect([page.button.disabled, page.line]).toEqual([true, { textContent: '', hidden: true }])
  await vi.advanceTimersByTimeAsync(1)
  answer.resolve({ json: () => ({ go: '/provider' }) })
  await vi.advanceTimersByTimeAsync(0)
  expect([page.button.disabled, page.line.textContent, page.stopped.mock.calls.length]).toEqual([
    false,
    'The shop was not reached.',
    1,
  ])
  expect(page.location.assign.mock.calls).toEqual([])
})

test('an answer in time leads to the provider', async () => {
  const page = aPage(Promise.resolve({ json: () => ({ go: '/provider' }) }))
  page.submit()
  await vi.advanceTimersByTimeAsync(CALL_PATIENCE_MS)
  expect([page.location.assign.mock.calls, page.line.hidden]).toEqual([[['/provider']], true])
})
