import type { ParsedRequestOf } from '../../../domain/calls/call.ts'
import type {
  deleteCustomer,
  exportCustomer,
  manageCustomer,
  manageCustomers,
} from '../../../domain/calls/manage/customers.ts'
import { asId, type OrderId, type UserId } from '../../../domain/ids.ts'
import { answer, refuse } from '../../base/answer.ts'
import type { Db } from '../../db/db.ts'
import { shortOf } from '../../orders/short-of.ts'
import { addressEnd, signedPhotoUrl } from '../../photos/photo-urls.ts'
import type { CallContext } from '../../ports/call-context.ts'
import type { Deps } from '../../ports/deps.ts'
import { createAlbumStore, type StoredAlbum } from '../../stores/albums.store.ts'
import { type Customer, createCustomerStore } from '../../stores/manage/customers.store.ts'
import { createMerchantStore } from '../../stores/merchants.store.ts'
import { createOrderRequestStore } from '../../stores/order-requests.store.ts'
import { createOrderStore } from '../../stores/orders.store.ts'
import { createHandInStore } from '../../stores/orders-hand-in.store.ts'
import { createPaymentStore } from '../../stores/payments.store.ts'
import { createRefundStore } from '../../stores/refunds.store.ts'
import { createShopTextStore } from '../../stores/shop-texts.store.ts'
import { createAddressStore } from '../../stores/shoppers/addresses.store.ts'
import { createCartItemStore } from '../../stores/shoppers/cart-items.store.ts'
import { createInvoiceStore } from '../../stores/shoppers/invoices.store.ts'
import { closeOrder } from '../close-order.ts'

const PAGE_MAX = 100
const PAGE = 25
/** Orders and albums of one shopper on his page. */
const SHOWN = 50
/** Photos of an album that are shown. */
const PICTURES = 12

type Context = CallContext<'clerk' | 'shop-owner'>

export async function findCustomers(
  { key, Start, Count }: ParsedRequestOf<typeof manageCustomers>,
  { db, caller: { merchantId } }: Context,
) {
  const page = { start: Start ?? 0, count: Math.min(Count ?? PAGE, PAGE_MAX) }
  const { customers, total } = await createCustomerStore(db).search(merchantId, key, page)
  const currency = await currencyOf(db, merchantId)
  return answer(
    customers.map((customer) => rowOf(customer, currency)),
    total,
  )
}

export async function showCustomer(
  { secrets }: Pick<Deps, 'secrets'>,
  { uid: asked }: ParsedRequestOf<typeof manageCustomer>,
  context: Context,
) {
  const { db, caller, now } = context
  const { merchantId } = caller
  const customer = await noted(context, asked, 'customer-read')
  if (!customer) {
    return refuse('not-found')
  }
  const { uid } = customer
  const store = createCustomerStore(db)
  const ids = (await store.ordersOf(merchantId, uid)).slice(0, SHOWN)
  const orders = await createOrderStore(db).loadAll(ids)
  const { albumsUntil } = customer
  const isOpen = albumsUntil !== null && albumsUntil > now
  const albums = isOpen ? (await createAlbumStore(db).list({ ...caller, uid }, 0, SHOWN)).albums : []
  return answer({
    ...rowOf(customer, await currencyOf(db, merchantId)),
    list: orders.map(({ order: { id, state, createdAt, amount, currency } }) => ({
      ...{ orderid: id, short: shortOf(id), state, created: createdAt, pay_amount: amount, currency },
    })),
    agreed: [...(await createShopTextStore(db).agreedAs(uid))],
    ...(isOpen ? { albumsuntil: albumsUntil } : {}),
    albums: albums.map((album) => {
      const keys = keysOf(album)
      const until = addressEnd(now)
      const pictures = keys.slice(0, PICTURES).map((key) => signedPhotoUrl(secrets, { key, kind: 'thumb', until }))
      return { name: album.name, photos: keys.length, pictures }
    }),
  })
}

