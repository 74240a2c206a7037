import type { ProductId } from '../ids.ts'
import { type MinorUnits, minorUnits } from '../units.ts'
import { type BasisPoints, type Discount, discounted, type QuoteLine } from './price.ts'
import type { Product } from './product.ts'

/** A thing with what it adds to a price: its chosen options and its pages. */
interface QuotedItem {
  readonly product: Pick<Product, 'id' | 'price' | 'attributes'>
  /** Inner pages of the design that are printed, copies of prints counted (`printedSheets`); 0 where the product has none. */
  readonly pageCount: number
  /** Chosen options, exactly one of every attribute group. */
  readonly attributes: readonly string[]
  readonly quantity: number
}

/** One thing of a package; `quantity` is how many of it one package holds. Its own base price does not count. */
export interface QuotePart extends QuotedItem {
  /** `combinepId`: which part of the package it is. */
  readonly id: string
}

/** One thing to buy. */
export interface QuoteItem extends QuotedItem {
  readonly product: QuotedItem['product'] & Pick<Product, 'parts'>
  /** The things of a package (type 3): each part of the package once, in any order. */
  readonly parts?: readonly QuotePart[]
}

export interface QuoteCart {
  readonly items: readonly QuoteItem[]
  /** What the shopper's member level pays; 10,000 without a level (B§9). */
  readonly memberRate: BasisPoints
  /** One coupon for the whole order, taken off the products that it names; none named: off all of them. */
  readonly coupon?: { readonly discount: Discount; readonly productIds: readonly ProductId[] }
  /** The shopper fetches the order: nothing to deliver. */
  readonly pickup: boolean
  /** It travels with an order whose delivery is paid (modes 3 and 6): no second delivery. */
  readonly joinsParcel?: boolean
  /** What a parcel costs where it goes, whatever is in it; absent: the dearest delivery of its things. */
  readonly parcelPrice?: MinorUnits | undefined
}

/** At most so many copies of one thing in one order. */
export const QUANTITY_MAX = 999

export type QuoteRefusal = 'attribute-missing' | 'attribute-unknown' | 'quantity-not-possible' | 'package-incomplete'

export type QuoteVerdict =
  | { readonly kind: 'quoted'; readonly lines: readonly QuoteLine[]; readonly total: MinorUnits }
  | { readonly kind: 'refused'; readonly reason: QuoteRefusal; readonly item: number }

/**
 * The price of a cart, line by line: (base + attributes + extra pages) x quantity, member rate, one coupon, delivery.
 *
 * A package has one base price; options and extra pages of its things are added. Whole minor units, each line rounded
 * half up once, no running total below 0; the lines add up to `total`. Several things travel in one parcel: the
 * dearest delivery counts. Source: readings 29 and section 4.9.
 */
export function quote(cart: QuoteCart): QuoteVerdict {
  for (const [item, wanted] of cart.items.entries()) {
    const reason = refusalOf(wanted)
    if (reason) {
      return { kind: 'refused', reason, item }
    }
  }
  const lines = [...pricedItems(cart).flatMap((item) => item.lines), ...couponLine(cart), ...deliveryLine(cart)]
  return { kind: 'quoted', lines, total: sum(lines) }
}

/** What a coupon for `productIds` (none: for all) counts from: the price of its products after the member rate. */
export function eligibleAmount(cart: QuoteCart, productIds: readonly ProductId[]): MinorUnits {
  const amounts = pricedItems(cart)
    .filter(({ productId }) => productIds.length === 0 || productIds.includes(productId))
    .map(({ total }) => total)
  return minorUnits(amounts.reduce((all, amount) => all + amount, 0))
}

function refusalOf(item: QuoteItem): QuoteRefusal | undefined {
  const parts = item.parts ?? []
  if (!isWhole(item.product, parts)) {
    return 'package-incomplete'
  }
  const refusals = [item, ...parts].map(refusalOfItem)
  return refusals.find((reason) => reason !== undefined)
}

