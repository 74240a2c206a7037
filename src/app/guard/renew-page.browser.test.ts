import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RENEW_PAGE, type RenewPage } from '../../../domain/front/renew-page.ts'
import { renewingScript } from '../../../server/http/renewing-script.ts'

const MISSING = new TypeError(
  'Failed to fetch dynamically imported module: https://shop.example/emall/app/assets/a1.js',
)

const reload = vi.fn()

beforeEach(() => {
  window.sessionStorage.clear()
  renewingScript(RENEW_PAGE, reload)
})
afterEach(() => {
  vi.restoreAllMocks()
  reload.mockClear()
  window.sessionStorage.clear()
  Reflect.deleteProperty(window, RENEW_PAGE)
})

/** What came of it: whether it said to have begun, and how often the page was fetched anew. */
async function renewed(fault: unknown, answer: () => Promise<Response> = async () => new Response()) {
  vi.spyOn(window, 'fetch').mockImplementation(answer)
  reload.mockClear()
  const renew = Reflect.get(window, RENEW_PAGE) as RenewPage
  return { begun: await renew(fault), times: reload.mock.calls.length }
}

test.each([
  MISSING,
  new TypeError('error loading dynamically imported module: https://shop.example/a1.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /emall/app/assets/a1.css'),
])('code that a release took away: the page is fetched anew (%s)', async (fault) => {
  expect(await renewed(fault)).toEqual({ begun: true, times: 1 })
})

test('once: a release that lacks files does not go round in circles', async () => {
  await renewed(MISSING)
  expect(await renewed(MISSING)).toEqual({ begun: false, times: 0 })
})

test('a screen that broke is told, and so is a shop that does not answer', async () => {
  const told = { begun: false, times: 0 }
  expect(await renewed(new TypeError('x is not a function'))).toEqual(told)
  expect(await renewed(MISSING, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual(told)
  expect(await renewed(MISSING, async () => new Response(null, { status: 502 }))).toEqual(told)
})
