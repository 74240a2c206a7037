import { beforeAll, expect, test } from 'vitest'
import { getUserInfo } from '../../../domain/calls/account.ts'
import { getUserOrderList } from '../../../domain/calls/order.ts'
import {
  createUpgradeUserLevelOrder,
  getUserTypeList,
  queryUpgradeUserLevelOrderStatus,
} from '../../../domain/calls/user-type.ts'
import { asId, type OrderId, type UserId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import { payPath } from '../../../server/base/pay-path.ts'
import { recordPayment } from '../../../server/pay/record-payment.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'

const YEAR = 365 * 86_400_000
let events = 0

onBothEngines(
  'member levels',
  (server, engine) => {
    const phone = (n: number) => `1360000${engine === 'embedded' ? 1 : 2}00${n}`
    let browser: TestClient
    beforeAll(async () => {
      browser = await server().signedIn(phone(1))
    })

    /** The provider says that an order of a level is paid. */
    const pay = async (orderid: string, amount: number) => {
      events += 1
      const event = { eventId: `level-${events}`, orderId: asId<OrderId>(orderid), amount: minorUnits(amount) }
      const { deps } = server()
      return await recordPayment(deps, 'development', { ...event, currency: 'CNY' }, deps.clock.now())
    }

    test('B§7 GetUserTypeList says what each level saves, costs and needs [A§6.levels] [B§3.user-type] [B§7.user-type]', async () => {
      const { Data } = await browser.call(getUserTypeList, {})
      expect(Data).toEqual([
        { id: '0', name: '普通会员', discount: 1, needs: 'nothing', price: 0, currency: 'CNY', days: 0 },
        { id: '1', name: '银卡会员', discount: 0.95, needs: 'purchase', price: 2_900, currency: 'CNY', days: 365 },
        { id: '2', name: '金卡会员', discount: 0.9, needs: 'purchase', price: 6_900, currency: 'CNY', days: 365 },
        { id: '3', name: '钻石会员', discount: 0.85, needs: 'merchant', price: 0, currency: 'CNY', days: 0 },
      ])
    })

    test('B§7 CreateUpgradeUserLevelOrder, safety 20: a level costs what the shop says, is made once for one intent, and is no order of goods [B§7.CreateUpgradeUserLevelOrder]', async () => {
      const request = { typeid: '1', opid: 'level-wish-1' }
      const first = await browser.call(createUpgradeUserLevelOrder, request)
      const { orderid } = first.Data
      expect(first).toEqual({
        Code: 0,
        Msg: '',
        Data: { orderid, pay_amount: 2_900, currency: 'CNY', status: 1000, payurl: payPath(asId<OrderId>(orderid)) },
      })
      expect(await browser.call(createUpgradeUserLevelOrder, request)).toEqual(first)
      expect((await browser.call(getUserOrderList, {})).Total).toBe(0)
      const page = await browser.request({ method: 'GET', url: first.Data.payurl })
      expect([page.statusCode, page.body.includes('29.00')]).toEqual([200, true])
    })

    test('B§7 QueryUpgradeUserLevelOrderStatus: a level is granted when it is paid, not before, once, and runs on when it is bought again [B§7.QueryUpgradeUserLevelOrderStatus]', async () => {
      const shopper = await server().signedIn(phone(2))
      const { orderid } = (await shopper.call(createUpgradeUserLevelOrder, { typeid: '2' })).Data
      const status = async () => (await shopper.call(queryUpgradeUserLevelOrderStatus, { orderid })).Data
      expect(await status()).toEqual({ orderid, typeid: '2', state: 'awaiting-pay', expiredate: 0 })
      expect((await shopper.call(getUserInfo, {})).Data.discount).toBe(1)

      const before = server().deps.clock.now()
      expect([await pay(orderid, 6_900), await pay(orderid, 6_900)]).toEqual(['paid', 'refund'])
      const after = server().deps.clock.now()
      const { expiredate, ...paid } = await status()
      expect(paid).toEqual({ orderid, typeid: '2', state: 'paid' })
      expect(expiredate).toBeGreaterThanOrEqual(before + YEAR)
      expect(expiredate).toBeLessThanOrEqual(after + YEAR)
      const { discount, typeid } = (await shopper.call(getUserInfo, {})).Data
      expect([discount, typeid]).toEqual([0.9, '2'])

      const again = (await shopper.call(createUpgradeUserLevelOrder, { typeid: '2', opid: 'once-more' })).Data
      await pay(again.orderid, 6_900)
      expect((await shopper.call(getUserInfo, {})).Data.expiredate).toBe(expiredate + YEAR)
      expect((await shopper.call(createUpgradeUserLevelOrder, { typeid: '1' })).Code).toBe(3151)
    })

    test.each([
      ['one that the merchant gives', '3', 3150],
      ['one that is not there', '9', 3150],
      ['the ordinary one', '0', 3150],
    ])('%s cannot be bought', async (_, typeid, code) => {
      expect((await browser.call(createUpgradeUserLevelOrder, { typeid })).Code).toBe(code)
    })

    test("somebody else's level order is not there, and an order names no other buyer", async () => {
      const { orderid } = (await browser.call(createUpgradeUserLevelOrder, { typeid: '1' })).Data
      const stranger = await server().signedIn(phone(3))
      expect((await stranger.call(queryUpgradeUserLevelOrderStatus, { orderid })).Code).toBe(404)
      const uid = asId<UserId>('somebody')
      expect((await stranger.call(createUpgradeUserLevelOrder, { typeid: '1', uid })).Code).toBe(404)
    })
  },
  { role: 'api' },
)
