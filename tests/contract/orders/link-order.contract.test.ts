import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DataOf, RequestOf } from '../../../domain/calls/call.ts'
import { getOuttradeOrderInfo, getReUploadOrderInfo } from '../../../domain/calls/link-order.ts'
import { createOrder, getOrderInfo, reUpdateOrderInfo } from '../../../domain/calls/order.ts'
import { asId, type MerchantId, type OrderId, type ProductId, type SubOrderId } from '../../../domain/ids.ts'
import { subOrderToken } from '../../../server/orders/upload-link.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createHandInStore } from '../../../server/stores/orders-hand-in.store.ts'
import {
  BOX,
  BOX_PLAIN,
  designOf,
  importOuttrade,
  newOpid,
  newShopper,
  type OrderShopper,
  orderFor,
  packTogether,
  paidOrder,
  pay,
  productLike,
} from '../../support/builders/order-items.ts'
import { onBothEngines, onPostgres } from '../../support/servers/engines.ts'
import type { TestServer } from '../../support/servers/test-server.ts'
import { movingClock } from '../../support/worlds/authorisation-world.ts'
import { BOOK, PLAIN } from '../../support/worlds/seeded-album.ts'

const SHOP = asId<MerchantId>('1')
const WRONG = 3136
/** Moves on with every phone, so that no limit on codes is met. */
const clock = movingClock()

type HandIn = Omit<RequestOf<typeof reUpdateOrderInfo>, 'orderdata'> & { readonly orderdata: readonly object[] }

/** The sub-orders of an order that is paid first and waits for two books. */
async function waitingOrder(server: TestServer, shopper: OrderShopper, books = 2) {
  const book = { pid: BOOK, quantity: 2, attridlist: PLAIN }
  const orderid = await paidOrder(server, shopper, Array(books).fill(book), { mode: 4 })
  const items = await createOrderStore(server.deps.db).itemsOf(asId<OrderId>(orderid))
  return { orderid, subs: items.map((item) => item.subId) }
}

