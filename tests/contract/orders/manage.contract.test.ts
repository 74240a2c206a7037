import { eq } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import {
  callOffOrder,
  manageAddress,
  manageAnswer,
  manageCollect,
  manageCountryForm,
  manageOrder,
  manageOrders,
  manageReady,
  noteOrder,
  type OrderFilter,
  refundOrderPart,
  shipOrders,
} from '../../../domain/calls/manage/orders.ts'
import { manageLog, manageToday } from '../../../domain/calls/manage/today-and-log.ts'
import { createOrder, getOrderInfo } from '../../../domain/calls/order.ts'
import { askAboutOrder } from '../../../domain/calls/order-changes.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { orderItems, orders } from '../../../server/db/schema/orders.tables.ts'
import { refunds } from '../../../server/db/schema/payments.tables.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createPrintStore } from '../../../server/stores/prints.store.ts'
import { createRefundStore } from '../../../server/stores/refunds.store.ts'
import { BOX, BOX_PLAIN, newOpid, newShopper, orderFor, paidOrder } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

const SHOP = asId<MerchantId>('1')
const BOX_ITEM = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }
const HALF_MINUTE = 30_000

const BEGIN = Date.UTC(2026, 5, 1)
let now = BEGIN
let phones = 0

onBothEngines(
  'orders and figures at the console',
  (server) => {
    // Both databases begin at the same time.
    afterAll(() => {
      now = BEGIN
    })

    const shopper = () => newShopper(server(), `137800${String(++phones).padStart(5, '0')}`)
    const as = (role: 'owner' | 'clerk' | 'factory', merchant = '1') =>
      signInAsStaff(server(), server().client(), role, merchant)
    const refundsOf = async (oid: string) =>
      (await createRefundStore(server().deps.db).ofOrder(asId<OrderId>(oid))).map(({ amount }) => amount)
    const askedOf = async (browser: TestClient, oid: string) => {
      const { requests } = (await browser.call(manageOrder, { oid })).Data
      return requests.find(({ agreed }) => agreed === undefined)?.id ?? 'none'
    }
    const stateOf = async (oid: string) => (await createOrderStore(server().deps.db).load(asId<OrderId>(oid)))?.state

    test('orders are found by number, phone, name and product, a page at a time; the factory sees no money', async () => {
      const own = await shopper()
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const before = (await (await as('clerk')).call(manageOrders, {})).Total ?? 0
      await own.browser.call(
        createOrder,
        await orderFor(own, [BOX_ITEM], { recvname: '赵一一', recvphone: '13911112222' }),
      )
      const clerk = await as('clerk')
      const find = async (browser: TestClient, key: string, state = '' as const) =>
        (await browser.call(manageOrders, { key, state })).Data.map(({ recvname }) => recvname)
      const all = await clerk.call(manageOrders, { Count: 1 })
      const short = (await clerk.call(manageOrder, { oid })).Data.short
      expect({
        page: [all.Data.length, all.Total],
        byPhone: await find(clerk, '1391111'),
        byName: await find(clerk, '赵'),
        byNumber: await find(clerk, oid),
        byShort: await find(clerk, short.toLowerCase()),
        byProduct: (await find(clerk, 'keepsake box')).length,
        byNothing: await find(clerk, '100%'),
      }).toEqual({
        page: [1, before + 1],
        byPhone: ['赵一一'],
        byName: ['赵一一'],
        byNumber: [RECEIVER.recvname],
        byShort: [RECEIVER.recvname],
        byProduct: before + 1,
        byNothing: [],
      })
      const factory = await as('factory')
      expect([await find(factory, oid), await find(factory, '1391111')]).toEqual([[RECEIVER.recvname], []])
      const seen = (await factory.call(manageOrder, { oid })).Data
      expect([seen.pay_amount, seen.money, seen.lines, seen.can]).toEqual([undefined, undefined, [], ['ship', 'note']])
    })

    test('the factory reads what was made and sent of an order, nothing of its money', async () => {
      const oid = await paidOrder(server(), await shopper(), [BOX_ITEM])
      const [clerk, factory] = [await as('clerk'), await as('factory')]
      await clerk.call(refundOrderPart, { oid, amount: '1', reason: 'a scratch' })
      await clerk.call(noteOrder, { oid, text: 'Rang the bell' })
      const read = async (browser: typeof clerk) =>
        (await browser.call(manageOrder, { oid })).Data.history.map(({ action }) => action)
      expect([await read(factory), await read(clerk)]).toEqual([['note'], ['refund-part', 'note', 'read']])
    })

    test('one order: shipped with many, noted with who it was, and nothing of it for another merchant', async () => {
      const own = await shopper()
      const oids = [await paidOrder(server(), own, [BOX_ITEM]), await paidOrder(server(), own, [BOX_ITEM])]
      const unpaid = (await own.browser.call(createOrder, await orderFor(own, [BOX_ITEM]))).Data.orderid
      const clerk = await as('clerk')
      const [first = ''] = oids
      await clerk.call(noteOrder, { oid: first, text: 'Rang the bell' })
      const parcels = [...oids, unpaid].map((oid, n) => ({ oid, carrier: 'SF', number: `SF${n}` }))
      expect((await clerk.call(shipOrders, { parcels })).Data).toEqual({ shipped: oids, left: [unpaid] })
      expect((await clerk.call(shipOrders, { parcels: [{ oid: first, carrier: ' ', number: '1' }] })).Reason).toBe(
        'parcel-missing',
      )
      const { state, history, can } = (await clerk.call(manageOrder, { oid: first })).Data
      expect({ state, can, told: history.map(({ action, by, text }) => [action, by, text]) }).toEqual({
        state: 'shipped',
        can: ['parcel', 'more-parcel', 'refund-part', 'note'],
        told: [
          ['note', 'the clerk', 'Rang the bell'],
          ['ship', 'the clerk', 'SF SF0'],
        ],
      })
      await giveSecondMerchant()
      const foreign = await as('owner', '2')
      // The list of hosts is believed for half a minute.
      now += HALF_MINUTE + 1
      const host = { host: 'second.example' }
      const ask = async (url: string, payload: object) =>
        (
          await foreign.request({ method: 'POST', url, payload, headers: { ...host, 'sec-fetch-site': 'same-origin' } })
        ).json()
      expect((await ask(manageOrders.path, {})).Total).toBe(0)
      expect([
        (await ask(manageOrder.path, { oid: first })).Code,
        (await ask(noteOrder.path, { oid: first, text: 'x' })).Code,
        (await ask(callOffOrder.path, { oid: first })).Code,
        (await ask(shipOrders.path, { parcels: [{ oid: first, carrier: 'SF', number: '1' }] })).Code,
      ]).toEqual([404, 404, 404, 404])
    })

    test('called off: all money goes back once; an address is corrected; what a shopper asks is answered', async () => {
      const own = await shopper()
      const clerk = await as('clerk')
      const off = await paidOrder(server(), own, [BOX_ITEM])
      expect((await clerk.call(callOffOrder, { oid: off })).Data).toEqual({ orderid: off, refund: 6800 })
      now += 60_000
      expect((await clerk.call(callOffOrder, { oid: off })).Reason).toBe('order-closed')
      expect([await stateOf(off), await refundsOf(off)]).toEqual(['refunded', [6800]])

      const oid = await paidOrder(server(), own, [BOX_ITEM])
      await clerk.call(manageAddress, { ...RECEIVER, oid, recvaddress: '科技园 2 号' })
      expect((await own.browser.call(getOrderInfo, { oid })).Data.recvaddress).toBe('科技园 2 号')
      await own.browser.call(askAboutOrder, { ...RECEIVER, oid, kind: 'cancel', text: 'No longer needed' })
      expect((await clerk.call(manageOrders, { state: 'asks' })).Data.map(({ orderid }) => orderid)).toEqual([oid])
      const request = await askedOf(clerk, oid)
      expect((await clerk.call(manageAnswer, { oid, request, agreed: 'yes', answer: 'Gladly' })).Code).toBe(0)
      now += 60_000
      expect((await clerk.call(manageAnswer, { oid, request, agreed: 'no' })).Reason).toBe('nothing-asked')
      expect([await stateOf(oid), await refundsOf(oid)]).toEqual(['refunded', [6800]])
    })

    test('an answer is for what was read: “yes” to what is answered by now does nothing of what is asked since', async () => {
      const own = await shopper()
      const [clerk, other] = [await as('clerk'), await as('owner')]
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const ask = async (kind: 'address' | 'cancel', text: string) => {
        expect((await own.browser.call(askAboutOrder, { ...RECEIVER, oid, kind, text, opid: newOpid() })).Code).toBe(0)
        return await askedOf(clerk, oid)
      }
      const answer = async (browser: TestClient, request: string, agreed: 'yes' | 'no') =>
        (await browser.call(manageAnswer, { oid, request, agreed, opid: newOpid() })).Reason ?? 'answered'
      const read = await ask('address', 'To my mother')
      expect(await answer(other, read, 'no')).toBe('answered')
      const since = await ask('cancel', 'No longer needed')
      expect([await answer(clerk, read, 'yes'), await stateOf(oid), await refundsOf(oid)]).toEqual([
        ...['asked-anew', 'in-production', []],
      ])
      expect([await answer(clerk, since, 'yes'), await stateOf(oid)]).toEqual(['answered', 'refunded'])
    })

    test('an address abroad is corrected in the form of its country, and the shop says where it delivers', async () => {
      const clerk = await as('clerk')
      const oid = await paidOrder(server(), await shopper(), [BOX_ITEM])
      const { countries } = DEMO_MERCHANT.shop
      const home = (await clerk.call(manageCountryForm, { country: 'CN' })).Data
      const abroad = (await clerk.call(manageCountryForm, { country: 'US' })).Data
      const texas = {
        ...{ recvcountry: 'US', recvprovince: 'Texas', recvcity: 'Austin', recvdistrict: '', recvpostcode: '73301' },
        ...{ recvname: 'Ann Lee', recvphone: '+15125552671', recvaddress: '1 Main St' },
      }
      const said = await Promise.all(
        [{ recvpostcode: '99999' }, { recvcountry: 'FR' }, {}].map((change) =>
          clerk.call(manageAddress, { ...texas, ...change, oid }),
        ),
      )
      const { recvcountry, recvpostcode, recvcity } = (await clerk.call(manageOrder, { oid })).Data
      expect([
        [home, abroad.countries, abroad.form?.fields.map(({ name }) => name)],
        [said.map(({ Code }) => Code), [recvcountry, recvpostcode, recvcity]],
      ]).toEqual([
        [{ countries }, countries, ['province', 'city', 'postcode']],
        [
          [3184, 3181, 0],
          ['US', '73301', 'Austin'],
        ],
      ])
    })

    test('today counts what was paid on the day of whoever looks, and the log tells who did what', async () => {
      now = Date.UTC(2026, 6, 1, 23)
      const owner = await as('owner')
      const of = async (zone: number) => (await owner.call(manageToday, { zone })).Data
      const before = await of(0)
      const own = await shopper()
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      await owner.call(noteOrder, { oid, text: 'Wrapped' })
      const after = await of(0)
      expect({
        utc: after.days.at(-1),
        shanghai: (await of(480)).days.at(-1)?.day,
        paid: after.funnel.paid - before.funnel.paid,
        currency: after.currency,
      }).toEqual({
        ...{ utc: { day: '2026-07-01', orders: 1, amount: 6800 }, shanghai: '2026-07-02' },
        ...{ paid: 1, currency: 'CNY' },
      })
      const log = await owner.call(manageLog, { Count: 1 })
      const { short } = (await owner.call(manageOrder, { oid })).Data
      expect(log.Data.map(({ action, about, called, page, by }) => [action, about, called, page, by])).toEqual([
        ['note', oid, short, `orders/${oid}`, 'the owner'],
      ])
      expect((await (await as('clerk')).call(manageLog, {})).Code).toBe(404)
    })

    test('where clocks change, what was paid late in the evening stays on its day for half of the year, too', async () => {
      const before = now
      now = Date.UTC(2026, 0, 10, 22, 30)
      await paidOrder(server(), await shopper(), [BOX_ITEM])
      now = Date.UTC(2026, 0, 11, 23, 30)
      await paidOrder(server(), await shopper(), [BOX_ITEM])
      now = Date.UTC(2026, 6, 1, 12)
      const owner = await as('owner')
      const days = async (request: { readonly zone: number; readonly timezone?: string }) =>
        (await owner.call(manageToday, request)).Data.days
          .filter(({ day }) => day.startsWith('2026-01'))
          .map(({ day, orders }) => [day, orders])
      // In July the clocks of Berlin are two hours ahead, in January one.
      expect(await days({ zone: 120, timezone: 'Europe/Berlin' })).toEqual([
        ['2026-01-10', 1],
        ['2026-01-12', 1],
      ])
      expect(await days({ zone: 120, timezone: 'Nowhere/Land' })).toEqual([
        ['2026-01-11', 1],
        ['2026-01-12', 1],
      ])
      const placed = { zone: 120, timezone: 'Europe/Berlin', from: '2026-01-10', till: '2026-01-10' }
      expect((await owner.call(manageOrders, placed)).Total).toBe(1)
      now = before
    })

    test('orders of days that no calendar of the database has are all or none, and no fault', async () => {
      await paidOrder(server(), await shopper(), [BOX_ITEM])
      const clerk = await as('clerk')
      const all = (await clerk.call(manageOrders, {})).Total ?? 0
      const zone = -477
      const found = async (days: { readonly from?: string; readonly till?: string }) => {
        const { Code, Total } = await clerk.call(manageOrders, { zone, ...days })
        return [Code, Total]
      }
      expect([
        ...[await found({ from: '0000-02-29' }), await found({ till: '0000-02-29' })],
        ...[await found({ from: '9999-12-31' }), await found({ till: '9999-12-31' })],
      ]).toEqual([
        ...[
          [0, all],
          [0, 0],
        ],
        ...[
          [0, 0],
          [0, all],
        ],
      ])
      expect(all).toBeGreaterThan(0)
    })

    test('each figure of today leads to the very orders that it counts', async () => {
      // A day on which no other test of this file sells anything; they go on at the time that it was.
      const then = now
      onTestFinished(() => {
        now = then
      })
      now = Date.UTC(2026, 2, 1, 23)
      const clerk = await as('clerk')
      const idsOf = async (state: OrderFilter, zone = 0, browser = clerk) =>
        (await browser.call(manageOrders, { state, zone })).Data.map(({ orderid }) => orderid)
      const own = await shopper()
      const paid = await paidOrder(server(), own, [BOX_ITEM])
      const failed = await paidOrder(server(), own, [BOX_ITEM])
      await server()
        .deps.db.update(orderItems)
        .set({ print: 'failed' })
        .where(eq(orderItems.orderId, asId<OrderId>(failed)))
      // The money of a member level is told of by the alarm: the console lists no such order.
      const level = await paidOrder(server(), own, [BOX_ITEM])
      for (const oid of [failed, level]) {
        await clerk.call(refundOrderPart, { oid, amount: '1', opid: `failed-${oid}` })
        await server()
          .deps.db.update(refunds)
          .set({ state: 'failed' })
          .where(eq(refunds.orderId, asId<OrderId>(oid)))
      }
      await server()
        .deps.db.update(orders)
        .set({ kind: 'level' })
        .where(eq(orders.id, asId<OrderId>(level)))
      const waiting = { prints: await idsOf('failed-prints'), refunds: await idsOf('failed-refunds') }
      const { failedPrints, failedRefunds } = (await clerk.call(manageToday, { zone: 0 })).Data
      expect([waiting, [failedPrints, failedRefunds], (await idsOf('paid-today')).toSorted()]).toEqual([
        ...[{ prints: [failed], refunds: [failed] }, [1, 1], [failed, paid].toSorted()],
      ])
      now = Date.UTC(2026, 2, 2, 1)
      // Two hours later it is the next day in Greenwich, and still the same one in Shanghai.
      expect([await idsOf('paid-today'), (await idsOf('paid-today', 480)).toSorted()]).toEqual([
        ...[[], [failed, paid].toSorted()],
      ])
      expect(await idsOf('failed-refunds', 0, await as('factory'))).toEqual([])
    })

    test('a print that failed waits for nobody once its order is closed, and an order of two such things is one', async () => {
      const clerk = await as('clerk')
      const prints = createPrintStore(server().deps.db)
      const waits = async (oid: string) => [
        (await clerk.call(manageToday, { zone: 0 })).Data.failedPrints,
        (await clerk.call(manageOrders, { state: 'failed-prints' })).Data.some(({ orderid }) => orderid === oid),
      ]
      const oid = await paidOrder(server(), await shopper(), [BOX_ITEM, BOX_ITEM])
      const [before = 0] = (await waits(oid)) as [number, boolean]
      await server()
        .deps.db.update(orderItems)
        .set({ print: 'making' })
        .where(eq(orderItems.orderId, asId<OrderId>(oid)))
      for (const n of [0, 1]) {
        await prints.savePrintFailed(asId<OrderId>(oid), n)
      }
      expect(await waits(oid)).toEqual([before + 1, true])
      await clerk.call(callOffOrder, { oid })
      expect(await waits(oid)).toEqual([before, false])
    })

    async function giveSecondMerchant(): Promise<void> {
      const merchants = createMerchantStore(server().deps.db)
      const merchant = await merchants.find(SHOP)
      invariant(merchant, 'the demo merchant is there')
      await merchants.save({ ...merchant, id: asId<MerchantId>('2'), domain: 'second.example' })
    }

    test('what is fetched is made ready and handed over by its code, by whoever works here; it is never shipped', async () => {
      const someone = await shopper()
      const asked = { orderdata: [BOX_ITEM], mode: 0, coupon: 'none', pickupid: 'nanshan' }
      const { pay_amount } = (await someone.browser.call(calPrice, asked)).Data
      const oid = await paidOrder(server(), someone, [BOX_ITEM], { pickupid: 'nanshan', pay_amount })
      const [clerk, factory] = [await as('clerk'), await as('factory')]
      const can = async () => (await factory.call(manageOrder, { oid })).Data.can
      const before = await can()
      // There is a place, not a street: nothing of it is corrected here.
      const offered = (await clerk.call(manageOrder, { oid })).Data.can.includes('address')
      const corrected = await clerk.call(manageAddress, { oid, recvname: '王五', recvphone: '13900139000' })
      expect([offered, corrected.Reason]).toEqual([false, 'order-closed'])
      const early = await clerk.call(manageCollect, { oid, code: '000000' })
      expect((await factory.call(manageReady, { oid })).Code).toBe(0)
      const ready = await can()
      const code = (await someone.browser.call(getOrderInfo, { oid })).Data.pickupcode ?? ''
      const wrong = await clerk.call(manageCollect, { oid, code: code === '000000' ? '000001' : '000000' })
      const handed = await clerk.call(manageCollect, { oid, code: ` ${code} ` })
      const twice = await clerk.call(manageReady, { oid, opid: 'once-more-ready' })
      expect([before, ready, await can()]).toEqual([['ready', 'note'], ['collect', 'note'], ['note']])
      expect([early.Reason, wrong.Reason, handed.Code, twice.Reason, await stateOf(oid)]).toEqual([
        ...['order-closed', 'collect-code-wrong', 0, 'order-closed', 'collected'],
      ])
    })
  },
  { role: 'api', clock: { now: () => now } },
)
