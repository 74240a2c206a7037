import { expect, test } from 'vitest'
import { getPromoListByUid } from '../../../domain/calls/coupon.ts'
import {
  createOrder,
  createOrderFromOrderId,
  getOrderInfo,
  getUserOrderList,
  reUpdateOrderInfo,
} from '../../../domain/calls/order.ts'
import {
  askAboutOrder,
  cancelOrder,
  changeOrderAddress,
  changeOrderOptions,
  getOrderAddress,
  printOrderNow,
  reopenOrderItem,
} from '../../../domain/calls/order-changes.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import { endHoldInTime, endHolds } from '../../../server/orders/hold-production.ts'
import { recordRefund } from '../../../server/pay/record-refund.ts'
import { refundOrder } from '../../../server/pay/refund-order.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createRefundStore } from '../../../server/stores/refunds.store.ts'
import { answerWhatIsAsked } from '../../support/builders/answer-what-is-asked.ts'
import {
  BOX,
  BOX_PLAIN,
  designOf,
  newOpid,
  newShopper,
  type OrderShopper,
  orderFor,
  paidOrder,
  pay,
  productLike,
} from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'
import { issueCoupon, takeCoupon } from '../../support/worlds/coupon-steps.ts'
import { BOOK, PLAIN } from '../../support/worlds/seeded-album.ts'

const MINUTE = 60_000
const BOX_ITEM = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }
/** Another cloth of the same price. */
const EQUAL = 'cloth-red'
const GLOSSY = ['paper-matte', 'finish-gloss']
let now = Date.UTC(2026, 5, 1)
const clock = { now: () => now }
let phones = 0

