import type { ProductId } from '../ids.ts'
import { type MinorUnits, minorUnits } from '../units.ts'
import { type BasisPoints, type Discount, discounted, type QuoteLine } from './price.ts'
import type { Product } from './product.ts'

/** One thing to buy. */
export interface QuoteItem {
  readonly product: Pick<Product, 'id' | 'price' | 'attributes'>
  /** Inner pages of the design; 0 where the product has none. */
  readonly pageCount: number
  /** Chosen options, exactly one of every attribute group. */
  readonly attributes: readonly string[]
  readonly quantity: number
}

export interface Cart {
  readonly items: readonly QuoteItem[]
  /** What the shopper's member level pays; 10,000 without a level (B§9). */
  readonly memberRate: BasisPoints
  /** One coupon for the whole order, taken off the products that it names. */
  readonly coupon?: { readonly discount: Discount; readonly productIds: readonly ProductId[] }
  /** The shopper fetches the order: nothing to deliver. */
  readonly pickup: boolean
}

/** At most so many copies of one thing in one order. */
export const QUANTITY_MAX = 999

export type QuoteRefusal = 'attribute-missing' | 'attribute-unknown' | 'quantity-not-possible'

export type QuoteVerdict =
  | { readonly kind: 'quoted'; readonly lines: readonly QuoteLine[]; readonly total: MinorUnits }
  | { readonly kind: 'refused'; readonly reason: QuoteRefusal; readonly item: number }

/**
 * The price of a cart, line by line: (base + attributes + extra pages) x quantity, member rate, one coupon, delivery.
 *
 * Whole minor units, each line rounded half up once, no running total below 0; the lines add up to `total`.
 * Several things travel in one parcel: the dearest delivery counts. Source: readings 29 and section 4.9.
 */
export function quote(cart: Cart): QuoteVerdict {
  for (const [item, { product, attributes, quantity }] of cart.items.entries()) {
    const reason = refusalOf(product.attributes, attributes, quantity)
    if (reason) {
      return { kind: 'refused', reason, item }
    }
  }
  const priced = cart.items.map((item, place) => itemLines(item, place, cart.memberRate))
  const lines = [...priced.flatMap((item) => item.lines), ...couponLine(cart, priced), ...deliveryLine(cart)]
  return { kind: 'quoted', lines, total: sum(lines) }
}

function refusalOf(
  groups: Product['attributes'],
  chosen: readonly string[],
  quantity: number,
): QuoteRefusal | undefined {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > QUANTITY_MAX) {
    return 'quantity-not-possible'
  }
  const known = new Set(groups.flatMap((group) => group.options.map((option) => option.id)))
  if (chosen.some((id) => !known.has(id))) {
    return 'attribute-unknown'
  }
  const complete = groups.every((group) => group.options.filter((option) => chosen.includes(option.id)).length === 1)
  return complete ? undefined : 'attribute-missing'
}

interface PricedItem {
  readonly lines: readonly QuoteLine[]
  /** After the member rate, before the coupon. */
  readonly total: MinorUnits
}

function itemLines(item: QuoteItem, place: number, memberRate: BasisPoints): PricedItem {
  const { base, extraPage, pagesIncluded } = item.product.price
  const lines: QuoteLine[] = [{ kind: 'base', item: place, amount: base }]
  const options = item.product.attributes.flatMap((group) => group.options)
  const chosen = options
    .filter((option) => item.attributes.includes(option.id))
    .reduce((total, option) => total + option.extraPrice, 0)
  // An option may lower the price, yet never below nothing.
  const attributes = Math.max(-base, chosen)
  if (attributes !== 0) {
    lines.push({ kind: 'attributes', item: place, amount: minorUnits(attributes) })
  }
  const extra = Math.max(0, item.pageCount - pagesIncluded)
  if (extra > 0 && extraPage > 0) {
    lines.push({
      kind: 'extra-pages',
      item: place,
      count: extra,
      each: extraPage,
      amount: minorUnits(extra * extraPage),
    })
  }
  const each = sum(lines)
  if (item.quantity > 1) {
    const more = minorUnits(each * (item.quantity - 1))
    lines.push({ kind: 'quantity', item: place, count: item.quantity, each, amount: more })
  }
  const full = sum(lines)
  const total = discounted(full, { kind: 'rate', pays: memberRate })
  if (total !== full) {
    lines.push({ kind: 'member', item: place, amount: minorUnits(total - full) })
  }
  return { lines, total }
}

function couponLine(cart: Cart, priced: readonly PricedItem[]): QuoteLine[] {
  const { coupon } = cart
  if (!coupon) {
    return []
  }
  const eligible = minorUnits(
    priced.reduce((total, item, place) => {
      const product = cart.items[place]?.product
      return product && coupon.productIds.includes(product.id) ? total + item.total : total
    }, 0),
  )
  const off = minorUnits(discounted(eligible, coupon.discount) - eligible)
  return off === 0 ? [] : [{ kind: 'coupon', amount: off }]
}

function deliveryLine(cart: Cart): QuoteLine[] {
  const dearest = Math.max(0, ...cart.items.map((item) => item.product.price.delivery))
  return cart.pickup || dearest === 0 ? [] : [{ kind: 'delivery', amount: minorUnits(dearest) }]
}

function sum(lines: readonly QuoteLine[]): MinorUnits {
  return minorUnits(lines.reduce((total, line) => total + line.amount, 0))
}
