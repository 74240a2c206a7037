import type { OrderItemRequest, PackageRequest } from '../../domain/calls/price.ts'
import type { UserCoupon } from '../../domain/coupon/coupon.ts'
import { type CouponDecision, decideCoupon } from '../../domain/coupon/decide-coupon.ts'
import { printedSheets } from '../../domain/design/sheets/copies.ts'
import { asId, type ProductId, type TaskId } from '../../domain/ids.ts'
import { parcelPrice } from '../../domain/merchant/delivered-to.ts'
import { levelRate } from '../../domain/merchant/member-level.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { isShipped } from '../../domain/order/item-needs.ts'
import { pagesWithoutDesign } from '../../domain/order/paid-pages.ts'
import { WHOLE } from '../../domain/product/price.ts'
import type { Product } from '../../domain/product/product.ts'
import type { QuoteCart, QuoteItem } from '../../domain/product/quote.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { SignedInCaller } from '../base/caller.ts'
import { couponChoiceOf } from '../coupons/coupon-decision.ts'
import type { Db } from '../db/db.ts'
import { type CartRow, createCartStore } from '../stores/carts.store.ts'
import { createCouponStore } from '../stores/coupons.store.ts'
import { createDesignOrderStore } from '../stores/design-orders.store.ts'
import type { StoredPreviewTask } from '../stores/previews.store.ts'

/** What is asked to be priced or ordered. */
export interface CartRequest {
  readonly orderdata: readonly OrderItemRequest[]
  readonly pickup: boolean
  /** The things of `orderdata` are the parts of this package. */
  readonly package?: PackageRequest | undefined
  /** A coupon of the shopper by its id, `none`, or nothing said. */
  readonly coupon?: string | undefined
  /** It travels with an order whose delivery is paid (modes 3 and 6). */
  readonly joinsParcel?: boolean
}

/** One wanted thing with what the database says about it. */
export interface LoadedItem {
  readonly wanted: OrderItemRequest
  readonly product: Product
  /** Products without a design have none. */
  readonly task: StoredPreviewTask | undefined
  readonly theme: Theme | undefined
  readonly coverPicture: string | null
  /** Its options and pages; `quantity` is how many pieces are made, also of a thing of several packages. */
  readonly priced: QuoteItem
}

export interface LoadedCart {
  readonly merchant: Merchant
  /** The things that are made, in the order of the request. A package itself is none. */
  readonly items: readonly LoadedItem[]
  /** The package that the things are the parts of. */
  readonly package?: { readonly product: Product; readonly key: string; readonly quantity: number }
  /** With the coupon that applies. */
  readonly cart: QuoteCart
  /** Every coupon of the shopper. */
  readonly coupons: readonly UserCoupon[]
  readonly coupon: CouponDecision
}

/**
 * Loads everything that a price depends on from the database; of the request only ids, options and copies count.
 *
 * `undefined`: something that is named does not exist or belongs to somebody else. `refuseCoupon(loaded.coupon, cart)`
 * says whether an order may be made with what was said about coupons.
 */
export async function loadCart(
  db: Db,
  caller: SignedInCaller,
  ask: CartRequest,
  now: EpochMs,
): Promise<LoadedCart | undefined> {
  const shopper = await createCartStore(db).findShopper(caller)
  const items: LoadedItem[] = []
  for (const wanted of ask.orderdata) {
    const item = await loadItem(db, caller, wanted)
    if (!item) {
      return undefined
    }
    items.push(item)
  }
  const set = ask.package && (await createCartStore(db).findItem(caller, asId(ask.package.packageId), undefined))
  if (!shopper || (ask.package && !set)) {
    return undefined
  }
  const { merchant, user } = shopper
  const coupons = await createCouponStore(db).listUserCoupons(caller)
  const loaded = ask.package && set ? packageItems(items, ask.package, set.product) : { items, priced: pricesOf(items) }
  const plain: QuoteCart = {
    items: loaded.priced,
    // What a member of the shopper's level pays.
    memberRate: user ? levelRate(merchant.levels, user, now) : WHOLE,
    // What can only be fetched is fetched, whatever was said (A§3 pickUpAddressId).
    pickup: ask.pickup || [...items, ...(set ? [set] : [])].some(({ product }) => product.pickUpAt !== undefined),
    ...(ask.joinsParcel ? { joinsParcel: true } : {}),
  }
  const coupon = decideCoupon(couponChoiceOf(ask.coupon, ask.orderdata), coupons, plain, now)
  return {
    ...{ merchant, items: loaded.items, coupons, coupon },
    cart: coupon.kind === 'applies' ? { ...plain, coupon: coupon.coupon.coupon } : plain,
    ...(ask.package && set
      ? { package: { product: set.product, key: ask.package.pkjId, quantity: ask.package.quantity ?? 1 } }
      : {}),
  }
}

