import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { anOrder } from '../../../stories/fixtures/sample-orders.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { OrderIndexScreen } from './OrderIndexScreen.tsx'

afterEach(closeScreen)

test('B§1 order list: to pay, to upload, in production, shipped, done; each tab asks the shop for its own [B§1.order-tabs]', async () => {
  const orders = vi.fn((_state?: string) => Promise.resolve({ orders: [anOrder('paid')], total: 1 }))
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
  const orders = () => Promise.resolve({ orders: [anOrder('shipped')], total: 1 })
  await openScreen(<OrderIndexScreen />, { address: '/order_index', world: { orders: { orders } } })
  await vi.waitFor(() => expect(document.querySelector('article img, article span[aria-hidden]')).not.toBe(null))
  expect(document.querySelectorAll('article a a').length).toBe(0)
})

test('A§7 GetUserOrderList: an order list is as long as it is; the older ones come when they are asked for', async () => {
  const every = Array.from({ length: 5 }, (_, at) => ({ ...anOrder('shipped'), id: asId<OrderId>(`o${at}`) }))
  const asked: number[] = []
  const orders = (_: unknown, start: number) => {
    asked.push(start)
    // One was ordered meanwhile: the parts overlap.
    return Promise.resolve({ orders: every.slice(Math.max(0, start - 1), start + 3), total: start === 0 ? 5 : 6 })
  }
  await openScreen(<OrderIndexScreen />, { address: '/order_index', world: { orders: { orders } } })
  const links = () => [...document.querySelectorAll('article a[href*="oid="]')].map((a) => a.getAttribute('href') ?? '')
  const shown = () => [...new Set(links().flatMap((href) => /oid=(o\d)/.exec(href)?.[1] ?? []))]
  await expect.poll(shown).toEqual(['o0', 'o1', 'o2'])
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(shown).toEqual(['o0', 'o1', 'o2', 'o3', 'o4'])
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  expect(asked).toEqual([0, 3])
})

test('orders are read anew whenever their list opens: what became of one elsewhere is said', async () => {
  const orders = vi.fn(() => Promise.resolve({ orders: [anOrder('paid')], total: 1 }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const open = () =>
    openScreen(<OrderIndexScreen />, { address: '/order_index', world: { orders: { orders } }, client })
  await open()
  await expect.element(page.getByRole('article')).toBeVisible()
  closeScreen()
  orders.mockResolvedValue({ orders: [anOrder('cancelled')], total: 1 })
  await open()
  await expect.element(page.getByText('Cancelled')).toBeVisible()
})

test('an order of the list whose money is still on its way back is not called refunded', async () => {
  const numbered = (id: string, isRefunding: boolean) => anOrder('refunded', { id: asId<OrderId>(id), isRefunding })
  const orders = () => Promise.resolve({ orders: [numbered('o1', true), numbered('o2', false)], total: 2 })
  await openScreen(<OrderIndexScreen />, { address: '/order_index', world: { orders: { orders } } })
  await expect.element(page.getByText('Refund on its way')).toBeVisible()
  expect([...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)).toEqual([
    ...['Refund on its way', 'Refunded'],
  ])
})
