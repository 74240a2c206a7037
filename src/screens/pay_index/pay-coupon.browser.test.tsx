import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { asId, type MerchantId, type ProductId, type UserId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import { wireOrder } from '../../../machines/order/order.ports.ts'
import { fakeOrderPorts } from '../../../tests/support/browser/fake-ports.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { CouponRow } from './CouponRow.tsx'
import { PayButton } from './PayButton.tsx'

afterEach(closeScreen)

test('B§5 coupon: paying asks for the word about a coupon first, and one tap takes the one that saves most', async () => {
  const asked: string[] = []
  const SPRING = {
    ...{ id: 'held-1', name: 'Spring', off: minorUnits(2000), why: null, expires: 1, minimum: minorUnits(0) },
    ...{ discount: { kind: 'amount' as const, off: minorUnits(2000) }, products: [] },
  }
  const price = { quoteId: 'q1', currency: 'CNY', symbol: '¥', lines: [], coupons: [SPRING] }
  const machine = wireOrder(
    fakeOrderPorts({
      askForQuote: ({ coupon }) => {
        asked.push(coupon)
        const total = minorUnits(coupon === 'held-1' ? 8000 : 10_000)
        return Promise.resolve({ kind: 'quote', quote: { ...price, total } })
      },
    }),
  )
  const address = { name: '林晓', phone: '13800138000', province: '浙江', city: '杭州', district: '西湖', street: '1' }
  const order = createActor(machine, {
    input: {
      ...{ mchid: asId<MerchantId>('1'), uid: asId<UserId>('u1'), mode: 0, visit: 'v', address },
      cart: { id: 'c1', lines: [], unsent: true },
    },
  }).start()
  const openCoupons = vi.fn()
  await openScreen(
    <>
      <CouponRow order={order} onOpen={openCoupons} />
      <PayButton order={order} onAddress={() => undefined} onCoupon={openCoupons} />
    </>,
    { address: '/pay_index' },
  )
  await page.getByRole('button', { name: 'Pay ¥100.00' }).click()
  expect([openCoupons.mock.calls.length, order.getSnapshot().hasTag('can submit')]).toEqual([1, true])
  await page.getByRole('button', { name: 'Use “Spring”: save ¥20.00' }).click()
  await expect.element(page.getByRole('button', { name: 'Pay ¥80.00' })).toBeEnabled()
  expect(asked).toEqual(['undecided', 'held-1'])
  await expect.element(page.getByRole('button', { name: /Use “Spring”/ })).not.toBeInTheDocument()
})

test('a coupon of the shop that is not taken yet is proposed too: of those that fit the one that saves most', async () => {
  const asked: string[] = []
  const lines = [{ kind: 'base' as const, item: 0, amount: minorUnits(15_600) }]
  const machine = wireOrder(
    fakeOrderPorts({
      askForQuote: ({ coupon }) => {
        asked.push(coupon)
        const quote = { quoteId: 'q1', currency: 'CNY', symbol: '¥', lines, total: minorUnits(15_600), coupons: [] }
        return Promise.resolve({ kind: 'quote', quote })
      },
    }),
  )
  const lineItem = { pid: asId<ProductId>('box'), quantity: 2, attributes: [], comment: '', rev: 0 }
  const order = createActor(machine, {
    input: {
      ...{ mchid: asId<MerchantId>('1'), uid: asId<UserId>('u1'), mode: 0, visit: 'v' },
      cart: { id: 'c1', lines: [lineItem], unsent: true },
    },
  }).start()
  const one = { id: '', starts: 0, ends: Date.now() + 1e9, status: 'open' as const, products: [] }
  const off = (amount: number) => ({ kind: 'amount' as const, off: minorUnits(amount) })
  const list = () =>
    Promise.resolve([
      { ...one, ...{ promoId: 'a', code: 'TEN', name: 'Ten' }, discount: off(1000), minimum: minorUnits(0) },
      { ...one, ...{ promoId: 'b', code: 'HELLO20', name: 'Hello' }, discount: off(2000), minimum: minorUnits(10_000) },
      { ...one, ...{ promoId: 'c', code: 'THANKS', name: 'Thanks' }, discount: off(5000), minimum: minorUnits(20_000) },
      {
        ...one,
        ...{ promoId: 'd', code: 'OLD', name: 'Old', status: 'used' as const },
        discount: off(9000),
        minimum: minorUnits(0),
      },
    ])
  const take = vi.fn(() => Promise.resolve({ id: 'held-2' } as never))
  await openScreen(<CouponRow order={order} onOpen={() => undefined} />, {
    ...{ address: '/pay_index', world: { coupons: { list, take } } },
  })
  await page.getByRole('button', { name: 'Claim and use “Hello”: save ¥20.00' }).click()
  await vi.waitFor(() => expect(asked).toEqual(['undecided', 'held-2']))
  expect(take.mock.calls).toEqual([['HELLO20']])
})
