import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Call, RequestOf } from '../../../domain/calls/call.ts'
import { getReUploadOrderInfo } from '../../../domain/calls/link-order.ts'
import {
  callOffOrder,
  manageLabels,
  manageLink,
  manageOrder,
  managePrintNow,
  manageReopen,
  shipOrders,
} from '../../../domain/calls/manage/orders.ts'
import { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import { createOrder, createOrderFromOrderId, getOrderInfo, reUpdateOrderInfo } from '../../../domain/calls/order.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { asId, type OrderId, type SubOrderId } from '../../../domain/ids.ts'
import { csvCell } from '../../../domain/text/csv-cell.ts'
import { endHoldInTime } from '../../../server/orders/hold-production.ts'
import { shortOf } from '../../../server/orders/short-of.ts'
import { uploadLink } from '../../../server/orders/upload-link.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
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
} from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'
import { BOOK, PLAIN } from '../../support/worlds/seeded-album.ts'
import { foreignStaff, signInAsStaff } from '../../support/worlds/staff-world.ts'

const MINUTE = 60_000
const HOSTS_MS = 30_001
const BOX_ITEM = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }
/** A book that is paid before its photos are there. */
const BOOK_ITEM = { pid: BOOK, quantity: 1, attridlist: PLAIN }
const NOT_FOUND = 404
let now = Date.UTC(2026, 5, 1)
let phones = 0

