import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NetworkLost } from '../../../machines/faults.ts'
import type { LinkLoginRefusal } from '../../../machines/link-login/link-login.types.ts'
import { wireOrder } from '../../../machines/order/order.ports.ts'
import type { PayAnswer } from '../../../machines/order/order.types.ts'
import { orderDetails } from '../../../stories/fixtures/sample-orders.ts'
import { fakeOrderPorts } from '../../../tests/support/browser/fake-ports.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { OrderSuccessScreen } from './OrderSuccessScreen.tsx'

afterEach(() => {
  vi.useRealTimers()
  closeScreen()
})

const goes = page.getByRole('heading', { name: 'Thank you. It’s going to print' })

/** A shop that answers how the payment is, and an order that is paid once it has said so. */
function shop(...answers: PayAnswer['kind'][]) {
  let paid = false
  const asked: string[] = []
  const order = wireOrder(
    fakeOrderPorts({
      clock: { wait: () => Promise.resolve(), waitUntil: () => Promise.resolve() },
      askForPayment: ({ orderId }) => {
        asked.push(orderId)
        paid = (answers.shift() ?? 'not-yet') === 'paid'
        return Promise.resolve({ kind: paid ? 'paid' : 'not-yet' } as PayAnswer)
      },
    }),
  )
  const details = () => Promise.resolve(orderDetails(paid ? 'paid' : 'awaiting-pay'))
  return { asked, world: { orders: { order: details }, machines: { order: order as never } } }
}

test('A§2 order_success, B§4 payment: the machine asks until the payment is there, then the order is read anew', async () => {
  const { asked, world } = shop('not-yet', 'not-yet', 'paid')
  await openScreen(<OrderSuccessScreen />, { address: '/order_success?oid=o1', world })
  await expect.element(page.getByRole('heading', { name: 'Thank you. It’s going to print' })).toBeVisible()
  expect(asked.length).toEqual(3)
})

test('A§2 order_success: a payment that does not come is said to be confirmed still, and can be asked for again', async () => {
  const { asked, world } = shop()
  await openScreen(<OrderSuccessScreen />, { address: '/order_success?oid=o1', world })
  const again = page.getByRole('button', { name: 'Check the payment again' })
  await expect.element(again).toBeVisible()
  const before = asked.length
  await again.click()
  await expect.element(again).toBeVisible()
  expect(asked.length).toBeGreaterThan(before)
})

test('A§2 order_success: what was read of orders before is read anew once one is paid', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const keys = [['orders', 'all'], ['order', 'o1'], ['order', 'its parent'], ['coupons']]
  for (const key of keys) {
    client.setQueryData(key, 'as it was')
  }
  const { world } = shop('paid')
  await openScreen(<OrderSuccessScreen />, { address: '/order_success?oid=o1', world, client })
  await expect.element(goes).toBeVisible()
  await expect.poll(() => keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual(keys.map(() => true))
})

/** An order whose payment is there by the first word, and which cannot be read from then on until `mend` is called. */
function unreadable() {
  let isBroken = false
  let read = 0
  const order = () => {
    read += 1
    if (isBroken) {
      return Promise.reject(new NetworkLost())
    }
    return Promise.resolve(orderDetails(read === 1 ? 'awaiting-pay' : 'paid'))
  }
  const machine = wireOrder(
    fakeOrderPorts({
      askForPayment: () => {
        isBroken = true
        return Promise.resolve({ kind: 'paid' })
      },
    }),
  )
  const mend = () => {
    isBroken = false
  }
  return { mend, read: () => read, world: { orders: { order }, machines: { order: machine as never } } }
}

test('A§2 order_success: an order that cannot be read after its payment came is read on, and cannot be paid once more', async () => {
  const { mend, world } = unreadable()
  await openScreen(<OrderSuccessScreen />, { address: '/order_success?oid=o1', world })
  await expect.element(page.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Pay / })).not.toBeInTheDocument()
  mend()
  await expect.element(goes).toBeVisible()
})

test('A§2 order_success: what cannot be read for half a minute says what to do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { mend, read, world } = unreadable()
  await openScreen(<OrderSuccessScreen />, { address: '/order_success?oid=o1', world })
  const says = 'We couldn’t load the order details. Nothing is lost; please try again.'
  while (page.getByText(says).elements().length === 0) {
    await vi.advanceTimersByTimeAsync(500)
  }
  const before = read()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read()).toEqual(before)
  mend()
  vi.useRealTimers()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(goes).toBeVisible()
})

test('A§2 order_success: a phone that is back online asks for a payment that was not confirmed', async () => {
  const { asked, world } = shop()
  await openScreen(<OrderSuccessScreen />, { address: '/order_success?oid=o1', world })
  await expect.element(page.getByRole('button', { name: 'Check the payment again' })).toBeVisible()
  const before = asked.length
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before))
})

test('an order that was stopped or sent is not thanked for as going to print: its page says where it stands', async () => {
  const headlines: unknown[] = []
  for (const state of ['refunded', 'cancelled', 'shipped', 'ready-to-collect'] as const) {
    const order = () => Promise.resolve(orderDetails(state))
    await openScreen(<OrderSuccessScreen />, { address: '/order_success?oid=o1', world: { orders: { order } } })
    await expect.element(page.getByRole('link', { name: 'See the order' })).toBeVisible()
    headlines.push(document.querySelector('main h2')?.textContent)
    closeScreen()
  }
  expect(headlines).toEqual(['Refunded', 'Cancelled', 'On its way to you', 'Ready to collect'])
})

test('what is fetched is not said to be on its way: it is got ready', async () => {
  const paid = orderDetails('paid')
  const [item] = paid.items
  const box = item ? [{ ...item, type: 5 as const, upload: 'nothing' as const }] : []
  const order = () =>
    Promise.resolve({
      ...paid,
      items: box,
      changeUntil: Date.now() + 60_000,
      receiver: { ...paid.receiver, pickup: true },
    })
  await openScreen(<OrderSuccessScreen />, { address: '/order_success?oid=o1', world: { orders: { order } } })
  await expect
    .element(page.getByText('You can still change or cancel it in your order before we get it ready.'))
    .toBeVisible()
})

test.each<readonly [LinkLoginRefusal, title: string, text: string, ways: readonly string[]]>([
  [
    'phone-tail-needed',
    'Is this order yours?',
    'Please enter the last four digits of the recipient’s phone number.',
    ['Open the order', 'See the order'],
  ],
  [
    'link-ended',
    'Submitted',
    'Its order is already being made, or the shop has withdrawn the link. Ask the shop for a new one if you need a change.',
    ['See the order'],
  ],
])('of an order that is not shown here nothing is said that is not known: %s', async (reason, title, text, ways) => {
  await openScreen(<OrderSuccessScreen />, {
    address: '/order_success?oid=o1&trade=T1',
    world: { ec: { find: () => Promise.resolve({ kind: 'refused', reason }) } },
  })
  const main = page.getByRole('main')
  await expect.element(main.getByRole('link', { name: 'See the order' })).toBeVisible()
  const said = [...document.querySelectorAll('main h2, main h2 + div')].map(({ textContent }) => textContent)
  const links = [...document.querySelectorAll('main a')].map(({ textContent }) => textContent)
  expect([said, links]).toEqual([[title, text], ways])
})
