import { createAlbum } from '../../../domain/calls/album.ts'
import type { RequestOf } from '../../../domain/calls/call.ts'
import { createOrder } from '../../../domain/calls/order.ts'
import { createPreview } from '../../../domain/calls/preview.ts'
import { calPrice, type OrderItemRequest } from '../../../domain/calls/price.ts'
import { asId, type MerchantId, type OrderId, type ProductId, type UserId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import type { Product } from '../../../domain/product/product.ts'
import { minorUnits } from '../../../domain/units.ts'
import { recordPayment } from '../../../server/pay/record-payment.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createOuttradeStore, type ReportedItem } from '../../../server/stores/outtrade.store.ts'
import { createProductStore } from '../../../server/stores/products.store.ts'
import type { TestClient } from '../servers/test-client.ts'
import type { TestServer } from '../servers/test-server.ts'
import { RECEIVER } from '../worlds/authorisation-world.ts'
import { BOOK, PLAIN, seedAlbum } from '../worlds/seeded-album.ts'

/** A finished thing from the shelf, originals that are handed on, and the demo shop's set. */
export const BOX = 'standard-album-box'
export const BOX_PLAIN = ['cloth-sand']
export const ORIGINALS = 'transmission-original'
export const SET = 'package-family'

const SHOP = asId<MerchantId>('1')
let requests = 0

type Item = Partial<OrderItemRequest>

/** A shopper of the demo shop. */
export interface OrderShopper {
  readonly browser: TestClient
  readonly uid: string
}

export async function newShopper(server: TestServer, phone: string): Promise<OrderShopper> {
  const browser = server.client()
  return { browser, uid: await browser.signIn(phone, server.deps.outbox) }
}

/** A designed thing of a fresh album. */
export async function designOf(
  server: TestServer,
  { browser, uid }: OrderShopper,
  pid = BOOK,
  count = 24,
  themeid?: string,
): Promise<{ readonly taskid: string; readonly aid: string; readonly rev: number; readonly pages: number }> {
  const { aid } = await seedAlbum(server, browser, uid, count)
  const made = await browser.call(createPreview, { orderdata: [{ aid, pid, ...(themeid ? { themeid } : {}) }] })
  invariant(made.Code === 0, `a design is made: ${made.Msg}`)
  const pages = made.Data.design.pages.filter((page) => page.kind !== 'cover').length
  return { aid, taskid: made.Data.tid, rev: made.Data.rev, pages }
}

export async function emptyAlbum({ browser }: OrderShopper): Promise<string> {
  const made = await browser.call(createAlbum, { name: '空', opid: newOpid() })
  return made.Data.NewAlbumID
}

/** A request of CreateOrder at today's price. */
export async function orderFor(
  { browser }: OrderShopper,
  orderdata: readonly Item[],
  more: Partial<RequestOf<typeof createOrder>> = {},
): Promise<RequestOf<typeof createOrder>> {
  const quoted = await browser.call(calPrice, { orderdata: [...orderdata], mode: more.mode ?? 0, coupon: 'none' })
  return {
    ...{ ...RECEIVER, orderdata: [...orderdata], pay_amount: quoted.Data.pay_amount, coupon: 'none', opid: newOpid() },
    ...more,
  }
}

export function newOpid(): string {
  requests += 1
  return `wish-${process.pid}-${requests}-${Math.floor(Math.random() * 1e9)}`
}

/** An order of these things, paid by a provider's word. */
export async function paidOrder(
  server: TestServer,
  shopper: OrderShopper,
  orderdata: readonly Item[],
  more: Partial<RequestOf<typeof createOrder>> = {},
): Promise<string> {
  const made = await shopper.browser.call(createOrder, await orderFor(shopper, orderdata, more))
  invariant(made.Code === 0, `an order is made: ${made.Msg}`)
  await pay(server, made.Data.orderid)
  return made.Data.orderid
}

export async function pay(server: TestServer, orderid: string, provider = 'test'): Promise<void> {
  const orderId = asId<OrderId>(orderid)
  const order = await createOrderStore(server.deps.db).load(orderId)
  invariant(order, 'an order that is paid is there')
  const event = { eventId: `paid-${orderId}`, orderId, amount: minorUnits(order.amount), currency: order.currency }
  const outcome = await recordPayment(server.deps, provider, event, server.deps.clock.now())
  invariant(outcome === 'paid', `the payment is taken: ${outcome}`)
}

/** A product of the demo shop with some facts changed, under a name of its own. */
export async function productLike(
  server: TestServer,
  pid: string,
  id: string,
  change: (product: Product) => Partial<Product>,
): Promise<string> {
  const products = createProductStore(server.deps.db)
  const like = await products.find(SHOP, asId<ProductId>(pid))
  invariant(like, `the demo shop sells ${pid}`)
  await products.save(SHOP, { ...like, ...change(like), id: asId<ProductId>(id) }, 99)
  return id
}

export async function packTogether(server: TestServer, mergeOrder: boolean): Promise<void> {
  const merchants = createMerchantStore(server.deps.db)
  const merchant = await merchants.find(SHOP)
  invariant(merchant, 'the demo shop is there')
  await merchants.save({ ...merchant, factory: { ...merchant.factory, mergeOrder } })
}

/** Which users are the merchant's own people. */
export async function ownUsers(server: TestServer, users: readonly UserId[]): Promise<void> {
  const merchants = createMerchantStore(server.deps.db)
  const merchant = await merchants.find(SHOP)
  invariant(merchant, 'the demo shop is there')
  await merchants.save({ ...merchant, users: [...users] })
}

/** What the merchant tells of an order of another platform. */
export async function importOuttrade(
  server: TestServer,
  outtradeId: string,
  items: readonly Partial<ReportedItem>[],
  more: { readonly phoneTail?: string; readonly closed?: boolean } = {},
): Promise<void> {
  const told = items.map((item, n) => ({
    ...{ outtradeSubId: `${outtradeId}-${n + 1}`, pid: asId<ProductId>(BOOK), quantity: 1, attributes: PLAIN },
    ...item,
  }))
  const { phoneTail = null, closed = false } = more
  const order = { outtradeId, platform: 'taobao', phoneTail, closed, items: told }
  await createOuttradeStore(server.deps.db).save(SHOP, order, Date.now())
}