/** Whether a package is given as what it holds: each of its parts once, of its product and in its number. */
function isWhole({ parts: held = [] }: QuoteItem['product'], parts: readonly QuotePart[]): boolean {
  return (
    parts.length === held.length &&
    held.every((part) =>
      parts.some(
        ({ id, product, quantity }) => id === part.id && product.id === part.pid && quantity === part.quantity,
      ),
    )
  )
}

function refusalOfItem({ product, attributes: chosen, quantity }: QuotedItem): QuoteRefusal | undefined {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > QUANTITY_MAX) {
    return 'quantity-not-possible'
  }
  const known = new Set(product.attributes.flatMap((group) => group.options.map((option) => option.id)))
  if (chosen.some((id) => !known.has(id))) {
    return 'attribute-unknown'
  }
  const complete = product.attributes.every(
    (group) => group.options.filter((option) => chosen.includes(option.id)).length === 1,
  )
  return complete ? undefined : 'attribute-missing'
}

interface PricedItem {
  readonly productId: ProductId
  readonly lines: readonly QuoteLine[]
  /** After the member rate, before the coupon. */
  readonly total: MinorUnits
}

const pricedItems = ({ items, memberRate }: QuoteCart) =>
  items.map((item, index) => pricedItem(item, index, memberRate))

function pricedItem(item: QuoteItem, index: number, memberRate: BasisPoints): PricedItem {
  const { base } = item.product.price
  const parts = item.parts ?? []
  const lines: QuoteLine[] = [{ kind: 'base', item: index, amount: base }]
  const chosen = parts.reduce((all, part) => all + optionsOf(part) * part.quantity, optionsOf(item))
  // An option may lower the price, yet never below nothing.
  const attributes = Math.max(-base, chosen)
  if (attributes !== 0) {
    lines.push({ kind: 'attributes', item: index, amount: minorUnits(attributes) })
  }
  lines.push(...pageLines(item, 1, { item: index }))
  lines.push(...parts.flatMap((part, n) => pageLines(part, part.quantity, { item: index, part: n })))
  const each = sum(lines)
  if (item.quantity > 1) {
    const more = minorUnits(each * (item.quantity - 1))
    lines.push({ kind: 'quantity', item: index, count: item.quantity, each, amount: more })
  }
  const full = sum(lines)
  const total = discounted(full, { kind: 'rate', pays: memberRate })
  if (total !== full) {
    lines.push({ kind: 'member', item: index, amount: minorUnits(total - full) })
  }
  return { productId: item.product.id, lines, total }
}

/** What the chosen options of one piece add. */
function optionsOf({ product, attributes }: QuotedItem): number {
  return product.attributes
    .flatMap((group) => group.options)
    .filter((option) => attributes.includes(option.id))
    .reduce((total, option) => total + option.extraPrice, 0)
}

/** Pages beyond the ones that the base price includes, in `times` pieces. */
function pageLines(
  { product: { price }, pageCount }: QuotedItem,
  times: number,
  where: Pick<QuoteLine, 'item' | 'part'>,
): QuoteLine[] {
  const count = Math.max(0, pageCount - price.pagesIncluded) * times
  const each = price.extraPage
  return count > 0 && each > 0 ? [{ kind: 'extra-pages', ...where, count, each, amount: minorUnits(count * each) }] : []
}

function couponLine(cart: QuoteCart): QuoteLine[] {
  const { coupon } = cart
  if (!coupon) {
    return []
  }
  const eligible = eligibleAmount(cart, coupon.productIds)
  const off = minorUnits(discounted(eligible, coupon.discount) - eligible)
  return off === 0 ? [] : [{ kind: 'coupon', amount: off }]
}

function deliveryLine(cart: QuoteCart): QuoteLine[] {
  const dearest = Math.max(0, ...cart.items.map((item) => item.product.price.delivery))
  const amount = cart.parcelPrice ?? minorUnits(dearest)
  return cart.pickup || cart.joinsParcel || amount === 0 ? [] : [{ kind: 'delivery', amount }]
}

function sum(lines: readonly QuoteLine[]): MinorUnits {
  return minorUnits(lines.reduce((total, line) => total + line.amount, 0))
}
