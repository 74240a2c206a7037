import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { TaskId } from '../../../domain/ids.ts'
import { anOwnDesign } from '../../../stories/fixtures/drafts.ts'
import { orderDetails } from '../../../stories/fixtures/sample-orders.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { OrderInfoScreen } from '../../screens/order_info/OrderInfoScreen.tsx'

afterEach(closeScreen)

const ordered = (edited: boolean) => {
  const order = orderDetails('paid')
  return {
    orders: {
      order: () => Promise.resolve(order),
      orderOfDesign: () => Promise.resolve({ orderId: order.id, state: order.state, edited }),
    },
  }
}

test('A§2 order states: the same design is ordered again with the options and copies that it had', async () => {
  await openScreen(<OrderInfoScreen />, { address: '/order_info?oid=o1', world: ordered(false) })
  await page.getByRole('link', { name: 'Order the same again' }).click()
  expect(Object.fromEntries(new URLSearchParams(addressNow().replace('/pay_index?', '')))).toEqual({
    ...{ taskid: 't1', aid: 'a1', pid: 'book-square', qty: '1', attrs: 'paper-art,finish-matte' },
    again: 'as-ordered',
  })
})

test('B§4 preview: the picture of an ordered design leads to its proof, page by page', async () => {
  await openScreen(<OrderInfoScreen />, { address: '/order_info?oid=o1', world: ordered(false) })
  await page
    .getByRole('link', { name: /^View the pages of/ })
    .first()
    .click()
  expect(addressNow()).toEqual('/theme_viewLarger?taskid=t1')
})

test('A§2 order states: a design that was changed since is said to be so, and opens to be ordered as it is', async () => {
  await openScreen(<OrderInfoScreen />, { address: '/order_info?oid=o1', world: ordered(true) })
  await expect.element(page.getByText('You have changed this design since it was ordered.')).toBeVisible()
  await page.getByRole('link', { name: 'Change it first, then order again' }).click()
  expect(addressNow()).toEqual('/theme_preview?taskid=t1&again=as-it-is')
})

test('a design that was deleted since says so, comes back with one tap, and can be ordered again', async () => {
  const order = orderDetails('paid')
  const removed = anOwnDesign({ taskId: order.items[0]?.taskId as TaskId })
  let left = [removed]
  const restore = () => {
    left = []
    return Promise.resolve(removed)
  }
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1&again=choose',
    world: { ...ordered(false), ownDesigns: { removed: () => Promise.resolve(left), restore } },
  })
  await expect.element(page.getByText('You deleted this design. Restore it to order it again.')).toBeVisible()
  expect(page.getByRole('link', { name: 'Order the same again' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect.element(page.getByRole('link', { name: 'Order the same again' })).toBeVisible()
})

test('an order that waits for its payment asks for that, not for one more', async () => {
  const order = orderDetails('awaiting-pay')
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1',
    world: { orders: { order: () => Promise.resolve(order) } },
  })
  await expect.element(page.getByRole('button', { name: /^Pay / })).toBeVisible()
  expect(page.getByRole('region', { name: 'Order again' }).elements()).toEqual([])
})