onBothEngines(
  'things of orders at the console',
  (server) => {
    const shopper = () => newShopper(server(), `137820${String(++phones).padStart(5, '0')}`)
    const as = (role: 'owner' | 'clerk' | 'factory') => signInAsStaff(server(), server().client(), role)
    const infoOf = async ({ browser }: OrderShopper, oid: string) => (await browser.call(getOrderInfo, { oid })).Data
    const itemsOf = async (oid: string) =>
      (await createOrderStore(server().deps.db).itemsOf(asId<OrderId>(oid))).map(({ subId }) => subId)
    const linkOf = (subId: SubOrderId, linkRev: number) =>
      uploadLink(new URL(server().deps.env.publicUrl).origin, server().deps.secrets, { subId, linkRev })
    const opens = async (link: string) => {
      const { searchParams } = new URL(link.replace('#/index', ''))
      const named = { suborderid: searchParams.get('subid') ?? '', k: searchParams.get('k') ?? '' }
      return (await server().client().call(getReUploadOrderInfo, named)).Reason ?? 'open'
    }
    const refusalOf = async <C extends Call>(browser: TestClient, call: C, request: RequestOf<C>) => {
      const { Code, Reason } = await browser.call(call, request)
      return Reason ?? Code
    }
    const printJobsOf = async (oid: string) => {
      const { rows } = await server().deps.db.execute(
        sql`select count(*)::int as jobs from pgboss.job where name = 'print' and data ->> 'orderId' = ${oid}`,
      )
      return Number((rows[0] as { jobs: number }).jobs)
    }
    /** The newest lines of the log: what was done, about what, how and where that is found, and by whom. */
    const logOf = async (count: number) =>
      (await (await as('owner')).call(manageLog, { Count: count })).Data.map((line) => [
        ...[line.action, line.about, line.called, line.page, line.by],
      ])
    const bookWithDesign = async (own: OrderShopper) => {
      const { taskid, aid, rev } = await designOf(server(), own)
      return { ...BOOK_ITEM, taskid, aid, rev }
    }

    test('a clerk begins an order before its shopper’s time is over, once, and nothing of it is changed any more', async () => {
      const own = await shopper()
      const clerk = await as('clerk')
      const oid = await paidOrder(server(), own, [await bookWithDesign(own)])
      const { heldUntil } = (await createOrderStore(server().deps.db).load(asId<OrderId>(oid))) ?? {}
      const told = async () => {
        const { state, changes, changeleft, print } = await infoOf(own, oid)
        const { held, can } = (await clerk.call(manageOrder, { oid })).Data
        const begins = can.includes('print-now')
        return { state, changes, changeleft, print, held, begins, jobs: await printJobsOf(oid) }
      }
      expect(await told()).toEqual({
        ...{ state: 'paid', changes: ['cancel', 'address', 'options', 'design', 'print-now'] },
        ...{ changeleft: 30 * MINUTE, print: 'none', held: now + 30 * MINUTE, begins: true, jobs: 0 },
      })
      expect((await clerk.call(managePrintNow, { oid })).Data).toEqual({ orderid: oid })
      expect(await logOf(1)).toEqual([['print-now', oid, shortOf(asId(oid)), `orders/${oid}`, 'the clerk']])
      const begun = {
        ...{ state: 'paid', changes: ['ask'], changeleft: undefined, print: 'waiting' },
        ...{ held: undefined, begins: false, jobs: 1 },
      }
      expect(await told()).toEqual(begun)
      expect((await clerk.call(managePrintNow, { oid, opid: newOpid() })).Reason).toBe('order-closed')
      // The job that waits for the end of the time finds it begun.
      now += 30 * MINUTE
      await endHoldInTime(server().deps, { orderId: asId(oid), until: heldUntil ?? 0 })
      expect(await told()).toEqual(begun)
    })

    test('what is not paid, what has had its time and what is another’s is not begun before time', async () => {
      const own = await shopper()
      const clerk = await as('clerk')
      const unpaid = (await own.browser.call(createOrder, await orderFor(own, [BOX_ITEM]))).Data.orderid
      const waits = await paidOrder(server(), own, [BOOK_ITEM], { mode: 4 })
      const late = await paidOrder(server(), own, [BOX_ITEM])
      now += 30 * MINUTE
      const held = await paidOrder(server(), own, [BOX_ITEM])
      const foreign = await foreignStaff(server(), 'clerk')
      now += HOSTS_MS
      const ask = (oid: string, browser = clerk) => refusalOf(browser, managePrintNow, { oid, opid: newOpid() })
      expect({
        clerk: [await ask(unpaid), await ask(waits), await ask(late), await ask('nothing')],
        factory: await ask(held, await as('factory')),
        foreign: (await foreign(managePrintNow, { oid: held })).Code,
        still: (await infoOf(own, held)).changes.includes('print-now'),
      }).toEqual({
        clerk: ['order-closed', 'order-closed', 'order-closed', 'not-found'],
        ...{ factory: 'not-found', foreign: NOT_FOUND, still: true },
      })
    })

    test('a thing that is asked for anew waits under a new link, the old one ends, and it has its time again', async () => {
      const own = await shopper()
      const clerk = await as('clerk')
      const book = await bookWithDesign(own)
      const oid = await paidOrder(server(), own, [book, BOX_ITEM])
      const [subId = asId<SubOrderId>(''), boxId = ''] = await itemsOf(oid)
      const told = async () => {
        const { state, changeleft, items } = await infoOf(own, oid)
        const { held, items: things } = (await clerk.call(manageOrder, { oid })).Data
        const links = items.map(({ reuploadurl }) => reuploadurl)
        return { state, changeleft, held, links, things: things.map(({ waits, reopens }) => ({ waits, reopens })) }
      }
      const settled = { waits: false, reopens: false }
      const whole = {
        ...{ state: 'paid', changeleft: 30 * MINUTE, held: now + 30 * MINUTE, links: [undefined, undefined] },
        things: [{ waits: false, reopens: true }, settled],
      }
      expect(await told()).toEqual(whole)
      const link = linkOf(subId, 1)
      expect((await clerk.call(manageReopen, { suborderid: subId })).Data).toEqual({ url: link })
      expect(await logOf(1)).toEqual([['reopen', subId, shortOf(asId(oid)), `orders/${oid}`, 'the clerk']])
      expect([await told(), await opens(linkOf(subId, 0)), await opens(link)]).toEqual([
        {
          ...{ state: 'to-upload', changeleft: undefined, held: undefined, links: [link, undefined] },
          things: [{ waits: true, reopens: false }, settled],
        },
        ...['link-ended', 'open'],
      ])
      // The finished thing beside it has nothing that could be handed in.
      expect(await refusalOf(clerk, manageReopen, { suborderid: boxId, opid: newOpid() })).toBe('upload-closed')
      now += MINUTE
      const handed = { orderdata: [{ pid: BOOK, suborderid: subId, taskid: book.taskid }], opid: newOpid() }
      expect((await own.browser.call(reUpdateOrderInfo, { ...handed, mode: 2 })).Data).toEqual({
        ...{ orderid: oid, status: 3000, submission: 'all', waiting: [] },
      })
      expect(await refusalOf(clerk, manageLink, { suborderid: subId })).toBe('upload-closed')
      expect(await told()).toEqual({ ...whole, held: now + 30 * MINUTE })
    })

    test('nothing is asked for anew before it is paid, once it is made, or by whoever has no say', async () => {
      const own = await shopper()
      const clerk = await as('clerk')
      const made = await own.browser.call(createOrder, await orderFor(own, [BOOK_ITEM], { mode: 4 }))
      const produced = await paidOrder(server(), own, [await bookWithDesign(own)])
      await createOrderStore(server().deps.db).move(asId(produced), 'paid', 'in-production', {})
      const waits = await paidOrder(server(), own, [BOOK_ITEM], { mode: 4 })
      const [unpaidSub = ''] = await itemsOf(made.Data.orderid)
      const [producedSub = ''] = await itemsOf(produced)
      const [waitingSub = asId<SubOrderId>('')] = await itemsOf(waits)
      const foreign = await foreignStaff(server(), 'clerk')
      now += HOSTS_MS
      const ask = (suborderid: string, browser = clerk) =>
        refusalOf(browser, manageReopen, { suborderid, opid: newOpid() })
      expect({
        clerk: [await ask(unpaidSub), await ask(producedSub), await ask('nothing')],
        factory: await ask(waitingSub, await as('factory')),
        foreign: (await foreign(manageReopen, { suborderid: waitingSub })).Code,
        link: (await infoOf(own, waits)).items.map(({ reuploadurl }) => reuploadurl),
        state: (await infoOf(own, produced)).state,
      }).toEqual({
        clerk: ['upload-closed', 'upload-closed', 'not-found'],
        ...{ factory: 'not-found', foreign: NOT_FOUND, link: [linkOf(waitingSub, 0)], state: 'in-production' },
      })
    })

    test('the link of a thing that waits is told as often as it is asked for, stays the same, and is noted each time', async () => {
      const own = await shopper()
      const clerk = await as('clerk')
      const oid = await paidOrder(server(), own, [BOOK_ITEM], { mode: 4 })
      const [subId = asId<SubOrderId>('')] = await itemsOf(oid)
      const link = linkOf(subId, 0)
      const opid = newOpid()
      const asked = [
        await clerk.call(manageLink, { suborderid: subId, opid }),
        await clerk.call(manageLink, { suborderid: subId, opid }),
      ]
      const line = ['link', subId, shortOf(asId(oid)), `orders/${oid}`, 'the clerk']
      expect([asked.map(({ Data }) => Data), await logOf(2)]).toEqual([
        [{ url: link }, { url: link }],
        [line, line],
      ])
      const { state, items } = await infoOf(own, oid)
      expect([state, items.map(({ reuploadurl }) => reuploadurl), await opens(link)]).toEqual([
        ...['to-upload', [link], 'open'],
      ])
    })

    test('there is no link to what waits for nothing, is not paid, or is another’s', async () => {
      const own = await shopper()
      const clerk = await as('clerk')
      const made = await own.browser.call(createOrder, await orderFor(own, [BOOK_ITEM], { mode: 4 }))
      const [unpaidSub = ''] = await itemsOf(made.Data.orderid)
      const [boxSub = ''] = await itemsOf(await paidOrder(server(), own, [BOX_ITEM]))
      const waits = await paidOrder(server(), own, [BOOK_ITEM, BOX_ITEM], { mode: 4 })
      const [waitingSub = '', besideSub = ''] = await itemsOf(waits)
      const foreign = await foreignStaff(server(), 'clerk')
      now += HOSTS_MS
      const ask = (suborderid: string, browser = clerk) => refusalOf(browser, manageLink, { suborderid })
      expect({
        clerk: [await ask(unpaidSub), await ask(boxSub), await ask(besideSub), await ask('nothing')],
        factory: await ask(waitingSub, await as('factory')),
        foreign: (await foreign(manageLink, { suborderid: waitingSub })).Code,
      }).toEqual({
        clerk: ['upload-closed', 'upload-closed', 'upload-closed', 'not-found'],
        ...{ factory: 'not-found', foreign: NOT_FOUND },
      })
    })

    test('labels are a line for each order as it was asked for, never a formula, and who took them is noted', async () => {
      const own = await shopper()
      const clerk = await as('clerk')
      const plain = await paidOrder(server(), own, [{ ...BOX_ITEM, quantity: 2 }])
      const strange = await paidOrder(server(), own, [BOX_ITEM], {
        ...{ recvname: '=Lin', recvaddress: 'Lane "3", door 4', comment: '+1, please' },
      })
      const name = (await clerk.call(manageOrder, { oid: plain })).Data.items[0]?.name
      const { csv, left } = (await clerk.call(manageLabels, { oids: [strange, plain, strange] })).Data
      expect(left).toEqual([])
      const columns = 'order,short,name,phone,province,city,district,street,things,comment,country,postcode,parcel'
      const place = '广东省,深圳市,南山区'
      expect(csv.split('\r\n')).toEqual([
        `\uFEFF${columns}`,
        [
          ...[csvCell(strange), shortOf(asId(strange)), "'=Lin", RECEIVER.recvphone, place, '"Lane ""3"", door 4"'],
          ...[`1 x ${name}`, `"'+1, please"`, '', '', '"广东省 深圳市 南山区 Lane ""3"", door 4"'],
        ].join(','),
        [
          ...[csvCell(plain), shortOf(asId(plain)), RECEIVER.recvname, RECEIVER.recvphone, place, RECEIVER.recvaddress],
          ...[`2 x ${name}`, '', '', '', `广东省 深圳市 南山区 ${RECEIVER.recvaddress}`],
        ].join(','),
        '',
      ])
      expect(await logOf(2)).toEqual(
        [plain, strange].map((oid) => ['labels', oid, shortOf(asId(oid)), `orders/${oid}`, 'the clerk']),
      )
    })

    test('what has no parcel of its own has no label, and is told: unpaid, closed, fetched, added to another order', async () => {
      const own = await shopper()
      const clerk = await as('clerk')
      const plain = await paidOrder(server(), own, [BOX_ITEM])
      const added = (
        await own.browser.call(createOrderFromOrderId, {
          ...{ orderid: plain, orderdata: [BOX_ITEM], pay_amount: 5800, coupon: 'none', opid: newOpid() },
        })
      ).Data.orderid
      await pay(server(), added)
      const unpaid = (await own.browser.call(createOrder, await orderFor(own, [BOX_ITEM]))).Data.orderid
      const off = await paidOrder(server(), own, [BOX_ITEM])
      await clerk.call(callOffOrder, { oid: off })
      const cart = { orderdata: [BOX_ITEM], mode: 0, coupon: 'none', pickupid: 'nanshan' }
      const { pay_amount } = (await own.browser.call(calPrice, cart)).Data
      const fetched = await paidOrder(server(), own, [BOX_ITEM], { pickupid: 'nanshan', pay_amount })
      const { csv, left } = (await clerk.call(manageLabels, { oids: [added, unpaid, plain, off, fetched] })).Data
      expect(csv.split('\r\n').map((line) => line.split(',')[0])).toEqual(['\uFEFForder', csvCell(plain), ''])
      expect(left).toEqual([
        { orderid: added, why: 'travels-along', with: shortOf(asId(plain)) },
        { orderid: unpaid, why: 'unpaid' },
        { orderid: off, why: 'closed' },
        { orderid: fetched, why: 'fetched' },
      ])
      expect((await logOf(1)).map(([action, about]) => [action, about])).toEqual([['labels', plain]])
    })

    test('the factory takes labels of what is paid; one order out of reach, and there are none at all', async () => {
      const own = await shopper()
      const [clerk, factory] = [await as('clerk'), await as('factory')]
      const unpaid = (await own.browser.call(createOrder, await orderFor(own, [BOX_ITEM]))).Data.orderid
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      await clerk.call(managePrintNow, { oid })
      await clerk.call(shipOrders, { parcels: [{ oid, carrier: 'SF', number: 'SF1' }] })
      const foreign = await foreignStaff(server(), 'owner')
      now += HOSTS_MS
      const lines = async (browser: TestClient, oids: string[]) => {
        const { Code, Data } = await browser.call(manageLabels, { oids })
        return Code === 0 ? Data.csv.trim().split('\r\n').length - 1 : Code
      }
      expect({
        clerk: [await lines(clerk, [unpaid, oid]), await lines(clerk, [oid, 'nothing']), await lines(clerk, [])],
        factory: [await lines(factory, [oid]), await lines(factory, [unpaid, oid])],
        foreign: (await foreign(manageLabels, { oids: [oid] })).Code,
        shopper: (await own.browser.call(manageLabels, { oids: [oid] })).Code,
        noted: (await logOf(2)).map(([action, about, , , by]) => [action, about, by]),
      }).toEqual({
        clerk: [1, NOT_FOUND, 4000],
        factory: [1, NOT_FOUND],
        ...{ foreign: NOT_FOUND, shopper: 401 },
        noted: [
          ['labels', oid, 'the factory'],
          ['labels', oid, 'the clerk'],
        ],
      })
    })
  },
  { role: 'api', clock: { now: () => now }, changeMinutes: 30 },
)
