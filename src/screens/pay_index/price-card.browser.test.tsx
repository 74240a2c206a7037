import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { asId, type MerchantId, type UserId } from '../../../domain/ids.ts'
import { quote } from '../../../domain/product/quote.ts'
import { minorUnits } from '../../../domain/units.ts'
import { wireOrder } from '../../../machines/order/order.ports.ts'
import { fakeOrderPorts } from '../../../tests/support/browser/fake-ports.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { ALBUM, BOOK_ITEM } from '../../../tests/support/builders/cart-builders.ts'
import { PriceCard } from './PriceCard.tsx'

afterEach(closeScreen)

test('readings 29: the pay page says the price line by line, what each page more costs, and what is to pay', async () => {
  const coupon = { discount: { kind: 'rate', pays: 8_500 }, productIds: [ALBUM] } as const
  const quoted = quote({ items: [BOOK_ITEM], memberRate: 9_000, coupon, pickup: false })
  if (quoted.kind === 'refused') {
    throw new Error(quoted.reason)
  }
  const { lines, total } = quoted
  const price = { quoteId: 'q1', currency: 'CNY', symbol: '¥', coupons: [], lines: [...lines], total }
  const machine = wireOrder(fakeOrderPorts({ askForQuote: () => Promise.resolve({ kind: 'quote', quote: price }) }))
  const address = { name: '林晓', phone: '13800138000', province: '浙江', city: '杭州', district: '西湖', street: '1' }
  const order = createActor(machine, {
    input: {
      ...{ mchid: asId<MerchantId>('1'), uid: asId<UserId>('u1'), mode: 0, visit: 'v', address },
      cart: { id: 'c1', lines: [], unsent: true },
    },
  }).start()
  await openScreen(<PriceCard order={order} names={['Square photo book']} counted={['pages']} onCoupon={vi.fn()} />, {
    address: '/pay_index',
  })
  const said = () => [...document.querySelectorAll('dl > div')].map((line) => line.textContent)
  await vi.waitFor(() =>
    expect(said()).toEqual([
      'Square photo book¥128.00',
      'Your choices¥15.50',
      '6 more pages at ¥3.00 each¥18.00',
      '1 more copy¥161.50',
      'Member price-¥32.30',
      'Coupon-¥43.60',
      'Delivery¥10.00',
      'To pay¥257.10',
    ]),
  )
  expect(total).toBe(minorUnits(25_710))
})