/** Everything that is kept of a shopper, in words that machines and people read. */
export async function exportOf({ uid: asked }: ParsedRequestOf<typeof exportCustomer>, context: Context) {
  const { db, caller } = context
  const { merchantId } = caller
  const customer = await noted(context, asked, 'customer-export')
  if (!customer) {
    return refuse('not-found')
  }
  const { uid } = customer
  const store = createCustomerStore(db)
  const orders = await createOrderStore(db).loadAll(await store.ordersOf(merchantId, uid))
  const kept = {
    customer,
    agreed: await createShopTextStore(db).agreedAs(uid),
    addresses: (await createAddressStore(db).list({ merchantId, uid })).map(({ address }) => address),
    albums: await store.albumsOf(merchantId, uid),
    photos: await store.photosOf(merchantId, uid),
    designs: await store.designsOf(merchantId, uid),
    orders: await Promise.all(
      orders.map(async ({ order, items }) => ({ ...order, items, ...(await besidesOrder(db, order.id)) })),
    ),
    coupons: await store.couponsOf(merchantId, uid),
    cart: await createCartItemStore(db).list({ merchantId, uid }),
  }
  return answer({ json: JSON.stringify(kept, null, 2) })
}

/** What is kept of an order beside its things: its money, its invoice, and what was asked and answered. */
async function besidesOrder(db: Db, id: OrderId) {
  return {
    invoice: await createInvoiceStore(db).find(id),
    payments: await createPaymentStore(db).ofOrder(id),
    refunds: await createRefundStore(db).ofOrder(id),
    requests: await createOrderRequestStore(db).ofOrder(id),
  }
}

export async function removeCustomer(
  { jobs }: Pick<Deps, 'jobs'>,
  { uid: asked }: ParsedRequestOf<typeof deleteCustomer>,
  context: Context,
) {
  const { db, caller, now } = context
  const { merchantId } = caller
  const uid = asId<UserId>(asked)
  const store = createCustomerStore(db)
  if (!(await store.find(merchantId, uid))) {
    return refuse('not-found')
  }
  if (await store.hasOpenOrders(merchantId, uid)) {
    return refuse('customer-orders-open')
  }
  for (const id of await store.ordersOf(merchantId, uid, ['awaiting-pay'])) {
    const order = await createOrderStore(db).loadForPayment(id)
    // Paid while it was looked at: its shopper waits for it.
    if (order?.state !== 'awaiting-pay') {
      return refuse('customer-orders-open')
    }
    await closeOrder(db, jobs, order, now)
  }
  await store.remove(merchantId, uid, now)
  await note(context, 'customer-delete', uid)
  return answer({ uid })
}

function rowOf({ uid, nickname, phone, email, since, orders, spent }: Customer, currency: string) {
  return { uid, nickname, phone, email, since, orders, spent, currency }
}

async function currencyOf(db: Db, merchantId: Context['caller']['merchantId']): Promise<string> {
  return (await createMerchantStore(db).find(merchantId))?.currency.code ?? ''
}

function keysOf({ data }: StoredAlbum): readonly string[] {
  return data.groups.flatMap(({ photos }) => photos)
}

/** A shopper who is looked at, which is in the log from then on. */
async function noted(context: Context, asked: string, action: 'customer-read' | 'customer-export') {
  const uid = asId<UserId>(asked)
  const customer = await createCustomerStore(context.db).find(context.caller.merchantId, uid)
  if (customer) {
    await note(context, action, uid)
  }
  return customer
}

async function note(
  { db, caller, requestId, now }: Context,
  action: 'customer-read' | 'customer-export' | 'customer-delete',
  subject: UserId,
): Promise<void> {
  const { merchantId: mchid, staff } = caller
  await createHandInStore(db).note({ mchid, action, subject, actor: staff.id, requestId }, now)
}