onBothEngines(
  'orders that a link leads to',
  (server, engine) => {
    const phone = (n: number) => `1372000${engine === 'embedded' ? 1 : 2}${String(n).padStart(3, '0')}`
    let shopper: OrderShopper
    let stranger: OrderShopper
    let book: Awaited<ReturnType<typeof designOf>>
    beforeAll(async () => {
      shopper = await newShopper(server(), phone(1))
      stranger = await newShopper(server(), phone(2))
      book = await designOf(server(), shopper)
    })
    const look = (outtradeid: string, of: { browser: OrderShopper['browser'] } = shopper, phonetail?: string) =>
      of.browser.call(getOuttradeOrderInfo, { outtradeid, ...(phonetail ? { phonetail } : {}) })
    const handIn = (request: HandIn, of = shopper) =>
      of.browser.call(reUpdateOrderInfo, { opid: newOpid(), ...request } as RequestOf<typeof reUpdateOrderInfo>)
    const ofBook = (change: object = {}) => ({ pid: BOOK, taskid: book.taskid, rev: book.rev, ...change })
    const jobsOf = async (orderid: string) => {
      const found = await server().deps.db.execute(
        sql`select count(*)::int as jobs from pgboss.job where name = 'print' and data ->> 'orderId' = ${orderid}`,
      )
      return Number((found.rows[0] as { jobs: number }).jobs)
    }

    describe('A§2 oid, A§7 GetOuttradeOrderInfo: an order of another platform', () => {
      test('readings 49: before it is claimed it shows product, quantity and status, and nobody [A§3.link-order-item] [B§3.link-order-item] [B§7.link-order-item] [A§7.GetOuttradeOrderInfo]', async () => {
        await importOuttrade(server(), 'T-look', [
          { quantity: 3 },
          { pid: asId<ProductId>(BOX), attributes: BOX_PLAIN },
        ])
        const guest = { browser: server().client() }
        const { Code, Data } = await look('T-look', guest)
        expect([Code, Data]).toEqual([
          0,
          [
            {
              ...{ mchid: '1', prodid: BOOK, prodname: '方形照片书 20×20', prodtype: 1, tid: '', quantity: 3 },
              ...{ outTradeQuantity: 3, outtradesubid: 'T-look-1', outtradeid: 'T-look', suborderid: '', orderid: '' },
              ...{ uid: '', subPreviewProjectUrl: '', aid: '', orderstatus: 2300, src: 'e-commerce', type: 1 },
              ...{ status: 2300, pkjId: '', attrIdList: PLAIN, minnum: 10, maxnum: 500, upload: 'to-upload' },
            },
            expect.objectContaining({ prodid: BOX, upload: 'nothing', minnum: 0, maxnum: 0 }),
          ],
        ])
      })

      test('A§7 ReUpdateOrderInfo, A§8 partially submitted, then all: the order is claimed, the finished one goes to production [A§8.partly-submitted]', async () => {
        await importOuttrade(server(), 'T-two', [{}, {}])
        const first = await handIn({ mode: 1, outtradeid: 'T-two', orderdata: [ofBook({ outtradesubid: 'T-two-1' })] })
        expect([first.Code, first.Data.status, first.Data.submission, first.Data.waiting.length]).toEqual([
          ...[0, 2300, 'some', 1],
        ])
        const seen = await look('T-two')
        expect(seen.Data.map((item) => [item.orderid !== '', item.status, item.upload, item.orderstatus])).toEqual([
          [true, 3000, 'submitted', 2300],
          [false, 2300, 'to-upload', 2300],
        ])
        expect(await jobsOf(first.Data.orderid)).toBe(0)
        const second = await handIn({ mode: 1, outtradeid: 'T-two', orderdata: [ofBook({ outtradesubid: 'T-two-2' })] })
        expect([second.Data.orderid, second.Data.status, second.Data.submission, second.Data.waiting]).toEqual([
          ...[first.Data.orderid, 3000, 'all', []],
        ])
        expect(await jobsOf(first.Data.orderid)).toBe(2)
        const info = (await shopper.browser.call(getOrderInfo, { oid: first.Data.orderid })).Data
        expect([info.source, info.outtradeid, info.pay_amount, info.state]).toEqual(['e-commerce', 'T-two', 0, 'paid'])
      })

      test('A§3 mergerOrder false: what was handed in is made at once [A§3.merger-order]', async () => {
        await packTogether(server(), false)
        await importOuttrade(server(), 'T-apart', [{}, {}])
        const one = await handIn({
          mode: 1,
          outtradeid: 'T-apart',
          orderdata: [ofBook({ outtradesubid: 'T-apart-1' })],
        })
        await packTogether(server(), true)
        expect([one.Data.status, await jobsOf(one.Data.orderid)]).toEqual([2300, 1])
        const again = await handIn({
          ...{ mode: 1, outtradeid: 'T-apart', orderdata: [ofBook({ outtradesubid: 'T-apart-1' })] },
        })
        expect(again.Code).toBe(3134)
      })

      test('B§9 orders per album: several volumes of one thing, never more than were bought', async () => {
        await importOuttrade(server(), 'T-volumes', [{ quantity: 3 }])
        const volume = ofBook({ outtradesubid: 'T-volumes-1', quantity: 1 })
        const two = await handIn({ mode: 1, outtradeid: 'T-volumes', orderdata: [volume, volume] })
        expect([two.Code, two.Data.submission, two.Data.waiting.length]).toEqual([0, 'some', 1])
        const items = (await look('T-volumes')).Data
        expect(items.map((item) => [item.quantity, item.upload])).toEqual([
          ...[
            [1, 'submitted'],
            [1, 'submitted'],
            [1, 'to-upload'],
          ],
        ])
        const tooMany = await handIn({ mode: 1, outtradeid: 'T-volumes', orderdata: [{ ...volume, quantity: 2 }] })
        expect(tooMany.Code).toBe(3143)
      })

      test('B§5 photo count in e-commerce: a fixed album over its maximum becomes volumes, if so many were bought', async () => {
        const fixed = await productLike(server(), BOOK, 'book-fixed', (like) => ({
          pages: { kind: 'fixed', min: 20, max: 40, default: 20, multiple: 2 },
          photos: { ...like.photos, maxCount: 12 },
        }))
        const made = await designOf(server(), shopper, fixed, 24)
        await importOuttrade(server(), 'T-fixed', [
          { pid: asId<ProductId>(fixed), quantity: 2 },
          { pid: asId<ProductId>(fixed), quantity: 1 },
        ])
        const codes: number[] = []
        for (const sub of ['T-fixed-1', 'T-fixed-2']) {
          const lineItem = { pid: fixed, taskid: made.taskid, outtradesubid: sub }
          codes.push((await handIn({ mode: 1, outtradeid: 'T-fixed', orderdata: [lineItem] })).Code)
        }
        expect(codes).toEqual([3142, 3141])
      })

      test('B§8 product id changed: another product is refused, and nothing is claimed [B§8.product-changed]', async () => {
        await importOuttrade(server(), 'T-other', [{}])
        const lineItem = { pid: 'book-portrait-210', taskid: book.taskid, outtradesubid: 'T-other-1' }
        expect((await handIn({ mode: 1, outtradeid: 'T-other', orderdata: [lineItem] })).Code).toBe(3133)
        expect(await createHandInStore(server().deps.db).findClaimed(SHOP, 'T-other')).toBeUndefined()
      })

      test('safety 5.12: unknown, closed, wrong digits and claimed by another are one answer', async () => {
        await importOuttrade(server(), 'T-mine', [{}])
        await importOuttrade(server(), 'T-closed', [{}], { closed: true })
        await importOuttrade(server(), 'T-tail', [{}], { phoneTail: '1234' })
        await handIn({ mode: 1, outtradeid: 'T-mine', orderdata: [ofBook({ outtradesubid: 'T-mine-1' })] })
        const looker = await newShopper(server(), phone(3))
        const answers = [await look('T-nobody', looker), await look('T-closed', looker), await look('T-mine', looker)]
        answers.push(await look('T-tail', looker, '9999'))
        expect(answers.map(({ Code, Data, Msg, Reason }) => ({ Code, Data, Msg, Reason }))).toEqual(
          answers.map(() => ({ Code: WRONG, Data: null, Msg: answers[0]?.Msg, Reason: 'order-number-wrong' })),
        )
        expect((await look('T-tail', looker, '1234')).Code).toBe(0)
        const other = await designOf(server(), looker)
        const taken = await handIn(
          {
            mode: 1,
            outtradeid: 'T-mine',
            orderdata: [{ pid: BOOK, taskid: other.taskid, outtradesubid: 'T-mine-1' }],
          },
          looker,
        )
        expect(taken.Code).toBe(WRONG)
      })

      test('safety section 13: the sixth wrong number in ten minutes waits; right ones cost nothing', async () => {
        await importOuttrade(server(), 'T-right', [{}])
        const guesser = await newShopper(server(), phone(4))
        const codes: number[] = []
        for (const number of ['T-right', 'T-x1', 'T-x2', 'T-right', 'T-x3', 'T-x4', 'T-x5', 'T-right', 'T-x6']) {
          codes.push((await look(number, guesser)).Code)
        }
        expect(codes).toEqual([0, WRONG, WRONG, 0, WRONG, WRONG, WRONG, 4290, 4290])
      })

      test('A§5 missing e-commerce order number [A§5.no-number]', async () => {
        const { Code, Msg } = await look('  ')
        expect([Code, Msg]).toEqual([3148, '电商链接的订单号不能为空，请检查链接。'])
      })
    })

    describe('A§2 subid: handing in for an order that is paid', () => {
      test('its own shopper, in parts; quantity and price stay; each change is noted [A§7.ReUpdateOrderInfo]', async () => {
        const { orderid, subs } = await waitingOrder(server(), shopper)
        const [one = '', two = ''] = subs
        const before = (await shopper.browser.call(getOrderInfo, { oid: orderid })).Data
        const first = await handIn({ mode: 5, orderdata: [ofBook({ suborderid: one, quantity: 9 })] })
        expect([first.Code, first.Data]).toEqual([0, { orderid, status: 2300, submission: 'some', waiting: [two] }])
        const links = (await shopper.browser.call(getOrderInfo, { oid: orderid })).Data.items.map(
          (it) => it.reuploadurl,
        )
        const k = subOrderToken(server().deps.secrets, { subId: asId<SubOrderId>(two), linkRev: 0 })
        expect(links).toEqual([undefined, `${server().deps.env.publicUrl}/emall/app/#/index?subid=${two}&k=${k}`])
        const last = await handIn({ mode: 5, orderdata: [ofBook({ suborderid: two })] })
        expect(last.Data).toEqual({ orderid, status: 3000, submission: 'all', waiting: [] })
        const after = (await shopper.browser.call(getOrderInfo, { oid: orderid })).Data
        expect([after.pay_amount, after.items.map((item) => [item.quantity, item.taskid])]).toEqual([
          before.pay_amount,
          [
            [2, book.taskid],
            [2, book.taskid],
          ],
        ])
        const notes = await createHandInStore(server().deps.db).notesOf(SHOP, one)
        expect(notes.map(({ action, actor, before, after }) => [action, actor, before, after.length])).toEqual([
          ['hand-in', shopper.uid, '', 64],
        ])
        await expect(server().deps.db.execute(sql`delete from audit`)).rejects.toThrow()
        // Production has begun.
        expect((await handIn({ mode: 2, orderdata: [ofBook({ suborderid: one })] })).Code).toBe(3134)
      })

      test('mode 4: no more pages than are paid for', async () => {
        const short = await productLike(server(), BOOK, 'book-short', (like) => ({
          pages: { kind: 'change', min: 10, max: 120, default: 10, multiple: 2 },
          price: { ...like.price, pagesIncluded: 10 },
        }))
        const made = await designOf(server(), shopper, short, 60)
        expect(made.pages).toBeGreaterThan(10)
        const orderid = await paidOrder(server(), shopper, [{ pid: short, quantity: 1, attridlist: PLAIN }], {
          mode: 4,
        })
        const [sub] = await createOrderStore(server().deps.db).itemsOf(asId<OrderId>(orderid))
        const lineItem = { pid: short, taskid: made.taskid, suborderid: sub?.subId }
        expect((await handIn({ mode: 5, orderdata: [lineItem] })).Code).toBe(3144)
      })

      test('an order that is not paid takes nothing', async () => {
        const made = await shopper.browser.call(
          createOrder,
          await orderFor(shopper, [{ pid: BOOK, quantity: 1, attridlist: PLAIN }], { mode: 4 }),
        )
        const [sub] = await createOrderStore(server().deps.db).itemsOf(asId<OrderId>(made.Data.orderid))
        expect((await handIn({ mode: 5, orderdata: [ofBook({ suborderid: sub?.subId })] })).Code).toBe(3146)
        await pay(server(), made.Data.orderid)
        expect((await handIn({ mode: 5, orderdata: [ofBook({ suborderid: sub?.subId })] })).Code).toBe(0)
      })

      test('safety 14: without the link another shopper has no sub-order; with it, that one and no other', async () => {
        const { orderid, subs } = await waitingOrder(server(), shopper)
        const [one = asId<SubOrderId>(''), two = ''] = subs
        const k = subOrderToken(server().deps.secrets, { subId: one, linkRev: 0 })
        const theirs = await designOf(server(), stranger)
        const lineItem = (suborderid: string) => ({ pid: BOOK, taskid: theirs.taskid, suborderid })
        const codes: number[] = []
        for (const [sub, token] of [
          [one, undefined],
          [two, k],
          [one, 'x'.repeat(22)],
        ] as const) {
          codes.push(
            (await handIn({ mode: 2, orderdata: [lineItem(sub)], ...(token ? { k: token } : {}) }, stranger)).Code,
          )
        }
        expect(codes).toEqual([404, 3135, 3135])
        const done = await handIn({ mode: 2, k, orderdata: [lineItem(one)] }, stranger)
        expect([done.Code, done.Data.orderid]).toEqual([0, orderid])
      })

      test('safety 14: with the link of one sub-order nothing is handed in for another by its product, nor are the others named', async () => {
        const { orderid, subs } = await waitingOrder(server(), shopper)
        const [one = asId<SubOrderId>('')] = subs
        const k = subOrderToken(server().deps.secrets, { subId: one, linkRev: 0 })
        const theirs = await designOf(server(), stranger)
        const lineItem = { pid: BOOK, taskid: theirs.taskid }
        const both = { mode: 2, k, orderdata: [{ ...lineItem, suborderid: one }, lineItem] } as const
        expect((await handIn(both, stranger)).Code).toBe(3135)
        const items = await createOrderStore(server().deps.db).itemsOf(asId<OrderId>(orderid))
        expect(items.map((item) => [item.subId, item.taskId, item.submittedAt])).toEqual(
          subs.map((sub) => [sub, null, null]),
        )
        const done = await handIn({ ...both, orderdata: [{ ...lineItem, suborderid: one }] }, stranger)
        expect([done.Code, done.Data.submission, done.Data.waiting]).toEqual([0, 'some', []])
      })
    })

    describe('A§7 GetReUploadOrderInfo, safety 17', () => {
      const open = (suborderid: string, k?: string, of: { browser: OrderShopper['browser'] } = stranger) =>
        of.browser.call(getReUploadOrderInfo, { suborderid, ...(k === undefined ? {} : { k }) })

      test('its shopper sees the order, who holds the link one sub-order and a masked name [A§7.GetReUploadOrderInfo]', async () => {
        const { orderid, subs } = await waitingOrder(server(), shopper)
        const [one = asId<SubOrderId>('')] = subs
        const k = subOrderToken(server().deps.secrets, { subId: one, linkRev: 0 })
        await handIn({ mode: 5, orderdata: [ofBook({ suborderid: one })] })
        const view = ({ orderid, customer, recvname, uid, suborder }: DataOf<typeof getReUploadOrderInfo>) => ({
          ...{ orderid, customer, recvname, uid },
          subs: suborder.map((sub) => [sub.suborderid, sub.sub_status, sub.sub_orderid, sub.sub_previewprj]),
        })
        expect(view((await open(one, undefined, shopper)).Data)).toEqual({
          ...{ orderid, customer: '王小明', recvname: '王小明', uid: shopper.uid },
          subs: [
            [one, 3000, orderid, book.taskid],
            [subs[1], 2300, '', ''],
          ],
        })
        for (const other of [stranger, { browser: server().client() }]) {
          expect(view((await open(one, k, other)).Data)).toEqual({
            ...{ orderid, customer: '王**', recvname: '王**', uid: '' },
            subs: [[one, 3000, orderid, '']],
          })
        }
      })

      test('a link that ended, a made-up one and an unknown sub-order are one answer', async () => {
        const { subs } = await waitingOrder(server(), shopper, 1)
        const [one = asId<SubOrderId>('')] = subs
        const k = subOrderToken(server().deps.secrets, { subId: one, linkRev: 0 })
        await handIn({ mode: 5, orderdata: [ofBook({ suborderid: one })] })
        const guest = { browser: server().client() }
        expect([
          (await open(one, k)).Code,
          (await open(one, 'y'.repeat(22))).Code,
          (await open('nothing', k)).Code,
          (await open(one)).Code,
          (await open(one, undefined, guest)).Code,
        ]).toEqual([0, 3135, 3135, 404, 401])
        const orders = createOrderStore(server().deps.db)
        const orderId = await createHandInStore(server().deps.db).findOrderOf([one], SHOP)
        await orders.move(orderId ?? asId<OrderId>(''), 'paid', 'in-production', {})
        expect((await open(one, k)).Code).toBe(3135)
      })
    })
  },
  { role: 'api' },
)

