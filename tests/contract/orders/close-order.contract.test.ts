import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callOffOrder } from '../../../domain/calls/manage/orders.ts'
import { manageToday } from '../../../domain/calls/manage/today-and-log.ts'
import { createOrderFromOrderId, getOrderInfo } from '../../../domain/calls/order.ts'
import { askAboutOrder, printOrderNow } from '../../../domain/calls/order-changes.ts'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import { orderRequests } from '../../../server/db/schema/order-requests.tables.ts'
import { recordRefund } from '../../../server/pay/record-refund.ts'
import { refundOrder } from '../../../server/pay/refund-order.ts'
import { createOrderRequestStore } from '../../../server/stores/order-requests.store.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createRefundStore } from '../../../server/stores/refunds.store.ts'
import { answerWhatIsAsked } from '../../support/builders/answer-what-is-asked.ts'
import {
  BOX,
  BOX_PLAIN,
  newOpid,
  newShopper,
  type OrderShopper,
  paidOrder,
  pay,
} from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

const BOX_ITEM = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }
const now = Date.UTC(2026, 5, 1)
let phones = 0
/** What the shop called a person for. */
const alarms: unknown[] = []

onBothEngines(
  'an order is closed, and what was asked of it',
  (server) => {
    const shopper = () => newShopper(server(), `137730${String(++phones).padStart(5, '0')}`)
    const infoOf = async ({ browser }: OrderShopper, oid: string) => (await browser.call(getOrderInfo, { oid })).Data
    const state = async (oid: string) => (await createOrderStore(server().deps.db).load(asId<OrderId>(oid)))?.state
    const refunds = async (oid: string) =>
      (await createRefundStore(server().deps.db).ofOrder(asId<OrderId>(oid))).map(({ reason, amount }) => [
        reason,
        amount,
      ])
    const answer = (oid: string, agreed: boolean, text = '') =>
      answerWhatIsAsked(server().deps, asId<OrderId>(oid), { agreed, answer: text }, now)
    /** A provider tells that all of an order's money went back there. */
    const toldWhole = (oid: string) =>
      recordRefund(
        server().deps,
        { provider: 'test', merchantId: asId('1') },
        { kind: 'refunded', eventId: `paid-${oid}`, whole: true, ref: 'there' },
        now,
      )

    test('an order that others travel with is closed after them; what went back at the provider calls a person', async () => {
      const own = await shopper()
      const parent = await paidOrder(server(), own, [BOX_ITEM])
      const along = await own.browser.call(createOrderFromOrderId, {
        ...{ orderid: parent, orderdata: [BOX_ITEM], pay_amount: 5800, coupon: 'none', opid: newOpid() },
      })
      const byOperator = await refundOrder(server().deps, asId<OrderId>(parent), now)
      expect([byOperator, await state(parent), await refunds(parent)]).toEqual([{ kind: 'others-travel' }, 'paid', []])
      expect([await toldWhole(parent), await state(parent), alarms.splice(0)]).toEqual([
        ...['recorded', 'refunded'],
        [['refund-of-made-order', { orderId: parent, state: 'refunded', travels: [along.Data.orderid] }]],
      ])
    })

    test('whoever closes an order, what its shopper has asked is answered', async () => {
      const { deps } = server()
      const clerk = await signInAsStaff(server(), server().client(), 'clerk')
      const asking = async (kind: 'cancel' | 'other') => {
        const own = await shopper()
        const oid = await paidOrder(server(), own, [BOX_ITEM])
        await own.browser.call(printOrderNow, { oid, opid: newOpid() })
        await own.browser.call(askAboutOrder, { oid, kind, text: '不要了', opid: newOpid() })
        const told = async () => (await infoOf(own, oid)).requests.map(({ agreed, answer: said }) => [agreed, said])
        return { oid, told }
      }
      const asks = async () => (await clerk.call(manageToday, { zone: 0 })).Data.asks
      const before = await asks()
      const [cancelled, other, answered] = [await asking('cancel'), await asking('other'), await asking('cancel')]
      const waiting = await asks()
      for (const { oid } of [cancelled, other]) {
        expect((await clerk.call(callOffOrder, { oid })).Code).toBe(0)
      }
      await answer(answered.oid, true, '好的')
      expect([waiting - before, (await asks()) - before]).toEqual([3, 0])
      expect([await cancelled.told(), await other.told(), await answered.told()]).toEqual([
        ...[[[true, '']], [[false, '']], [[true, '好的']]],
      ])
      // A question that was left open when an older shop closed its order is answered either way.
      await deps.db
        .update(orderRequests)
        .set({ agreed: null, answer: '', answeredAt: null })
        .where(eq(orderRequests.orderId, asId<OrderId>(cancelled.oid)))
      expect([(await answer(cancelled.oid, true)).kind, await refunds(cancelled.oid)]).toEqual([
        ...['answered', [['asked', 6800]]],
      ])
    })

    test('an order that travels in another one’s parcel is sent nowhere else, asked for or agreed to', async () => {
      const own = await shopper()
      const parent = await paidOrder(server(), own, [BOX_ITEM])
      const along = await own.browser.call(createOrderFromOrderId, {
        ...{ orderid: parent, orderdata: [BOX_ITEM], pay_amount: 5800, coupon: 'none', opid: newOpid() },
      })
      const oid = along.Data.orderid
      await pay(server(), oid)
      await own.browser.call(printOrderNow, { oid, opid: newOpid() })
      const elsewhere = { ...RECEIVER, oid, kind: 'address', recvaddress: '新街 4 号' } as const
      const asked = await own.browser.call(askAboutOrder, { ...elsewhere, opid: newOpid() })
      // Asked before this was refused.
      const address = { name: '林小雨', phone: '13900000000', province: '广东省', city: '', district: '', street: '4' }
      const { deps } = server()
      const question = { id: `old-${oid}`, mchid: asId<MerchantId>('1'), orderId: asId<OrderId>(oid), text: '' }
      await createOrderRequestStore(deps.db).insert({ ...question, kind: 'address', address }, now)
      const agreed = await answer(oid, true)
      expect([asked.Reason, agreed, (await infoOf(own, oid)).recvaddress]).toEqual([
        ...['order-travels-along', { kind: 'travels-along' }, RECEIVER.recvaddress],
      ])
      expect((await answer(oid, false)).kind).toBe('answered')
    })

    test('an order that is over is sent nowhere else', async () => {
      const own = await shopper()
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      await own.browser.call(printOrderNow, { oid, opid: newOpid() })
      await own.browser.call(askAboutOrder, { ...RECEIVER, oid, kind: 'address', opid: newOpid() })
      await createOrderStore(server().deps.db).move(asId<OrderId>(oid), 'in-production', 'refunded', {})
      expect(await answer(oid, true)).toEqual({ kind: 'not-possible', state: 'refunded' })
    })
  },
  {
    ...{ role: 'api', clock: { now: () => now }, changeMinutes: 30 },
    override: (deps) => ({ ...deps, alarm: (alarm, fields) => void alarms.push([alarm, fields]) }),
  },
)
