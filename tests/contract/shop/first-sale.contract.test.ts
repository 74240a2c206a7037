import { expect, test } from 'vitest'
import { manageSetUp } from '../../../domain/calls/manage/set-up.ts'
import { createOrder } from '../../../domain/calls/order.ts'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import { payAttempts } from '../../../server/db/schema/payments.tables.ts'
import { BOX, BOX_PLAIN, newShopper, orderFor, pay } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

onBothEngines(
  'the first sale',
  (server) => {
    test('a payment that is tried out has sold nothing, a real one has', async () => {
      const owner = await signInAsStaff(server(), server().client(), 'owner')
      const own = await newShopper(server(), '13600000079')
      const isSold = async () =>
        (await owner.call(manageSetUp, {})).Data.steps.some(({ step, done }) => step === 'order' && done)
      const buy = async () => {
        const wish = await orderFor(own, [{ pid: BOX, quantity: 1, attridlist: BOX_PLAIN }])
        return (await own.browser.call(createOrder, wish)).Data.orderid
      }
      await pay(server(), await buy(), 'development')
      const tried = await isSold()
      const inTestMode = await buy()
      await server()
        .deps.db.insert(payAttempts)
        .values({
          ...{ orderId: asId<OrderId>(inTestMode), n: 1, mchid: asId<MerchantId>('1'), method: 'stripe-checkout' },
          ...{ returnUrl: '', ref: 'cs_test_a1', startedAt: new Date(), expiresAt: new Date() },
        })
      await pay(server(), inTestMode, 'stripe')
      expect([tried, await isSold()]).toEqual([false, false])
      await pay(server(), await buy(), 'stripe')
      expect(await isSold()).toBe(true)
    })
  },
  { role: 'api' },
)
