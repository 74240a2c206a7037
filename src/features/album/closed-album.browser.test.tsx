import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NetworkLost } from '../../../machines/faults.ts'
import { SHOPPER } from '../../../stories/fixtures/ports.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { ClosedAlbum } from './ClosedAlbum.tsx'

afterEach(closeScreen)

const address = '/album_gallery?aid=a1&pid=print-classic'
const TO_SIGN_IN = ['/login', 'album_gallery', 'a1', 'print-classic']

/** Where it leads, and what is told there. */
function led() {
  const [path, query] = addressNow().split('?')
  const words = new URLSearchParams(query)
  return [path, ...['nt', 'aid', 'pid'].map((name) => words.get(name))]
}

test.each([
  ['whoever is signed in is told that it is not shared', SHOPPER, ['/album_noshare', null, null, null]],
  ['an ended session leads to signing in and back', null, TO_SIGN_IN],
])('an album that the shop does not show: %s', async (_, shopper, to) => {
  const me = vi.fn(() => Promise.resolve(shopper))
  await openScreen(<ClosedAlbum />, { address, world: { account: { me } }, leaves: true })
  await vi.waitFor(() => expect(led()).toEqual(to))
  expect(me.mock.calls.length).toBe(1)
})

test('an album that the shop does not show is called nothing while it cannot be asked who is here', async () => {
  let asked = 0
  const me = () => (asked++ === 0 ? Promise.reject(new NetworkLost()) : Promise.resolve(null))
  await openScreen(<ClosedAlbum />, { address, world: { account: { me } }, leaves: true })
  await page.getByRole('button', { name: 'Try again' }).click()
  await vi.waitFor(() => expect(led()).toEqual(TO_SIGN_IN))
})