/** The same cart with what its parcel costs to a country, where anything is sent. */
export function sentTo(loaded: LoadedCart, country: string): LoadedCart {
  const price = parcelPrice(loaded.merchant, country)
  const isParcel = loaded.items.some(({ product }) => isShipped(product))
  return isParcel && price !== undefined ? { ...loaded, cart: { ...loaded.cart, parcelPrice: price } } : loaded
}

const pricesOf = (items: readonly LoadedItem[]) => items.map((item) => item.priced)

/** A package is priced as one thing; of each of its things so many are made as all packages hold. */
function packageItems(items: readonly LoadedItem[], wanted: PackageRequest, product: Product) {
  const quantity = wanted.quantity ?? 1
  const held = items.map((item) => {
    const id = item.wanted.combinepId ?? ''
    return { item, id, each: product.parts?.find((part) => part.id === id)?.quantity ?? 1 }
  })
  const priced: QuoteItem = {
    ...{ product, pageCount: 0, attributes: wanted.attrIdList ?? [], quantity },
    parts: held.map(({ item, id, each }) => ({ ...item.priced, id, quantity: each })),
  }
  return {
    items: held.map(({ item, each }) => ({ ...item, priced: { ...item.priced, quantity: each * quantity } })),
    priced: [priced],
  }
}

/** `undefined`: product or design do not exist, or belong to somebody else. */
export async function loadItem(
  db: Db,
  caller: SignedInCaller,
  wanted: OrderItemRequest,
): Promise<LoadedItem | undefined> {
  const taskId = wanted.taskid === undefined ? undefined : asId<TaskId>(wanted.taskid)
  const found = await createCartStore(db).findItem(caller, asId<ProductId>(wanted.pid), taskId)
  if (!found) {
    return undefined
  }
  if (wanted.again === 'as-ordered' && found.task) {
    const ordered = await asOrdered(db, caller, found.task)
    return ordered && pricedItem({ ...wanted, rev: undefined }, { ...found, ...ordered })
  }
  return pricedItem(wanted, found)
}

/** The design as its shopper ordered it last, whatever became of it since. */
async function asOrdered(db: Db, caller: SignedInCaller, task: StoredPreviewTask) {
  const frozen = await createDesignOrderStore(db).findFrozen(caller, task.id)
  if (!frozen) {
    return undefined
  }
  const { design, theme, photos, coverPicture } = frozen
  return { task: { ...task, design, photoKeys: photos.map(({ key }) => key) }, theme, coverPicture }
}

function pricedItem(wanted: OrderItemRequest, found: CartRow): LoadedItem | undefined {
  const { product, task } = found
  const taskId = wanted.taskid
  if (taskId !== undefined && !(task && (wanted.aid ?? task.aid) === task.aid)) {
    return undefined
  }
  const pageCount = task ? printedSheets(task.design) : pagesWithoutDesign(product, wanted.pagecount)
  const quantity = wanted.quantity ?? wanted.bookcount ?? 1
  const priced = { product, pageCount, attributes: wanted.attridlist ?? [], quantity }
  return { wanted, ...found, priced }
}

/** What names a cart in a quote: the same things at the same revision with the same coupon make the same text. */
export function cartName({ items, cart, coupon, package: set }: LoadedCart): unknown {
  return [
    cart.pickup,
    cart.joinsParcel ?? false,
    cart.parcelPrice ?? '',
    coupon.kind === 'applies' ? coupon.coupon.id : '',
    set ? [set.product.id, set.quantity, [...(cart.items[0]?.attributes ?? [])].sort()] : [],
    items.map(({ product, task, priced, wanted }) => [
      product.id,
      task?.id ?? '',
      priced.pageCount,
      [...priced.attributes].sort(),
      priced.quantity,
      set ? (wanted.combinepId ?? '') : '',
    ]),
  ]
}
