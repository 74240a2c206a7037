import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { goTo } from '../../navigation/hash-location.ts'
import type { Notices } from '../../ports/notice-ports.ts'
import { UserIndexScreen } from './UserIndexScreen.tsx'

afterEach(closeScreen)

const told: Notices = {
  notices: [{ orderId: asId<OrderId>('o1'), title: 'Your order is paid', text: 'Thank you.', at: 0, unread: true }],
  unread: 1,
  channels: [],
}

test('what was read is new no more as soon as the shop knows it, whatever way leads on: the list marks it for this once', async () => {
  const known = Promise.withResolvers<void>()
  const read = vi.fn(() => known.promise)
  const list = vi.fn(() => new Promise<Notices>(() => undefined)).mockImplementationOnce(() => Promise.resolve(told))
  await openScreen(<UserIndexScreen />, {
    ...{ address: '/user_index', leaves: true },
    world: { notices: { list, read } },
  })
  const messages = page.getByRole('button', { name: /Messages/ })
  await expect.poll(() => document.body.textContent).toContain('1 new')
  await messages.click()
  const notice = page.getByRole('link', { name: /Your order is paid/ })
  await expect.element(notice).toHaveAttribute('data-unread')
  known.resolve()
  await expect.poll(() => document.body.textContent).not.toContain('1 new')
  await expect.element(notice).toHaveAttribute('data-unread')
  await notice.click()
  await expect.poll(addressNow).toEqual('/order_info?oid=o1')
  goTo('/user_index')
  await messages.click()
  await expect.element(notice).not.toHaveAttribute('data-unread')
  expect(document.body.textContent).not.toContain('1 new')
  expect(read.mock.calls.length).toEqual(1)
})
