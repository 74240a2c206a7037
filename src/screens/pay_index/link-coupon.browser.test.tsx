import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { asId, type MerchantId, type UserId } from '../../../domain/ids.ts'
import { EMPTY_VISIT } from '../../../domain/navigation/stored-visit.ts'
import { minorUnits } from '../../../domain/units.ts'
import { wireOrder } from '../../../machines/order/order.ports.ts'
import { fakeOrderPorts } from '../../../tests/support/browser/fake-ports.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { LinkCoupon } from './LinkCoupon.tsx'

afterEach(closeScreen)

test('A§2 entry couponCode: the coupon of a link is proposed with the price, and one tap takes and counts it', async () => {
  const asked: string[] = []
  const quote = { quoteId: 'q1', currency: 'CNY', symbol: '¥', lines: [], total: minorUnits(100), coupons: [] }
  const machine = wireOrder(
    fakeOrderPorts({
      askForQuote: ({ coupon }) => {
        asked.push(coupon)
        return Promise.resolve({ kind: 'quote', quote })
      },
    }),
  )
  const order = createActor(machine, {
    input: {
      ...{ mchid: asId<MerchantId>('1'), uid: asId<UserId>('u1'), mode: 0, visit: 'v' },
      cart: { id: 'c1', lines: [], unsent: true },
    },
  }).start()
  const take = vi.fn(() => Promise.resolve({ id: 'held-1' } as never))
  const visit = { ...EMPTY_VISIT, entry: { ...EMPTY_VISIT.entry, couponCode: 'SPRING' } }
  const { visits } = await openScreen(<LinkCoupon order={order} />, {
    ...{ address: '/pay_index', visit },
    world: { coupons: { take } },
  })
  await expect.element(page.getByText('Your link includes coupon SPRING.')).toBeVisible()
  await page.getByRole('button', { name: 'Use it' }).click()
  await vi.waitFor(() => expect(asked).toEqual(['undecided', 'held-1']))
  expect([take.mock.calls, visits.now().entry.couponCode]).toEqual([[['SPRING']], ''])
  await expect.element(page.getByText(/Your link includes/)).not.toBeInTheDocument()
})