onBothEngines(
  'an order is changed before it is made',
  (server) => {
    const shopper = () => newShopper(server(), `137700${String(++phones).padStart(5, '0')}`)
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

    test('whoever closes an order, its coupon is free again', async () => {
      const own = await shopper()
      await issueCoupon(server(), 'TENOFF')
      const { id } = await takeCoupon(own.browser, 'TENOFF')
      const used = async () =>
        (await own.browser.call(getPromoListByUid, {})).Data.find((coupon) => coupon.id === id)?.status
      const withCoupon = async () => {
        const quoted = await own.browser.call(calPrice, { orderdata: [BOX_ITEM], mode: 0, coupon: id })
        return await paidOrder(server(), own, [BOX_ITEM], { coupon: id, pay_amount: quoted.Data.pay_amount })
      }
      const byShopper = await withCoupon()
      const spent = await used()
      await own.browser.call(cancelOrder, { oid: byShopper, opid: newOpid() })
      const free = await used()
      const byMerchant = await withCoupon()
      await own.browser.call(printOrderNow, { oid: byMerchant, opid: newOpid() })
      await own.browser.call(askAboutOrder, { oid: byMerchant, kind: 'cancel', text: '不要了', opid: newOpid() })
      expect([spent, free, await used(), (await answer(byMerchant, true)).kind, await used()]).toEqual([
        ...['used', 'usable', 'used', 'answered', 'usable'],
      ])
      const byOperator = await withCoupon()
      expect([
        await used(),
        (await refundOrder(server().deps, asId<OrderId>(byOperator), now)).kind,
        await used(),
        (await createOrderStore(server().deps.db).load(asId<OrderId>(byOperator)))?.heldUntil,
      ]).toEqual(['used', 'wanted', 'usable', null])
      const atProvider = await withCoupon()
      expect([await used(), await toldWhole(atProvider), await used()]).toEqual(['used', 'recorded', 'usable'])
    })

    test('unpaid: cancelled at any time, once; money that comes later goes back', async () => {
      const own = await shopper()
      const made = await own.browser.call(createOrder, await orderFor(own, [BOX_ITEM]))
      const oid = made.Data.orderid
      expect((await infoOf(own, oid)).changes).toEqual(['cancel', 'address', 'options'])
      now += 24 * 60 * MINUTE
      const opid = newOpid()
      const first = await own.browser.call(cancelOrder, { oid, opid })
      expect([first.Data, (await own.browser.call(cancelOrder, { oid, opid })).Data]).toEqual(
        Array(2).fill({ orderid: oid, status: 900, refund: 0, incart: 0 }),
      )
      expect((await own.browser.call(cancelOrder, { oid, opid: newOpid() })).Reason).toBe('change-closed')
      await expect(pay(server(), oid)).rejects.toThrow('refund')
      expect([await state(oid), await refunds(oid)]).toEqual(['cancelled', [['late', 6800]]])
    })

    test('paid: nothing is made until the window closes; cancelled in it, all of the money goes back', async () => {
      const own = await shopper()
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const { changes, changeleft, print } = await infoOf(own, oid)
      expect({ changes, changeleft, print }).toEqual({
        ...{ changes: ['cancel', 'address', 'options', 'print-now'], changeleft: 30 * MINUTE, print: 'none' },
      })
      now += 30 * MINUTE - 1
      const listed = (await own.browser.call(getUserOrderList, {})).Data
      expect(listed.map(({ changeleft }) => changeleft)).toEqual([1])
      expect((await own.browser.call(cancelOrder, { oid, opid: newOpid() })).Data).toEqual({
        ...{ orderid: oid, status: 910, refund: 6800, incart: 0 },
      })
      now += MINUTE
      await endHolds(server().deps)
      expect([await state(oid), await refunds(oid), (await infoOf(own, oid)).print]).toEqual([
        ...['refunded', [['asked', 6800]], 'none'],
      ])
    })

    test('what cancelling gives back is told before: what has not gone back in parts', async () => {
      const own = await shopper()
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const unpaid = (await own.browser.call(createOrder, await orderFor(own, [BOX_ITEM]))).Data.orderid
      const back = { of: 'payment', amount: minorUnits(1800) } as const
      const part = { kind: 'refunded', eventId: `paid-${oid}`, whole: false, ref: 'desk', back } as const
      await recordRefund(server().deps, { provider: 'test', merchantId: asId('1') }, part, now)
      const told = [(await infoOf(own, oid)).refundable, (await infoOf(own, unpaid)).refundable]
      const { refund } = (await own.browser.call(cancelOrder, { oid, opid: newOpid() })).Data
      expect([told, refund, (await infoOf(own, oid)).refundable]).toEqual([[5000, undefined], 5000, undefined])
    })

    test('the list of orders and the order say the same of money until it is back', async () => {
      const own = await shopper()
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const told = async () => {
        const listed = (await own.browser.call(getUserOrderList, {})).Data
        return [...listed, await infoOf(own, oid)].map(({ state, refunding }) => `${state} ${refunding}`)
      }
      const paid = await told()
      await own.browser.call(cancelOrder, { oid, opid: newOpid() })
      const cancelled = await told()
      const store = createRefundStore(server().deps.db)
      const [refund] = await store.ofOrder(asId<OrderId>(oid))
      if (!refund) {
        throw new Error('nothing goes back')
      }
      await store.save(refund, { state: 'failed' })
      const refused = await told()
      await store.save(refund, { state: 'done', doneAt: now })
      expect([paid, cancelled, refused, await told()]).toEqual([
        ['paid false', 'paid false'],
        ['refunded true', 'refunded true'],
        ['refunded true', 'refunded true'],
        ['refunded false', 'refunded false'],
      ])
    })

    test('at its end the order is made, by the job or by the round; cancelling is too late', async () => {
      const own = await shopper()
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const until = now + 30 * MINUTE
      await endHoldInTime(server().deps, { orderId: asId<OrderId>(oid), until })
      expect(await state(oid)).toBe('paid')
      now = until
      expect((await own.browser.call(cancelOrder, { oid, opid: newOpid() })).Reason).toBe('change-closed')
      await endHoldInTime(server().deps, { orderId: asId<OrderId>(oid), until })
      expect([await state(oid), (await infoOf(own, oid)).changes]).toEqual(['in-production', ['ask']])
      const next = await paidOrder(server(), own, [BOX_ITEM])
      now += 30 * MINUTE
      await endHolds(server().deps)
      expect(await state(next)).toBe('in-production')
    })

    test('“print now” gives up the rest of the time', async () => {
      const own = await shopper()
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      expect((await own.browser.call(printOrderNow, { oid, opid: newOpid() })).Data.status).toBe(3000)
      expect([await state(oid), (await own.browser.call(printOrderNow, { oid, opid: newOpid() })).Reason]).toEqual([
        ...['in-production', 'change-closed'],
      ])
    })

    test('the address is corrected, and what travels along goes there; cancelled first is what travels along', async () => {
      const own = await shopper()
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const added = await own.browser.call(createOrderFromOrderId, {
        ...{ orderid: oid, orderdata: [BOX_ITEM], pay_amount: 5800, coupon: 'none', opid: newOpid() },
      })
      const moved = { ...RECEIVER, recvaddress: '新街 2 号', recvphone: '139 0000 0001' }
      // GetOrderInfo masks the phone; to be corrected the address is told whole, to its shopper alone.
      const whole = await own.browser.call(getOrderAddress, { oid })
      expect(whole.Data).toEqual(RECEIVER)
      expect((await (await shopper()).browser.call(getOrderAddress, { oid })).Code).toBe(404)
      const wrong = await own.browser.call(changeOrderAddress, { ...moved, oid, recvphone: '1', opid: newOpid() })
      expect(wrong.Reason).toBe('recvphone-invalid')
      expect((await own.browser.call(changeOrderAddress, { ...moved, oid, opid: newOpid() })).Code).toBe(0)
      const of = async (id: string) => (await infoOf(own, id)).recvaddress
      expect([await of(oid), await of(added.Data.orderid)]).toEqual(['新街 2 号', '新街 2 号'])
      const along = { ...moved, oid: added.Data.orderid, opid: newOpid() }
      expect((await own.browser.call(changeOrderAddress, along)).Reason).toBe('change-closed')
      expect((await own.browser.call(cancelOrder, { oid, opid: newOpid() })).Reason).toBe('order-travels')
      await own.browser.call(cancelOrder, { oid: added.Data.orderid, opid: newOpid() })
      expect((await own.browser.call(cancelOrder, { oid, opid: newOpid() })).Code).toBe(0)
      expect((await own.browser.call(getOrderAddress, { oid })).Reason).toBe('change-closed')
    })

    test('other options of the same price are chosen in the window, never of another price, nor afterwards', async () => {
      const own = await shopper()
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const suborderid = (await infoOf(own, oid)).items[0]?.suborderid ?? ''
      const choose = async (attridlist: string[], change = {}) =>
        await own.browser.call(changeOrderOptions, { oid, suborderid, attridlist, opid: newOpid(), ...change })
      const chosen = async () => {
        const { items, pay_amount } = await infoOf(own, oid)
        return [items[0]?.attridlist, items[0]?.chosen.at(-2), pay_amount]
      }
      const changed = await choose([EQUAL])
      const now = await chosen()
      const refused = [await choose(['cloth-silk']), await choose([]), await choose(['gone'])]
      const elsewhere = await choose([EQUAL], { suborderid: 'none' })
      // Printing begins while something else is chosen: whoever holds the order first has its way.
      const [printed, late] = await Promise.all([
        own.browser.call(printOrderNow, { oid, opid: newOpid() }),
        choose(BOX_PLAIN),
      ])
      const made = (await infoOf(own, oid)).items[0]?.attridlist
      expect({
        ...{ changed: changed.Code, now, elsewhere: elsewhere.Code, printed: printed.Code },
        refused: refused.map(({ Reason }) => Reason),
        afterwards: (await choose(BOX_PLAIN)).Reason,
      }).toEqual({
        ...{ changed: 0, now: [[EQUAL], '布面：朱红', 6800], elsewhere: 404, printed: 0 },
        refused: ['option-price-differs', 'attribute-missing', 'attribute-unknown'],
        afterwards: 'change-closed',
      })
      expect([
        ['change-closed', EQUAL],
        [undefined, BOX_PLAIN[0]],
      ]).toContainEqual([late.Reason, made?.[0]])
    })

    test('options of an order that is not paid, that waits for its photos or for its design once more', async () => {
      const own = await shopper()
      const change = async (oid: string, attridlist: string[]) => {
        const suborderid = (await infoOf(own, oid)).items[0]?.suborderid ?? ''
        const reply = await own.browser.call(changeOrderOptions, { oid, suborderid, attridlist, opid: newOpid() })
        const { items, pay_amount: amount } = await infoOf(own, oid)
        return [reply.Reason, items[0]?.attridlist, amount]
      }
      const unpaid = (await own.browser.call(createOrder, await orderFor(own, [BOX_ITEM]))).Data.orderid
      expect([await change(unpaid, [EQUAL]), await change(unpaid, ['cloth-silk'])]).toEqual([
        [undefined, [EQUAL], 6800],
        ['option-price-differs', [EQUAL], 6800],
      ])
      await pay(server(), unpaid)
      expect([await state(unpaid), (await infoOf(own, unpaid)).items[0]?.attridlist]).toEqual(['paid', [EQUAL]])
      const pid = await productLike(server(), BOOK, 'book-of-one-finish-price', ({ attributes }) => ({
        attributes: attributes.map((group) => ({
          ...group,
          options: group.options.map((option) => ({ ...option, extraPrice: minorUnits(0) })),
        })),
      }))
      const { taskid, aid, rev } = await designOf(server(), own, pid)
      const reopened = await paidOrder(server(), own, [{ pid, quantity: 1, attridlist: PLAIN, aid, taskid, rev }])
      const suborderid = (await infoOf(own, reopened)).items[0]?.suborderid ?? ''
      await own.browser.call(reopenOrderItem, { oid: reopened, suborderid, opid: newOpid() })
      const { amount } = (await createOrderStore(server().deps.db).load(asId<OrderId>(reopened))) ?? {}
      expect(await change(reopened, GLOSSY)).toEqual([undefined, GLOSSY, amount])
      await own.browser.call(reUpdateOrderInfo, {
        ...{ orderdata: [{ pid, suborderid, taskid }], mode: 2 as const, opid: newOpid() },
      })
      expect((await infoOf(own, reopened)).items[0]?.attridlist).toEqual(GLOSSY)
    })

    test('a design is opened once more: the order waits for it and holds the new one, and has its time again', async () => {
      const own = await shopper()
      const { taskid, aid, rev } = await designOf(server(), own)
      const item = { pid: BOOK, aid, taskid, quantity: 1, attridlist: PLAIN, rev }
      const oid = await paidOrder(server(), own, [item])
      const suborderid = (await infoOf(own, oid)).items[0]?.suborderid ?? ''
      expect((await own.browser.call(reopenOrderItem, { oid, suborderid, opid: newOpid() })).Data.status).toBe(2300)
      now += 60 * MINUTE
      await endHolds(server().deps)
      expect([await state(oid), (await infoOf(own, oid)).print]).toEqual(['to-upload', 'none'])
      const handed = { orderdata: [{ pid: BOOK, suborderid, taskid }], mode: 2 as const, opid: newOpid() }
      expect((await own.browser.call(reUpdateOrderInfo, handed)).Data).toMatchObject({
        status: 3000,
        submission: 'all',
      })
      expect((await infoOf(own, oid)).changeleft).toBe(30 * MINUTE)
    })

    test('afterwards the merchant is asked, one thing at a time, and what he agrees to is done', async () => {
      const own = await shopper()
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const ask = (request: object) =>
        own.browser.call(askAboutOrder, { oid, kind: 'other', text: '', opid: newOpid(), ...request })
      expect((await ask({ text: '早点寄' })).Reason).toBe('order-closed')
      await own.browser.call(printOrderNow, { oid, opid: newOpid() })
      expect([(await ask({ text: ' ' })).Reason, (await ask({ text: '长'.repeat(301) })).Reason]).toEqual([
        ...['request-text-missing', 'request-text-too-long'],
      ])
      const to = { ...RECEIVER, recvaddress: '新街 3 号' }
      expect((await ask({ ...to, kind: 'address' })).Code).toBe(0)
      expect((await ask({ text: '还有' })).Reason).toBe('request-open')
      // The shopper sees which address was asked for.
      const { recvname: name, recvprovince, recvcity, recvdistrict } = RECEIVER
      expect((await infoOf(own, oid)).requests.map(({ address }) => address)).toEqual([
        [name, recvprovince, recvcity, recvdistrict, '新街 3 号'].filter((part) => part !== '').join(' '),
      ])
      expect((await answer(oid, true)).kind).toBe('answered')
      expect((await infoOf(own, oid)).recvaddress).toBe('新街 3 号')
      await ask({ kind: 'cancel', text: '不想要了' })
      expect([(await answer(oid, false, '已经印好了')).kind, await state(oid)]).toEqual(['answered', 'in-production'])
      await ask({ kind: 'cancel', text: '真的不想要了' })
      expect([(await answer(oid, true)).kind, await state(oid), await refunds(oid)]).toEqual([
        ...['answered', 'refunded', [['asked', 6800]]],
      ])
      expect((await answer(oid, true)).kind).toBe('nothing-asked')
      const parent = await paidOrder(server(), own, [BOX_ITEM])
      const along = await own.browser.call(createOrderFromOrderId, {
        ...{ orderid: parent, orderdata: [BOX_ITEM], pay_amount: 5800, coupon: 'none', opid: newOpid() },
      })
      await own.browser.call(printOrderNow, { oid: parent, opid: newOpid() })
      await own.browser.call(askAboutOrder, { oid: parent, kind: 'cancel', text: '不要了', opid: newOpid() })
      expect([(await answer(parent, true)).kind, await state(parent)]).toEqual(['others-travel', 'in-production'])
      await own.browser.call(cancelOrder, { oid: along.Data.orderid, opid: newOpid() })
      expect([(await answer(parent, true)).kind, await refunds(parent)]).toEqual(['answered', [['asked', 6800]]])
      const said = (await infoOf(own, oid)).requests.map(({ kind, agreed, answer }) => [kind, agreed, answer])
      expect(said).toEqual([
        ['address', true, ''],
        ['cancel', false, '已经印好了'],
        ['cancel', true, ''],
      ])
    })
  },
  { role: 'api', clock, changeMinutes: 30 },
)
