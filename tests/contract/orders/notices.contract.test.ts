import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { getNotices, readNotices, turnNotices } from '../../../domain/calls/notices.ts'
import { createOrder } from '../../../domain/calls/order.ts'
import { asId, type MerchantId, type OrderId, type UserId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import type { NoticeKind } from '../../../domain/notice/notice.ts'
import { noticeSends, notices } from '../../../server/db/schema/notices.tables.ts'
import { orders } from '../../../server/db/schema/orders.tables.ts'
import { sendNotices } from '../../../server/notices/send-notices.ts'
import { addParcel, shipOrder } from '../../../server/orders/operate.ts'
import { closeOrder } from '../../../server/pay/close-order.ts'
import { shortOf } from '../../../server/orders/short-of.ts'
import type { NoticeMessage, NoticeSender } from '../../../server/ports/notice-sender.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createRefundStore } from '../../../server/stores/refunds.store.ts'
import {
  BOX,
  BOX_PLAIN,
  newOpid,
  newShopper,
  type OrderShopper,
  orderFor,
  pay,
} from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'

const BOXES = [{ pid: BOX, quantity: 1, attridlist: BOX_PLAIN }]

onBothEngines(
  'messages about orders',
  (server, engine) => {
    const phone = (n: number) => `1373000${engine === 'embedded' ? 1 : 2}${String(n).padStart(3, '0')}`
    let last = 0
    let shopper: OrderShopper
    let told: NoticeMessage[] = []
    const sender: NoticeSender = {
      sends: () => true,
      send: (message) => {
        told.push(message)
        return Promise.resolve()
      },
    }
    const round = (notices = sender, later = 0) => {
      const { deps } = server()
      const clock = { ...deps.clock, now: () => deps.clock.now() + later }
      return sendNotices({ ...deps, notices, clock })
    }
    const ordered = async () => {
      const made = await shopper.browser.call(createOrder, await orderFor(shopper, BOXES))
      return asId<OrderId>(made.Data.orderid)
    }
    const ship = (id: OrderId) => {
      const { db, clock } = server().deps
      const by = { db, actor: 'factory', requestId: 'r', now: clock.now() }
      return shipOrder(by, id, undefined, [{ carrier: '顺丰', number: 'SF 100' }])
    }
    beforeAll(async () => {
      // What other tests of this shop have left to tell.
      await round()
    })
    beforeEach(async () => {
      last += 1
      shopper = await newShopper(server(), phone(last))
      told = []
    })

    /** So many orders of which it is to be told that they were paid. */
    const paidOrders = async (length: number) => {
      const { db, clock } = server().deps
      const id = await ordered()
      await round()
      told = []
      const [row] = await db.select().from(orders).where(eq(orders.id, id))
      invariant(row, 'the order is there')
      const ids = Array.from({ length }, (_, n) => asId<OrderId>(`${id}-${n}`))
      await db.insert(orders).values(ids.map((one) => ({ ...row, id: one, opid: one })))
      const at = new Date(clock.now())
      await db
        .insert(notices)
        .values(ids.map((orderId) => ({ ...{ orderId, kind: 'paid' as const, at }, mchid: row.mchid, uid: row.uid })))
      return ids
    }

    test('a round tells everything that is due, however much it is', async () => {
      const ids = await paidOrders(120)
      await round()
      expect(told.map(({ kind, key }) => `${key} ${kind}`).toSorted()).toEqual(
        ids.map((orderId) => `${orderId}-paid paid`).toSorted(),
      )
    })

    test('a worker takes no more than it sends at once: what waits behind a slow provider another one sends', async () => {
      const ids = await paidOrders(12)
      const slow: string[] = []
      const answered = Promise.withResolvers<void>()
      const isSlow: NoticeSender = {
        sends: () => true,
        send: async ({ key }) => {
          slow.push(key)
          await answered.promise
        },
      }
      const first = round(isSlow)
      await expect.poll(() => slow.length).toBe(5)
      await round()
      const byOther = told.map(({ key }) => key)
      answered.resolve()
      await first
      await round(sender, 3_600_000)
      expect([slow.length, byOther.length, [...slow, ...told.map(({ key }) => key)].toSorted()]).toEqual([
        ...[5, 7, ids.map((orderId) => `${orderId}-paid`).toSorted()],
      ])
    })

    test('placed, paid, made and shipped are told once each, however many rounds run at once', async () => {
      const id = await ordered()
      await pay(server(), id)
      await ship(id)
      await Promise.all([round(), round(), round()])
      await round(sender, 3_600_000)
      const own = told.filter(({ to }) => to === phone(last))
      const number = shortOf(id)
      expect(own.map(({ kind, text }) => [kind, text]).sort()).toEqual(
        [
          ['placed', `订单 ${number} 已提交，付款后开始制作。`],
          ['paid', `订单 ${number} 已付款，谢谢。`],
          ['in-production', `订单 ${number} 已经开始制作。`],
          ['shipped', `订单 ${number} 已发货：顺丰 SF 100。`],
        ].sort(),
      )
      expect(own.find(({ kind }) => kind === 'shipped')?.url).toBe('https://www.kuaidi100.com/chaxun?nu=SF100')
      const { notices, unread } = (await shopper.browser.call(getNotices, {})).Data
      expect([notices.map(({ kind, unread: is }) => [kind, is]).sort(), unread]).toEqual([
        [
          ['in-production', true],
          ['paid', true],
          ['placed', true],
          ['shipped', true],
        ],
        4,
      ])
      await shopper.browser.call(readNotices, { opid: newOpid() })
      expect((await shopper.browser.call(getNotices, {})).Data.unread).toBe(0)
    })

    test('decision 065: a kind of a newer version is left to it: not sent, not given up, not told of', async () => {
      const id = await ordered()
      await round()
      const { db, clock, log } = server().deps
      const before = (await shopper.browser.call(getNotices, {})).Data
      const kind = 'of-a-newer-version' as NoticeKind
      const [mchid, uid] = [asId<MerchantId>('1'), asId<UserId>(shopper.uid)]
      await db.insert(notices).values({ orderId: id, kind, mchid, uid })
      await db.insert(noticeSends).values({ orderId: id, kind, channel: 'sms', nextAt: new Date(clock.now()) })
      const warnings: unknown[] = []
      const warn = (...said: unknown[]) => warnings.push(said)
      for (const later of [0, 3_600_000, 7_200_000]) {
        const heard = { ...log, warn } as typeof log
        const at = { ...clock, now: () => clock.now() + later }
        await sendNotices({ ...server().deps, notices: sender, log: heard, clock: at })
      }
      const isIt = eq(noticeSends.kind, kind)
      const [send] = await db
        .select({ state: noticeSends.state, tries: noticeSends.tries })
        .from(noticeSends)
        .where(isIt)
      const [told] = await db.select({ isSplit: notices.isSplit }).from(notices).where(eq(notices.kind, kind))
      expect([send, told, warnings]).toEqual([{ state: 'open', tries: 0 }, { isSplit: false }, []])
      expect((await shopper.browser.call(getNotices, {})).Data).toEqual(before)
      await shopper.browser.call(readNotices, { opid: newOpid() })
      const [unread] = await db.select({ isRead: notices.isRead }).from(notices).where(eq(notices.kind, kind))
      expect(unread).toEqual({ isRead: false })
    })

    test('one more parcel is told with all parcels, and leads to the order that shows them', async () => {
      const id = await ordered()
      await pay(server(), id)
      await ship(id)
      await round()
      const { db, clock } = server().deps
      const by = { db, actor: 'factory', requestId: 'r', now: clock.now() }
      for (const number of ['YT 7', 'YT 8']) {
        await addParcel(by, id, undefined, { carrier: '圆通', number })
        await Promise.all([round(), round()])
      }
      const parcels = told.filter(({ key, kind }) => key.startsWith(id) && kind === 'parcel-added')
      const number = shortOf(id)
      expect(parcels.map(({ text }) => text)).toEqual([
        `订单 ${number} 分几个包裹送达：顺丰 SF 100 / 圆通 YT 7。`,
        `订单 ${number} 分几个包裹送达：顺丰 SF 100 / 圆通 YT 7 / 圆通 YT 8。`,
      ])
      expect([parcels.map(({ url }) => url.split('#')[1]), new Set(parcels.map(({ key }) => key)).size]).toEqual([
        [`/order_info?oid=${id}`, `/order_info?oid=${id}`],
        2,
      ])
    })

    test('a refund is told as on its way until its money is back, in the message and in the list', async () => {
      const { deps } = server()
      const store = createRefundStore(deps.db)
      const listed = async () =>
        (await shopper.browser.call(getNotices, {})).Data.notices.find(({ kind }) => kind === 'refunded')?.title
      const refunded = async () => {
        const id = await ordered()
        await pay(server(), id)
        await deps.db.transaction(async (tx) => {
          const order = await createOrderStore(tx).loadForPayment(id)
          invariant(order, 'the order is there')
          await closeOrder(tx, deps.jobs, order, deps.clock.now())
        })
        const [refund] = await store.ofOrder(id)
        invariant(refund, 'its money goes back')
        return { id, done: () => store.save(refund, { state: 'done', doneAt: deps.clock.now() }) }
      }
      const titles = () => told.filter(({ kind }) => kind === 'refunded').map(({ title }) => title)
      const going = await refunded()
      await round()
      const before = await listed()
      await going.done()
      const back = await refunded()
      await back.done()
      await round()
      expect([titles(), before, await listed()]).toEqual([['退款处理中', '已退款'], '退款处理中', '已退款'])
    })

    test('a provider that takes nothing is tried again under the same key, and given up in the end', async () => {
      const id = await ordered()
      const keys: string[] = []
      const deaf: NoticeSender = {
        sends: () => true,
        send: ({ key }) => {
          keys.push(key)
          return Promise.reject(new Error('busy'))
        },
      }
      for (let hours = 0; hours < 10; hours += 1) {
        await round(deaf, hours * 3_600_000)
      }
      const rows = await server().deps.db.select().from(noticeSends).where(eq(noticeSends.orderId, id))
      expect([keys.filter((key) => key.startsWith(id)), rows.map(({ state, tries }) => [state, tries])]).toEqual([
        Array.from({ length: 6 }, () => `${id}-placed`),
        [['failed', 6]],
      ])
    })

    test('a process that dies after it took a message leaves it to the next round', async () => {
      const id = await ordered()
      const dies: NoticeSender = { sends: () => true, send: () => new Promise(() => undefined) }
      void round(dies)
      await expect
        .poll(() => server().deps.db.select().from(noticeSends).where(eq(noticeSends.orderId, id)))
        .toHaveLength(1)
      await round(sender, 3_600_000)
      expect(told.filter(({ key }) => key.startsWith(id)).map(({ key }) => key)).toEqual([`${id}-placed`])
    })

    test('what is turned off is not sent, and stays in the list', async () => {
      await shopper.browser.call(turnNotices, { channel: 'sms', on: 'no', opid: newOpid() })
      const id = await ordered()
      await round()
      const { notices, channels } = (await shopper.browser.call(getNotices, {})).Data
      expect([told.filter(({ key }) => key.startsWith(id)), notices.map(({ kind }) => kind), channels]).toEqual([
        [],
        ['placed'],
        [{ channel: 'sms', to: `${phone(last).slice(0, 3)}****${phone(last).slice(-4)}`, on: false }],
      ])
    })
  },
  { role: 'api' },
)
