import { sql } from 'drizzle-orm'
import { createOrder } from '../../../domain/calls/order.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import type { Order } from '../../../domain/order/order.ts'
import { notifyPath } from '../../../server/base/pay-path.ts'
import { limits } from '../../../server/db/schema/envelope.tables.ts'
import type { Deps } from '../../../server/ports/deps.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createPaymentStore } from '../../../server/stores/payments.store.ts'
import { type StripeStandIn, startStripeStandIn, stripeEvent } from '../servers/fake-stripe.ts'
import {
  sealedNotice,
  startWechatPayStandIn,
  type WechatPayStandIn,
  wechatHeaders,
} from '../servers/fake-wechat-pay.ts'
import type { TestClient } from '../servers/test-client.ts'
import type { TestServer } from '../servers/test-server.ts'
import { RECEIVER } from './authorisation-world.ts'
import { providerSettingsOf } from './provider-settings-of.ts'
import { BOOK, PLAIN, seedPreview } from './seeded-album.ts'

/** Browsers as they call themselves. */
export const USER_AGENTS = {
  messenger: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile MicroMessenger/8.0.44',
  phone: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Mobile Safari/537.36',
  computer: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
} as const

const MERCHANT = asId<MerchantId>('1')
export const STRIPE_NOTICES = notifyPath('stripe', MERCHANT)
const WECHAT_NOTICES = notifyPath('wechat', MERCHANT)

/** The servers of both providers. */
export interface PayHosts {
  readonly stripe: StripeStandIn
  readonly wechat: WechatPayStandIn
  /** A shop whose merchant has a contract with both. */
  readonly override: (deps: Deps) => Deps
  close(): Promise<void>
}

export async function startPayHosts(): Promise<PayHosts> {
  const [stripe, wechat] = await Promise.all([startStripeStandIn(), startWechatPayStandIn()])
  return {
    stripe,
    wechat,
    override: (deps) => ({
      ...deps,
      providers: providerSettingsOf(() => ({
        stripe: stripe.settings,
        wechatPay: wechat.settings,
        wechat: {
          appid: wechat.settings.appid,
          secret: 'secret',
          apiBase: 'http://127.0.0.1:9',
          openBase: 'http://127.0.0.1:9',
        },
      })),
    }),
    close: async () => {
      await Promise.all([stripe.close(), wechat.close()])
    },
  }
}

export interface OrderedBook {
  readonly browser: TestClient
  readonly uid: string
  readonly orderId: OrderId
  readonly payurl: string
  readonly amount: number
  /** The order as it stands now. */
  now(): Promise<Order>
}

/** A shopper who has ordered a book (or the same one several times) and not paid yet. */
export async function orderBook(server: TestServer, phone: string, items = 1): Promise<OrderedBook> {
  const browser = server.client()
  // Many shoppers sign in here from one address; how many may is another test's business.
  await server.deps.db.delete(limits)
  const uid = await browser.signIn(phone, server.deps.outbox)
  const preview = await seedPreview(server, browser, uid)
  const item = { pid: BOOK, aid: preview.aid, taskid: preview.tid, quantity: 1, attridlist: PLAIN, rev: preview.rev }
  const orderdata = Array<typeof item>(items).fill(item)
  const { pay_amount } = (await browser.call(calPrice, { orderdata })).Data
  const made = await browser.call(createOrder, {
    ...RECEIVER,
    orderdata,
    pay_amount,
    opid: `order-of-${phone}`,
  })
  invariant(made.Code === 0, `an order is made: ${made.Msg}`)
  const orderId = asId<OrderId>(made.Data.orderid)
  return {
    browser,
    uid,
    orderId,
    payurl: made.Data.payurl,
    amount: pay_amount,
    now: async () => {
      const row = await createOrderStore(server.deps.db).load(orderId)
      invariant(row, 'the order is there')
      return row
    },
  }
}

/** The fields of the buttons of a pay page, in its order. */
function formsOf(page: string): readonly URLSearchParams[] {
  return [...page.matchAll(/<form [^>]*>(.*?)<\/form>/gs)].map(
    ([, inner = '']) =>
      new URLSearchParams(
        [...inner.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']): [string, string] => [
          name,
          value,
        ]),
      ),
  )
}

