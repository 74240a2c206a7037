import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { MessengerSignIn, wasTriedNow } from './MessengerSignIn.tsx'

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: taken back the way it is written.
  document.cookie = 'messenger-tried=; path=/; max-age=0'
}

beforeEach(forget)
afterEach(() => {
  vi.restoreAllMocks()
  forget()
  return closeScreen()
})

/** Goes to the messenger's sign-in and stands there; answers what it was asked for. */
async function leaves() {
  const { pathname, search } = window.location
  const signInAddress = vi.fn(() => `${pathname}${search}#/at-the-messenger`)
  await openScreen(<MessengerSignIn />, { address: '/order_index', world: { messenger: { signInAddress } as never } })
  await vi.waitFor(() => expect(addressNow()).toEqual('/at-the-messenger'))
  return { asked: signInAddress.mock.calls, back: `${pathname}${search}#/order_index` }
}

test('whoever comes back from the messenger’s sign-in without a session is not sent there again', async () => {
  const before = wasTriedNow()
  const { asked, back } = await leaves()
  expect([before, asked, wasTriedNow()]).toEqual([false, [[back, { refereeid: '', srcuid: '' }]], true])
})

test.each(['getItem', 'setItem'] as const)(
  'where the storage refuses %s the way to the messenger is gone once, and never in a circle',
  async (refused) => {
    vi.spyOn(Storage.prototype, refused).mockImplementation(() => {
      throw new DOMException('full or closed', 'QuotaExceededError')
    })
    const before = wasTriedNow()
    const { asked, back } = await leaves()
    expect([before, asked, wasTriedNow()]).toEqual([false, [[back, { refereeid: '', srcuid: '' }]], true])
  },
)

test('a browser without cookies, where no session lasts, is not sent to the messenger at all', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  expect(wasTriedNow()).toBe(true)
})
