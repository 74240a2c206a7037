import { expect, test } from 'vitest'
import {
  addParcel,
  manageAnswer,
  manageOrder,
  manageOrders,
  manageParcel,
  refundOrderPart,
  shipOrders,
} from '../../../domain/calls/manage/orders.ts'
import { getNotices } from '../../../domain/calls/notices.ts'
import { getOrderInfo, getUserOrderList } from '../../../domain/calls/order.ts'
import { askAboutOrder } from '../../../domain/calls/order-changes.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { shortOf } from '../../../server/orders/short-of.ts'
import { BOX, BOX_PLAIN, newOpid, newShopper, paidOrder } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

const BOX_ITEM = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }

let phones = 0

onBothEngines(
  'orders that have left, at the console',
  (server) => {
    const shopper = () => newShopper(server(), `137810${String(++phones).padStart(5, '0')}`)
    const as = (role: 'owner' | 'clerk' | 'factory') => signInAsStaff(server(), server().client(), role)

    test('an order has one short number, which its shopper reads out and the merchant finds it by', async () => {
      const own = await shopper()
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const [listed] = (await own.browser.call(getUserOrderList, {})).Data
      const shown = (await own.browser.call(getOrderInfo, { oid })).Data
      const found = (await (await as('clerk')).call(manageOrders, { key: shown.short })).Data
      expect([listed?.short, found.map(({ short }) => short), shortOf(asId<OrderId>(oid))]).toEqual([
        shown.short,
        [shown.short],
        shown.short,
      ])
    })

    test('what is wrong with what came is told once it has left, found by whoever answers, and paid back in part', async () => {
      const own = await shopper()
      const clerk = await as('clerk')
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const problem = { ...RECEIVER, oid, kind: 'problem', text: 'The lid is torn' } as const
      expect((await own.browser.call(askAboutOrder, { ...problem, opid: newOpid() })).Reason).toBe('order-closed')
      await clerk.call(shipOrders, { parcels: [{ oid, carrier: 'SF', number: 'SF77' }] })
      expect((await own.browser.call(getOrderInfo, { oid })).Data.changes).toEqual(['complain'])
      const late = { ...problem, kind: 'cancel', opid: newOpid() } as const
      expect((await own.browser.call(askAboutOrder, late)).Reason).toBe('order-closed')
      expect((await own.browser.call(askAboutOrder, { ...problem, opid: newOpid() })).Code).toBe(0)
      expect((await own.browser.call(askAboutOrder, { ...problem, opid: newOpid() })).Reason).toBe('request-open')
      expect((await clerk.call(manageOrders, { state: 'asks' })).Data.map(({ orderid }) => orderid)).toEqual([oid])
      const request = (await clerk.call(manageOrder, { oid })).Data.requests[0]?.id ?? ''
      const half = { oid, request, agreed: 'yes', answer: 'Half comes back' } as const
      expect((await clerk.call(manageAnswer, half)).Code).toBe(0)
      expect((await clerk.call(refundOrderPart, { oid, amount: '34' })).Data.refund).toBe(3400)
      const { state, requests } = (await own.browser.call(getOrderInfo, { oid })).Data
      expect([state, requests.map(({ at: _, ...request }) => request)]).toEqual([
        'shipped',
        [{ kind: 'problem', text: 'The lid is torn', address: '', agreed: true, answer: 'Half comes back' }],
      ])
      expect((await own.browser.call(getUserOrderList, { status: 5000 })).Total).toBe(0)
    })

    test('a page of the release before does not say what it answers: it does where nothing else was ever asked', async () => {
      const own = await shopper()
      const clerk = await as('clerk')
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      await clerk.call(shipOrders, { parcels: [{ oid, carrier: 'SF', number: 'SF78' }] })
      const answered = async (text: string) => {
        const asked = { ...RECEIVER, oid, kind: 'problem', text, opid: newOpid() } as const
        expect((await own.browser.call(askAboutOrder, asked)).Code).toBe(0)
        return (await clerk.call(manageAnswer, { oid, agreed: 'no', opid: newOpid() })).Reason ?? 'answered'
      }
      expect([await answered('The lid is torn'), await answered('The box too')]).toEqual(['answered', 'asked-anew'])
      const request = (await clerk.call(manageOrder, { oid })).Data.requests.at(-1)?.id ?? ''
      expect((await clerk.call(manageAnswer, { oid, request, agreed: 'no', opid: newOpid() })).Code).toBe(0)
    })

    test('a parcel that was noted wrong is corrected, noted in the log, and its shopper is told each time', async () => {
      const own = await shopper()
      const clerk = await as('clerk')
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const parcel = (carrier: string, number: string) => ({ oid, carrier, number, opid: newOpid() })
      expect((await clerk.call(manageParcel, parcel('SF', 'SF1'))).Reason).toBe('order-closed')
      await clerk.call(shipOrders, { parcels: [{ oid, carrier: 'SF', number: 'SF1' }] })
      expect((await clerk.call(manageParcel, parcel('SF', ' '))).Reason).toBe('parcel-missing')
      for (const number of ['SF2', 'SF3', 'SF3']) {
        expect((await clerk.call(manageParcel, parcel('SF', number))).Code).toBe(0)
      }
      const { shipment, history, can, uid, lines, pay_amount } = (await clerk.call(manageOrder, { oid })).Data
      expect([shipment, can.includes('parcel'), uid, lines.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([
        ...[{ carrier: 'SF', number: 'SF3' }, true, own.uid, pay_amount],
      ])
      expect(history.filter(({ action }) => action === 'parcel').map(({ text }) => text)).toEqual([
        'SF SF1 → SF SF2',
        'SF SF2 → SF SF3',
      ])
      const told = (await own.browser.call(getNotices, {})).Data.notices.filter(
        ({ kind }) => kind === 'parcel-corrected',
      )
      expect(told.map(({ text }) => text.includes('SF SF3'))).toEqual([true])
      const seen = (await (await as('factory')).call(manageOrder, { oid })).Data
      expect([seen.uid, seen.lines]).toEqual([undefined, []])
    })

    test('an order travels in several parcels: noted, corrected and taken away, each told and found', async () => {
      const own = await shopper()
      const clerk = await as('clerk')
      const [FRAME, BOOK, BAG] = [
        { carrier: 'SF', number: 'FRAME-1' },
        { carrier: 'YTO', number: 'BOOK-2' },
        { carrier: 'YTO', number: 'BAG-3' },
      ]
      const one = await paidOrder(server(), own, [BOX_ITEM])
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const seen = async () => {
        const { shipment, parcels } = (await own.browser.call(getOrderInfo, { oid })).Data
        return { shipment, parcels }
      }
      const add = async (parcel: { carrier: string; number: string }) =>
        (await clerk.call(addParcel, { oid, ...parcel, opid: newOpid() })).Reason ?? ''
      const correct = async (was: string, parcel: { carrier: string; number: string; gone?: 'yes' }) =>
        (await clerk.call(manageParcel, { oid, was, ...parcel, opid: newOpid() })).Reason ?? ''
      expect([await seen(), await add(FRAME)]).toEqual([{ parcels: [] }, 'order-closed'])
      const sent = { parcels: [FRAME, BOOK, FRAME].map((parcel) => ({ oid, ...parcel })) }
      const many = { parcels: Array.from({ length: 21 }, (_, n) => ({ oid, carrier: 'SF', number: `${n}` })) }
      expect((await clerk.call(shipOrders, many)).Reason).toBe('parcels-many')
      expect((await clerk.call(shipOrders, sent)).Data).toEqual({ shipped: [oid], left: [] })
      expect(await seen()).toEqual({ shipment: FRAME, parcels: [FRAME, BOOK] })
      expect([await add({ ...BAG, number: ' ' }), await add(BAG), await add(BAG)]).toEqual(['parcel-missing', '', ''])
      expect(await seen()).toEqual({ shipment: FRAME, parcels: [FRAME, BOOK, BAG] })
      const found = (await clerk.call(manageOrders, { key: 'book-2' })).Data
      expect(found.map(({ orderid, parcels }) => ({ orderid, parcels }))).toEqual([
        { orderid: oid, parcels: [FRAME, BOOK, BAG] },
      ])
      expect([
        await correct('BOOK-2', { carrier: 'YTO', number: 'BOOK-9' }),
        await correct('BOOK-2', { carrier: 'YTO', number: 'BOOK-9' }),
        await correct('BOOK-2', { carrier: 'YTO', number: 'BOOK-7' }),
        await correct('FRAME-1', { carrier: '', number: '', gone: 'yes' }),
        await correct('BAG-3', { carrier: '', number: '', gone: 'yes' }),
        await correct('BOOK-9', { carrier: '', number: '', gone: 'yes' }),
      ]).toEqual(['', '', 'order-closed', '', '', 'parcel-missing'])
      const left = { carrier: 'YTO', number: 'BOOK-9' }
      expect(await seen()).toEqual({ shipment: left, parcels: [left] })
      const { history, can } = (await clerk.call(manageOrder, { oid })).Data
      expect([
        can.includes('more-parcel'),
        ...history.filter(({ action }) => /ship|parcel/.test(action)).map(({ action, text }) => `${action}: ${text}`),
      ]).toEqual([
        true,
        'ship: SF FRAME-1 / YTO BOOK-2',
        'more-parcel: YTO BAG-3',
        'parcel: YTO BOOK-2 → YTO BOOK-9',
        'parcel: SF FRAME-1 → -',
        'parcel: YTO BAG-3 → -',
      ])
      const { notices } = (await own.browser.call(getNotices, {})).Data
      const told = notices.filter(({ orderid, kind }) => orderid === oid && /ship|parcel/.test(kind))
      expect(told.map(({ kind }) => kind).sort()).toEqual(['parcel-added', 'parcel-corrected', 'shipped'])
      expect(
        (
          await clerk.call(shipOrders, {
            parcels: [
              { oid: one, ...BAG },
              { oid, ...BAG },
            ],
          })
        ).Data,
      ).toEqual({
        ...{ shipped: [one], left: [oid] },
      })
    })

    test('orders are found by the days on which they were placed, the days of whoever asks', async () => {
      const own = await shopper()
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const clerk = await as('clerk')
      const placed = new Date((await clerk.call(manageOrder, { oid })).Data.created)
      const day = (shift: number) => new Date(placed.getTime() + shift * 86_400_000).toISOString().slice(0, 10)
      const found = async (from: string, till: string) =>
        (await clerk.call(manageOrders, { from, till, zone: 0 })).Data.some(({ orderid }) => orderid === oid)
      expect([
        ...[await found(day(0), day(0)), await found('', day(0)), await found(day(0), '')],
        ...[await found(day(1), ''), await found('', day(-1))],
      ]).toEqual([true, true, true, false, false])
      expect((await clerk.call(manageOrders, { from: 'yesterday' })).Code).toBe(4000)
    })
  },
  { role: 'api' },
)