/** The pay page as a browser of this kind sees it. */
export async function openPayPage(
  browser: TestClient,
  url: string,
  userAgent: string = USER_AGENTS.computer,
): Promise<{ readonly status: number; readonly body: string; readonly forms: readonly URLSearchParams[] }> {
  const { statusCode, body } = await browser.request({ method: 'GET', url, headers: { 'user-agent': userAgent } })
  return { status: statusCode, body, forms: formsOf(body) }
}

/** Presses the button of one way to pay, as the page's script does; answers where it is told to go. */
export async function pressPay(
  browser: TestClient,
  url: string,
  method: string,
  userAgent: string = USER_AGENTS.computer,
): Promise<string> {
  const page = await openPayPage(browser, url, userAgent)
  const form = page.forms.find((fields) => (fields.get('request') ?? '').includes(`|${method}|`))
  invariant(form, `${method} is offered`)
  const reply = await browser.request({
    method: 'POST',
    url,
    payload: form.toString(),
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': userAgent,
    },
  })
  return reply.json<{ go: string }>().go
}

/** Tells the shop something as a provider does; answers the status. */
export async function tell(server: TestServer, url: string, payload: string, headers: object): Promise<number> {
  const reply = await server.client().request({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return reply.statusCode
}

/** What Stripe says of the session that was begun last for the order. */
export function sessionOf(
  { stripe }: PayHosts,
  { orderId }: OrderedBook,
): object & { readonly id: string; readonly amount_total: number } {
  const session = stripe.sessions.findLast((it) => it.client_reference_id === orderId)
  if (!session) {
    throw new Error('no session was begun')
  }
  return session
}

export async function tellStripe(server: TestServer, type: string, object: object): Promise<number> {
  const event = stripeEvent(type, object)
  return await tell(server, STRIPE_NOTICES, event.payload, event.headers)
}

export async function tellWechat(
  server: TestServer,
  { wechat }: PayHosts,
  book: OrderedBook,
  change: object = {},
): Promise<number> {
  const { appid, mchid } = wechat.settings
  const body = sealedNotice('TRANSACTION.SUCCESS', {
    ...{ appid, mchid, out_trade_no: `${book.orderId}-1`, transaction_id: `4200-${book.orderId}` },
    ...{ trade_state: 'SUCCESS', amount: { total: book.amount, currency: 'CNY' } },
    ...change,
  })
  return await tell(server, WECHAT_NOTICES, body, wechatHeaders(wechat.platform, body))
}

/** Tells that a refund of the book was paid: `number` is whoever's own number asked for it, the shop's or the desk's. */
export async function tellWechatRefund(
  server: TestServer,
  { wechat }: PayHosts,
  book: OrderedBook,
  { ref, number, amount }: { readonly ref: string; readonly number: string; readonly amount: number },
): Promise<number> {
  const body = sealedNotice('REFUND.SUCCESS', {
    ...{ mchid: wechat.settings.mchid, transaction_id: `4200-${book.orderId}` },
    ...{ out_refund_no: number, refund_id: ref, refund_status: 'SUCCESS' },
    amount: { total: book.amount, refund: amount },
  })
  return await tell(server, WECHAT_NOTICES, body, wechatHeaders(wechat.platform, body))
}

/** Jobs of a queue that are about the order, done or not. */
export async function jobsOf(server: TestServer, queue: string, orderId: string): Promise<number> {
  const found = await server.deps.db.execute(
    sql`select count(*)::int as jobs from pgboss.job where name = ${queue} and data::text like ${`%${orderId}%`}`,
  )
  return Number((found.rows[0] as { jobs: number }).jobs)
}

/** What the payments of an order did. */
export async function effectsOf(server: TestServer, { orderId }: OrderedBook): Promise<readonly string[]> {
  return (await createPaymentStore(server.deps.db).ofOrder(orderId)).map(({ effect }) => effect).sort()
}