onPostgres(
  'claims',
  (server) => {
    test('twenty shoppers hand in for one number at the same moment: exactly one claims it', async () => {
      await importOuttrade(server(), 'T-race', [{}])
      const shoppers: { who: OrderShopper; taskid: string }[] = []
      for (let n = 0; n < 20; n += 1) {
        const who = await newShopper(server(), clock.nextPhone('137'))
        shoppers.push({ who, taskid: (await designOf(server(), who)).taskid })
      }
      const replies = await Promise.all(
        shoppers.map(({ who, taskid }) =>
          who.browser.call(reUpdateOrderInfo, {
            ...{ mode: 1, outtradeid: 'T-race', opid: newOpid() },
            orderdata: [{ pid: BOOK, taskid, outtradesubid: 'T-race-1' }],
          }),
        ),
      )
      const codes = replies.map((reply) => reply.Code)
      expect([codes.filter((code) => code === 0).length, new Set(codes)]).toEqual([1, new Set([0, WRONG])])
      const winner = shoppers[codes.indexOf(0)]
      const claimed = await createHandInStore(server().deps.db).findClaimed(SHOP, 'T-race')
      expect([claimed?.order.uid, claimed?.order.state]).toEqual([winner?.who.uid, 'paid'])
    })

    test('the same sub-order handed in ten times at once is handed in once and made once', async () => {
      const shopper = await newShopper(server(), clock.nextPhone('137'))
      const book = await designOf(server(), shopper)
      const { orderid, subs } = await waitingOrder(server(), shopper, 1)
      const replies = await Promise.all(
        Array.from({ length: 10 }, () =>
          shopper.browser.call(reUpdateOrderInfo, {
            ...{ mode: 5, opid: newOpid() },
            orderdata: [{ pid: BOOK, taskid: book.taskid, suborderid: subs[0] }],
          }),
        ),
      )
      expect(replies.map((reply) => reply.Code).sort()).toEqual([0, ...Array(9).fill(3134)])
      const jobs = await server().deps.db.execute(
        sql`select count(*)::int as jobs from pgboss.job where name = 'print' and data ->> 'orderId' = ${orderid}`,
      )
      expect(Number((jobs.rows[0] as { jobs: number }).jobs)).toBe(1)
    })
  },
  { role: 'api', clock },
)
