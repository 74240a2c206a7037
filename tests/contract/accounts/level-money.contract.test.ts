import { expect, test } from 'vitest'
import { getUserInfo } from '../../../domain/calls/account.ts'
import { createUpgradeUserLevelOrder, queryUpgradeUserLevelOrderStatus } from '../../../domain/calls/user-type.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import { recordPayment } from '../../../server/pay/record-payment.ts'
import { recordWebhookEvent } from '../../../server/pay/record-webhook-event.ts'
import { refundOrder } from '../../../server/pay/refund-order.ts'
import { createRefundStore } from '../../../server/stores/refunds.store.ts'
import { newOpid } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'

const SILVER = { typeid: '1', price: 2_900 } as const
const GOLD = { typeid: '2', price: 6_900 } as const

onBothEngines(
  'money of member levels',
  (server, engine) => {
    const phone = (n: number) => `1361000${engine === 'embedded' ? 1 : 2}00${n}`
    const ordered = async (browser: TestClient, { typeid }: { readonly typeid: string }) =>
      (await browser.call(createUpgradeUserLevelOrder, { typeid, opid: newOpid() })).Data.orderid
    const pay = async (orderid: string, { price }: { readonly price: number }) => {
      const { deps } = server()
      const event = { eventId: `pay-${orderid}`, orderId: asId<OrderId>(orderid), amount: minorUnits(price) }
      return await recordPayment(deps, 'test', { ...event, currency: 'CNY' }, deps.clock.now())
    }
    const discountOf = async (browser: TestClient) => (await browser.call(getUserInfo, {})).Data.discount
    const stateOf = async (browser: TestClient, orderid: string) =>
      (await browser.call(queryUpgradeUserLevelOrderStatus, { orderid })).Data.state

    test('safety 20: a level whose money goes back is a level no longer', async () => {
      const browser = await server().signedIn(phone(1))
      const orderid = await ordered(browser, GOLD)
      expect([await pay(orderid, GOLD), await discountOf(browser)]).toEqual(['paid', 0.9])
      const { deps } = server()
      await refundOrder(deps, asId<OrderId>(orderid), deps.clock.now())
      expect([await stateOf(browser, orderid), await discountOf(browser)]).toEqual(['refunded', 1])
      expect((await refundOrder(deps, asId<OrderId>(orderid), deps.clock.now())).kind).toBe('refunded-already')
    })

    test('safety 20: so it is when the merchant gives the money back at the provider, who tells it twice', async () => {
      const browser = await server().signedIn(phone(2))
      const [first, second] = [await ordered(browser, GOLD), await ordered(browser, GOLD)]
      await pay(first, GOLD)
      await pay(second, GOLD)
      const { deps } = server()
      const news = { kind: 'refunded', eventId: `pay-${first}`, whole: true, ref: 'r1' } as const
      for (const _ of [1, 2]) {
        await recordWebhookEvent(deps, { provider: 'test', merchantId: asId('1') }, news, deps.clock.now())
      }
      const { expiredate } = (await browser.call(getUserInfo, {})).Data
      const days = Math.round((Number(expiredate) - deps.clock.now()) / 86_400_000)
      expect([await discountOf(browser), days]).toEqual([0.9, 365])
    })

    test('an older order of a lower level takes nothing away: its money goes back', async () => {
      const browser = await server().signedIn(phone(3))
      const [silver, gold] = [await ordered(browser, SILVER), await ordered(browser, GOLD)]
      expect([await pay(gold, GOLD), await pay(silver, SILVER)]).toEqual(['paid', 'refund'])
      expect([await stateOf(browser, silver), await discountOf(browser)]).toEqual(['refunded', 0.9])
      const refunds = await createRefundStore(server().deps.db).ofOrder(asId<OrderId>(silver))
      expect(refunds.map(({ eventId, amount, reason }) => [eventId, amount, reason])).toEqual([
        [`pay-${silver}`, 2_900, 'late'],
      ])
    })
  },
  { role: 'api' },
)
