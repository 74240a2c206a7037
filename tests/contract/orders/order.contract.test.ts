import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DataOf, RequestOf } from '../../../domain/calls/call.ts'
import { editPreview } from '../../../domain/calls/edit-preview.ts'
import { createOrder, getOrderInfo, getUserOrderList } from '../../../domain/calls/order.ts'
import type { createPreview } from '../../../domain/calls/preview.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import { payPath } from '../../../server/base/pay-path.ts'
import { orders } from '../../../server/db/schema/orders.tables.ts'
import { recordPayment } from '../../../server/pay/record-payment.ts'
import { createPaymentStore } from '../../../server/stores/payments.store.ts'
import { onBothEngines, onPostgres } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import type { TestServer } from '../../support/servers/test-server.ts'
import { BOOK, PLAIN, seedPreview } from '../../support/worlds/seeded-album.ts'

const RECEIVER = {
  recvname: '王小明',
  recvphone: '138 0013 8000',
  recvprovince: '广东省',
  recvcity: '深圳市',
  recvdistrict: '南山区',
  recvaddress: '科技园 1 号',
}
let intent = 0

interface Shopper {
  readonly browser: TestClient
  readonly preview: DataOf<typeof createPreview>
  readonly order: (change?: Partial<RequestOf<typeof createOrder>>) => RequestOf<typeof createOrder>
  readonly price: number
}

async function shopperWithBook(server: TestServer, phone: string): Promise<Shopper> {
  const browser = server.client()
  const uid = await browser.signIn(phone, server.deps.outbox)
  const preview = await seedPreview(server, browser, uid)
  // Many orders of one design: what they are tests of is not whether it was ordered before.
  const again = 'as-it-is' as const
  const { aid, tid: taskid, rev } = preview
  const item = { pid: BOOK, aid, taskid, quantity: 2, attridlist: PLAIN, rev, again }
  const quoted = await browser.call(calPrice, { orderdata: [item] })
  const price = quoted.Data.pay_amount
  const order = (change = {}) => {
    intent += 1
    return { ...RECEIVER, orderdata: [item], pay_amount: price, opid: `wish-${phone}-${intent}`, ...change }
  }
  return { browser, preview, order, price }
}

const ROLE = { role: 'api' } as const

