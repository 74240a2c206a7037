import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { asId, type MerchantId, type UserId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import { wireOrder } from '../../../machines/order/order.ports.ts'
import { fakeOrderPorts } from '../../../tests/support/browser/fake-ports.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { PayButton } from './PayButton.tsx'

afterEach(closeScreen)

test('what is fetched asks for a name, what is sent for an address', async () => {
  const quote = { quoteId: 'q1', currency: 'CNY', symbol: '¥', lines: [], total: minorUnits(100), coupons: [] }
  const machine = wireOrder(fakeOrderPorts({ askForQuote: () => Promise.resolve({ kind: 'quote', quote }) }))
  const order = createActor(machine, {
    input: {
      ...{ mchid: asId<MerchantId>('1'), uid: asId<UserId>('u1'), mode: 0, visit: 'v' },
      cart: { id: 'c1', lines: [], unsent: false },
    },
  }).start()
  const nothing = () => undefined
  await openScreen(<PayButton order={order} onAddress={nothing} onCoupon={nothing} />, { address: '/pay_index' })
  await expect.element(page.getByRole('button', { name: 'Add the address' })).toBeVisible()
  order.send({ type: 'pickup.set', pickupId: 'nanshan' })
  await expect.element(page.getByRole('button', { name: 'Who fetches it?' })).toBeVisible()
})
