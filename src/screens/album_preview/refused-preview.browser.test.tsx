import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SHOPPER } from '../../../stories/fixtures/ports.ts'
import { anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { AlbumPreviewScreen } from './AlbumPreviewScreen.tsx'

afterEach(closeScreen)

const refusedFor = (reason: string, message: string) =>
  new RequestRefused({ kind: 'refused', reason, code: 1, message })
const TOO_FAST = refusedFor('too-many-requests', 'That was a little too fast. Please try again in 9 seconds.')
const NOT_FOUND = refusedFor('not-found', 'no')
const TOKEN = 'abcdefghijklmnopqrstuv'
const NOT_SHARED = ['/album_noshare', null, null]
const TO_SIGN_IN = ['/login', 'album_preview', 'a1']

test.each([
  ['an album', '/album_preview?aid=a1'],
  ['a link', `/album_preview?aid=a1&st=${TOKEN}`],
])('%s that the shop is too busy for says so, and opens with the next try', async (_, address) => {
  const once = <Value,>(value: Value) =>
    vi.fn(() => Promise.resolve(value)).mockImplementationOnce(() => Promise.reject(TOO_FAST))
  const albums = { open: once(anAlbum({ name: 'Summer' })), exchange: once('edit' as const) }
  await openScreen(<AlbumPreviewScreen />, { address, world: { albums }, leaves: true })
  await expect.element(page.getByText(TOO_FAST.message)).toBeVisible()
  expect(addressNow()).toBe(address)
  await page.getByRole('button', { name: 'Try again' }).click()
  await vi.waitFor(() => expect([albums.open.mock.calls.length, albums.exchange.mock.calls.length]).toContain(2))
})

test.each([
  ['a guest', NOT_FOUND, null, null, NOT_SHARED],
  ['who is signed in', NOT_FOUND, SHOPPER, SHOPPER, NOT_SHARED],
  ['whose session has ended', NOT_FOUND, SHOPPER, null, TO_SIGN_IN],
  ['who has to sign in first', refusedFor('sign-in-needed', 'Please sign in first.'), null, null, TO_SIGN_IN],
])('an album that the shop does not show leads whom it does not show it to: %s', async (_, no, shopper, here, to) => {
  const world = { albums: { open: () => Promise.reject(no) }, account: { me: () => Promise.resolve(here) } }
  await openScreen(<AlbumPreviewScreen />, { address: '/album_preview?aid=a1', world, shopper, leaves: true })
  await vi.waitFor(() => expect(led()).toEqual(to))
})

test.each(['not-found', 'request-malformed'])(
  'a link that the shop calls %s is not shared, whoever opens it',
  async (reason) => {
    const world = { albums: { exchange: () => Promise.reject(refusedFor(reason, 'no')) } }
    await openScreen(<AlbumPreviewScreen />, { address: '/album_preview?aid=a1&st=cut', world, leaves: true })
    await vi.waitFor(() => expect(led()).toEqual(NOT_SHARED))
  },
)

/** Where it leads, and what is told there. */
function led() {
  const [path, query] = addressNow().split('?')
  const words = new URLSearchParams(query)
  return [path, words.get('nt'), words.get('aid')]
}