onBothEngines(
  'orders',
  (server, engine) => {
    const phone = (n: number) => `1390000${engine === 'embedded' ? 1 : 2}00${n}`
    let shopper: Shopper
    beforeAll(async () => {
      shopper = await shopperWithBook(server(), phone(1))
    })

    test('A§7 CalPrice: it explains the price line by line, delivery last [A§7.CalPrice]', async () => {
      const { browser, preview } = shopper
      const reply = await browser.call(calPrice, {
        orderdata: [{ pid: BOOK, taskid: preview.tid, quantity: 2, attridlist: ['paper-art', 'finish-gloss'] }],
      })
      const { lines, pay_amount, currency, symbol } = reply.Data
      expect(lines.map((line) => line.kind)).toEqual(['base', 'attributes', 'quantity', 'delivery'])
      expect(lines.reduce((total, line) => total + line.amount, 0)).toBe(pay_amount)
      expect([currency, symbol]).toEqual(['CNY', '¥'])
    })

    test('A§7 CreateOrder, A§7 GetUserOrderList, A§7 GetOrderInfo: an order is made once for one intent, listed, and shown with its address masked [A§7.CreateOrder] [A§7.GetUserOrderList] [A§7.GetOrderInfo]', async () => {
      const { browser, order, price } = await shopperWithBook(server(), phone(4))
      const request = order()
      const [first, again] = [await browser.call(createOrder, request), await browser.call(createOrder, request)]
      expect(first).toEqual({
        Code: 0,
        Msg: '',
        Data: {
          orderid: first.Data.orderid,
          pay_amount: price,
          currency: 'CNY',
          status: 1000,
          payurl: payPath(asId<OrderId>(first.Data.orderid)),
        },
      })
      expect(again).toEqual(first)
      const list = await browser.call(getUserOrderList, { status: 1000 })
      expect([list.Total, list.Data.map((one) => one.orderid)]).toEqual([1, [first.Data.orderid]])
      expect((await browser.call(getUserOrderList, { status: 4000 })).Data).toEqual([])
      const shown = (await browser.call(getOrderInfo, { oid: first.Data.orderid })).Data
      expect([shown.recvname, shown.recvphone, shown.recvaddress]).toEqual(['王小明', '138****8000', '科技园 1 号'])
      expect(shown.steps.map((step) => step.state)).toEqual(['now', 'ahead', 'ahead', 'ahead'])
    })

    test('readings 4.7: the same key with other content is refused', async () => {
      const { browser, order } = shopper
      const request = order()
      await browser.call(createOrder, request)
      expect((await browser.call(createOrder, { ...request, comment: 'x' })).Code).toBe(4220)
    })

    test('another price is refused with the new price, and nothing is made', async () => {
      const { browser, order, price } = shopper
      const before = (await browser.call(getUserOrderList, {})).Total
      const reply = await browser.call(createOrder, order({ pay_amount: price - 1 }))
      expect([reply.Code, Reflect.get(reply.Data, 'pay_amount')]).toEqual([1002, price])
      expect((await browser.call(getUserOrderList, {})).Total).toBe(before)
    })

    test.each([
      ['no name', { recvname: ' ' }, 3111],
      ['no phone', { recvphone: '12345' }, 3113],
      ['no region', { recvprovince: '' }, 3114],
      ['no street', { recvaddress: '' }, 3115],
      ['a pick-up place that is not there', { pickupid: 'p9' }, 3117],
    ])('%s: the address is not complete', async (_, change, code) => {
      const reply = await shopper.browser.call(createOrder, shopper.order(change))
      expect([reply.Code, reply.Msg.length > 5]).toEqual([code, true])
    })

    test("somebody else's preview and order are not there", async () => {
      const stranger = await shopperWithBook(server(), phone(2))
      const made = await shopper.browser.call(createOrder, shopper.order())
      const foreign = shopper.order()
      expect((await stranger.browser.call(createOrder, foreign)).Code).toBe(404)
      expect((await stranger.browser.call(getOrderInfo, { oid: made.Data.orderid })).Code).toBe(404)
      const page = await stranger.browser.request({ method: 'GET', url: made.Data.payurl })
      expect(page.statusCode).toBe(404)
    })

    test('a design that changed since the shopper looked is not ordered', async () => {
      const { browser, preview, order } = await shopperWithBook(server(), phone(3))
      const pageindex = preview.design.pages.findIndex(
        ({ kind, slots: [slot] }) => kind === 'inner' && slot && !slot.half,
      )
      const page = preview.design.pages[pageindex]
      const edit = { cmd: 'shuff' as const, pageId: page?.id ?? asId('x') }
      const edited = await browser.call(editPreview, { taskid: preview.tid, pageindex, cmd: 'shuff', data: edit })
      expect(edited.Code).toBe(0)
      expect((await browser.call(createOrder, order())).Code).toBe(3104)
    })

    describe('the pay page', () => {
      test('shows the amount in the language of the browser, and looking changes nothing', async () => {
        const { browser, order } = shopper
        const made = await browser.call(createOrder, order())
        const texts: string[] = []
        for (const language of ['zh-CN', 'en', 'zh-TW']) {
          const page = await browser.request({
            method: 'GET',
            url: made.Data.payurl,
            headers: { 'accept-language': language },
          })
          texts.push(/<h1>([^<]+)/.exec(page.body)?.[1] ?? '')
          expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
        }
        expect(texts).toEqual(['应付金额', 'To pay', '應付金額'])
        expect((await browser.call(getOrderInfo, { oid: made.Data.orderid })).Data.status).toBe(1000)
      })

      test('its button pays once, however often it is pressed', async () => {
        const { browser, order } = shopper
        const { payurl, orderid } = (await browser.call(createOrder, order())).Data
        const form = await payForm(browser, payurl)
        const press = () =>
          browser.request({
            method: 'POST',
            url: payurl,
            payload: form,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          })
        const pressed = [await press(), await press()]
        expect(pressed.map((reply) => [reply.statusCode, reply.headers.location])).toEqual([
          [303, `/emall/app/#/order_success?oid=${orderid}`],
          [303, payurl],
        ])
        const info = (await browser.call(getOrderInfo, { oid: orderid })).Data
        expect([info.status, info.state, info.print]).toEqual([3000, 'paid', 'waiting'])
        expect(await printJobs(server(), orderid)).toBe(1)
      })

      test('a button that was made up, or of another order, pays nothing', async () => {
        const { browser, order } = shopper
        const [one, other] = [await browser.call(createOrder, order()), await browser.call(createOrder, order())]
        const foreign = await payForm(browser, other.Data.payurl)
        for (const payload of [foreign, foreign.replace(/token=./, 'token=_'), 'notice=x&token=y', '']) {
          const reply = await browser.request({
            method: 'POST',
            url: one.Data.payurl,
            payload,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          })
          expect(reply.statusCode).toBe(200)
        }
        expect((await browser.call(getOrderInfo, { oid: one.Data.orderid })).Data.status).toBe(1000)
      })
    })

    test('notices of a provider: twice, of another amount, of nothing, late', async () => {
      const { browser, order, price } = shopper
      const made = await browser.call(createOrder, order())
      const orderId = asId<OrderId>(made.Data.orderid)
      const tell = (eventId: string, change = {}) =>
        recordPayment(
          server().deps,
          'test',
          { eventId: `${orderId}-${eventId}`, orderId, amount: minorUnits(price), currency: 'CNY', ...change },
          Date.now(),
        )
      expect(await tell('e0', { amount: minorUnits(price - 1) })).toBe('different')
      expect(await tell('e1', { orderId: asId<OrderId>('nothing') })).toBe('unknown')
      expect([await tell('e2'), await tell('e2'), await tell('e3')]).toEqual(['paid', 'again', 'refund'])
      expect(await printJobs(server(), orderId)).toBe(1)
      const heard = await createPaymentStore(server().deps.db).ofOrder(orderId)
      expect(heard.map((payment) => payment.effect).sort()).toEqual(['different', 'paid', 'refund'])
    })
  },
  ROLE,
)

