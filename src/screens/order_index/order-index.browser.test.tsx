import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anOrder } from '../../../stories/fixtures/sample-orders.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { OrderIndexScreen } from './OrderIndexScreen.tsx'

afterEach(closeScreen)

test('B§1 order list: to pay, to upload, in production, shipped, done; each tab asks the shop for its own [B§1.order-tabs]', async () => {
  const orders = vi.fn((_state?: string) => Promise.resolve([anOrder('paid')]))
  await openScreen(<OrderIndexScreen />, { address: '/order_index', world: { orders: { orders } } })
  const seen: unknown[] = []
  for (const name of ['To pay', 'To upload', 'In production', 'Shipped', 'Done']) {
    await page.getByRole('tab', { name, exact: true }).click()
    await vi.waitFor(() => expect(orders.mock.calls.length).toEqual(seen.length + 2))
    seen.push([addressNow(), orders.mock.calls.at(-1)?.[0]])
  }
  expect(seen).toEqual([
    ['/order_index?status=to-pay', 'awaiting-pay'],
    ['/order_index?status=to-upload', 'to-upload'],
    ['/order_index?status=in-production', 'in-production'],
    ['/order_index?status=shipped', 'shipped'],
    ['/order_index?status=over', 'over'],
  ])
})

test('an order of the list is one link: its picture is none within it', async () => {
  const orders = () => Promise.resolve([anOrder('shipped')])
  await openScreen(<OrderIndexScreen />, { address: '/order_index', world: { orders: { orders } } })
  await vi.waitFor(() => expect(document.querySelector('article img, article span[aria-hidden]')).not.toBe(null))
  expect(document.querySelectorAll('article a a').length).toBe(0)
})
