import { afterEach, expect, test, vi } from 'vitest'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { MessengerSignIn } from './MessengerSignIn.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  return closeScreen()
})

test('who cannot be noted on a phone that is full is sent to the messenger’s sign-in all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { pathname, search } = window.location
  const signInAddress = vi.fn(() => `${pathname}${search}#/at-the-messenger`)
  await openScreen(<MessengerSignIn />, { address: '/order_index', world: { messenger: { signInAddress } as never } })
  await vi.waitFor(() => expect(addressNow()).toEqual('/at-the-messenger'))
  expect(signInAddress.mock.calls).toEqual([[`${pathname}${search}#/order_index`, { refereeid: '', srcuid: '' }]])
})
