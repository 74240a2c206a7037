import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { asId, type MerchantId, type OrderId, type UserId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import { type OrderPorts, wireOrder } from '../../../machines/order/order.ports.ts'
import type { PayAnswer } from '../../../machines/order/order.types.ts'
import { fakeOrderPorts } from '../../../tests/support/browser/fake-ports.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { PayButton } from './PayButton.tsx'

afterEach(closeScreen)

const QUOTE = { quoteId: 'q1', currency: 'CNY', symbol: '¥', lines: [], total: minorUnits(100), coupons: [] }
const nothing = () => undefined

function anOrder(ports: Partial<OrderPorts>, orderId?: OrderId) {
  return createActor(wireOrder(fakeOrderPorts(ports)), {
    input: {
      ...{ mchid: asId<MerchantId>('1'), uid: asId<UserId>('u1'), mode: 0, visit: 'v' },
      cart: { id: 'c1', lines: [], unsent: false },
      ...(orderId === undefined ? {} : { orderId }),
    },
  }).start()
}

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

test('what is fetched asks for a name, what is sent for an address', async () => {
  const order = anOrder({ askForQuote: () => Promise.resolve({ kind: 'quote', quote: QUOTE }) })
  await openScreen(<PayButton order={order} onAddress={nothing} onCoupon={nothing} />, { address: '/pay_index' })
  await expect.element(page.getByRole('button', { name: 'Add the address' })).toBeVisible()
  order.send({ type: 'pickup.set', pickupId: 'nanshan' })
  await expect.element(page.getByRole('button', { name: 'Who’ll collect it?' })).toBeVisible()
})

test('where the coupon is refused the button says that another is chosen, not that it pays', async () => {
  const order = anOrder({
    askForQuote: ({ coupon }) =>
      Promise.resolve(
        coupon === 'gone' ? { kind: 'refused', reason: 'coupon-not-possible' } : { kind: 'quote', quote: QUOTE },
      ),
  })
  await openScreen(<PayButton order={order} onAddress={nothing} onCoupon={nothing} />, { address: '/pay_index' })
  await expect.element(page.getByRole('button', { name: 'Add the address' })).toBeVisible()
  order.send({ type: 'coupon.set', coupon: 'gone' })
  await vi.waitFor(() => expect(buttons()).toEqual(['Choose a coupon, or none']))
})

test('who may have paid is asked to look again first; paying once more is the quiet way', async () => {
  let isPaid = false
  const answered = Promise.withResolvers<PayAnswer>()
  const order = anOrder(
    {
      clock: { wait: () => Promise.resolve(), waitUntil: () => Promise.resolve() },
      askForPayment: () => (isPaid ? answered.promise : Promise.resolve({ kind: 'not-yet' })),
    },
    asId<OrderId>('o1'),
  )
  await openScreen(<PayButton order={order} onAddress={nothing} onCoupon={nothing} />, { address: '/pay_index' })
  await vi.waitFor(() => expect(buttons()).toEqual(['Not paid? Pay now', 'Check again']))
  isPaid = true
  await page.getByRole('button', { name: 'Check again' }).click()
  await vi.waitFor(() => expect(buttons()).toEqual(['Your payment is being confirmed']))
  answered.resolve({ kind: 'paid' })
  await vi.waitFor(() => expect(order.getSnapshot().hasTag('paid')).toEqual(true))
})
