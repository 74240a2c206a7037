import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { invariant } from '../../../domain/never.ts'
import { orderSteps } from '../../../domain/order/order-state.ts'
import { anOrder, orderDetails } from '../../../stories/fixtures/sample-orders.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { OrderArrival } from './OrderArrival.tsx'

afterEach(closeScreen)

const [book] = DEMO_PRODUCTS
invariant(book, 'the demo shop sells a book')

test('an order that is paid or sent is never told as if it were ordered now; without its moments nothing is said', async () => {
  const shipped = orderSteps('shipped', { shipped: Date.now() })
  const order = (state: 'paid' | 'shipped' | 'awaiting-pay', steps = orderSteps(state, {})) =>
    orderDetails(state, { ...anOrder(state), steps })
  const orders = {
    'paid some time': order('paid'),
    'sent, paid some time': order('shipped', shipped),
    'not paid': order('awaiting-pay'),
  }
  await openScreen(
    Object.entries(orders).map(([name, details]) => (
      <div key={name} role="note" aria-label={name}>
        <OrderArrival order={details} />
      </div>
    )),
    { address: '/', world: { catalogue: { product: () => Promise.resolve(book) } } },
  )
  const notes = () =>
    page
      .getByRole('note')
      .elements()
      .map((note) => note.textContent?.replace(/[A-Z][a-z]+\s\d+/g, 'DAY'))
  await expect.poll(notes).toEqual(['', 'Arrives DAY to DAY', 'Arrives DAY to DAY if you pay now'])
})

const DAY_MS = 86_400_000

test('an order that waits for a design promises no day, one that was handed in later counts from then', async () => {
  const now = Date.now()
  const paid = orderSteps('paid', { 'to-pay': now - 60 * DAY_MS })
  const [item] = anOrder('to-upload').items
  const orders = {
    'designed after it is paid': orderDetails('awaiting-pay', { items: item ? [item] : [] }),
    'paid long ago, handed in now': orderDetails('paid', { steps: paid, changeUntil: now + 1_800_000 }),
    'paid long ago, made now': orderDetails('in-production', {
      steps: orderSteps('in-production', { 'to-pay': now - 60 * DAY_MS, 'in-production': now }),
    }),
  }
  await openScreen(
    Object.entries(orders).map(([name, details]) => (
      <div key={name} role="note" aria-label={name}>
        <OrderArrival order={details} />
      </div>
    )),
    { address: '/', world: { catalogue: { product: () => Promise.resolve(book) } } },
  )
  const notes = () =>
    page
      .getByRole('note')
      .elements()
      .map((note) => note.textContent?.replace(/[A-Z][a-z]+\s\d+/g, 'DAY'))
  await expect.poll(notes).toEqual(['', 'Arrives DAY to DAY', 'Arrives DAY to DAY'])
})