onPostgres(
  'races',
  (server) => {
    test('twenty identical wishes at the same moment make one order', async () => {
      const { browser, order } = await shopperWithBook(server(), '13900003001')
      const request = order()
      const replies = await Promise.all(Array.from({ length: 20 }, () => browser.call(createOrder, request)))
      const ids = new Set(replies.map((reply) => reply.Data.orderid))
      expect([replies.map((reply) => reply.Code), ids.size]).toEqual([Array(20).fill(0), 1])
      expect((await browser.call(getUserOrderList, {})).Total).toBe(1)
    })

    test('twenty notices at the same moment pay once and print once', async () => {
      const { browser, order, price } = await shopperWithBook(server(), '13900003002')
      const made = await browser.call(createOrder, order())
      const orderId = asId<OrderId>(made.Data.orderid)
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          recordPayment(
            server().deps,
            'test',
            { eventId: `race-${n % 4}`, orderId, amount: minorUnits(price), currency: 'CNY' },
            Date.now(),
          ),
        ),
      )
      const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length
      expect([count('paid'), count('refund'), count('again')]).toEqual([1, 3, 16])
      expect(await printJobs(server(), orderId)).toBe(1)
      const [row] = await server().deps.db.select().from(orders).where(eq(orders.id, orderId))
      expect(row?.state).toBe('paid')
    })
  },
  ROLE,
)

/** The fields of the pay page's button, as the browser would send them. */
async function payForm(browser: TestClient, payurl: string): Promise<string> {
  const { body } = await browser.request({ method: 'GET', url: payurl })
  const fields = [...body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
  return new URLSearchParams(fields as [string, string][]).toString()
}

async function printJobs(server: TestServer, orderId: string): Promise<number> {
  const found = await server.deps.db.execute(
    sql`select count(*)::int as jobs from pgboss.job where name = 'print' and data ->> 'orderId' = ${orderId}`,
  )
  return Number((found.rows[0] as { jobs: number }).jobs)
}
