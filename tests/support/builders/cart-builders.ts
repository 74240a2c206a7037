import fc from 'fast-check'
import { asId, type ProductId } from '../../../domain/ids.ts'
import type { AttributeGroup, ProductPrice } from '../../../domain/product/product.ts'
import type { QuoteCart, QuoteItem, QuotePart } from '../../../domain/product/quote.ts'
import { minorUnits } from '../../../domain/units.ts'

const named = (text: string) => ({ 'zh-Hans': text, en: text, 'zh-Hant': text })

export const ALBUM = asId<ProductId>('album')

/** An attribute group with one option for every price. */
function group(id: string, prices: readonly number[]): AttributeGroup {
  return {
    id,
    name: named(id),
    options: prices.map((price, place) => ({
      id: `${id}${place}`,
      name: named(`${id}${place}`),
      extraPrice: minorUnits(price),
    })),
  }
}

export function priceOf(base: number, extraPage: number, pagesIncluded: number, delivery: number): ProductPrice {
  return {
    base: minorUnits(base),
    extraPage: minorUnits(extraPage),
    pagesIncluded,
    delivery: minorUnits(delivery),
  }
}

/** Two books of 30 pages on the better paper. */
export const BOOK_ITEM: QuoteItem = {
  product: { id: ALBUM, price: priceOf(12_800, 300, 24, 1_000), attributes: [group('paper', [0, 1_550])] },
  pageCount: 30,
  attributes: ['paper1'],
  quantity: 2,
}

/** A box that holds one book and two frames; what they cost alone does not count. */
export const PACKAGE_ITEM: QuoteItem = {
  product: {
    id: asId<ProductId>('box'),
    price: priceOf(20_000, 0, 0, 1_200),
    attributes: [group('ribbon', [0, 500])],
    parts: [
      { id: 'book', pid: ALBUM, quantity: 1 },
      { id: 'frames', pid: asId<ProductId>('frame'), quantity: 2 },
    ],
  },
  pageCount: 0,
  attributes: ['ribbon1'],
  quantity: 1,
  parts: [
    { ...BOOK_ITEM, id: 'book', quantity: 1 },
    {
      id: 'frames',
      product: {
        id: asId<ProductId>('frame'),
        price: priceOf(9_900, 0, 0, 2_000),
        attributes: [group('wood', [0, 800])],
      },
      pageCount: 0,
      attributes: ['wood1'],
      quantity: 2,
    },
  ],
}

const money = fc.integer({ min: 0, max: 1_000_000_000 })
const IDS = ['a', 'b', 'c', 'd'] as const

const lineItem = fc
  .record({
    id: fc.constantFrom(...IDS),
    base: money,
    extraPage: fc.integer({ min: 0, max: 100_000 }),
    pagesIncluded: fc.integer({ min: 0, max: 60 }),
    delivery: fc.integer({ min: 0, max: 50_000 }),
    groups: fc.array(fc.array(fc.integer({ min: -50_000, max: 50_000 }), { minLength: 1, maxLength: 4 }), {
      maxLength: 3,
    }),
    pageCount: fc.integer({ min: 0, max: 200 }),
    quantity: fc.integer({ min: 1, max: 999 }),
    choice: fc.nat(1_000),
  })
  .map((it): QuoteItem => {
    const attributes = it.groups.map((prices, place) => group(`g${place}-`, prices))
    return {
      product: {
        id: asId<ProductId>(it.id),
        price: priceOf(it.base, it.extraPage, it.pagesIncluded, it.delivery),
        attributes,
      },
      pageCount: it.pageCount,
      attributes: attributes.map((one) => one.options[it.choice % one.options.length]?.id ?? ''),
      quantity: it.quantity,
    }
  })

/** A thing that is a package of others, given in another order than the package names them. */
const packageOf = fc
  .tuple(lineItem, fc.array(fc.tuple(lineItem, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 4 }))
  .map(([item, held]): QuoteItem => {
    const parts = held.map(([part, quantity], n): QuotePart => ({ ...part, id: `part${n}`, quantity }))
    return {
      ...item,
      product: {
        ...item.product,
        parts: parts.map(({ id, product, quantity }) => ({ id, pid: product.id, quantity })),
      },
      parts: parts.toReversed(),
    }
  })

/** Random carts: prices up to ten million, options that lower the price, packages, coupons, every kind of delivery. */
export function randomCarts(): fc.Arbitrary<QuoteCart> {
  const discount = fc.oneof(
    fc.record({ kind: fc.constant('rate' as const), pays: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ kind: fc.constant('amount' as const), off: money.map(minorUnits) }),
  )
  const coupon = fc.record({
    discount,
    // None named: the coupon counts for every product.
    productIds: fc.subarray([...IDS]).map((ids) => ids.map((id) => asId<ProductId>(id))),
  })
  return fc.record(
    {
      items: fc.array(fc.oneof(lineItem, packageOf), { minLength: 1, maxLength: 5 }),
      memberRate: fc.integer({ min: 0, max: 10_000 }),
      coupon,
      pickup: fc.boolean(),
      joinsParcel: fc.boolean(),
    },
    { requiredKeys: ['items', 'memberRate', 'pickup'] },
  ) as fc.Arbitrary<QuoteCart>
}

/** What a cart costs, reckoned anew in exact fractions: the rule written a second time, sharing no code with the first. */
export function reckoned(cart: QuoteCart): bigint {
  const roundHalfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)
  const atLeastNothing = (amount: bigint) => (amount < 0n ? 0n : amount)
  const optionsOf = (of: Pick<QuoteItem, 'product' | 'attributes'>) => {
    let all = 0n
    for (const one of of.product.attributes) {
      for (const option of one.options) {
        all += of.attributes.includes(option.id) ? BigInt(option.extraPrice) : 0n
      }
    }
    return all
  }
  const pagesOf = ({ product, pageCount }: Pick<QuoteItem, 'product' | 'pageCount'>) =>
    atLeastNothing(BigInt(pageCount) - BigInt(product.price.pagesIncluded)) * BigInt(product.price.extraPage)
  let products = 0n
  let eligible = 0n
  let delivery = 0n
  for (const item of cart.items) {
    let options = optionsOf(item)
    let pages = pagesOf(item)
    for (const part of item.parts ?? []) {
      for (let piece = 0; piece < part.quantity; piece += 1) {
        options += optionsOf(part)
        pages += pagesOf(part)
      }
    }
    const unit = atLeastNothing(BigInt(item.product.price.base) + options) + pages
    const paid = roundHalfUp(unit * BigInt(item.quantity) * BigInt(cart.memberRate), 10_000n)
    products += paid
    const isNamed = cart.coupon?.productIds.length === 0 || cart.coupon?.productIds.includes(item.product.id)
    eligible += isNamed ? paid : 0n
    const parcel = BigInt(item.product.price.delivery)
    delivery = parcel > delivery ? parcel : delivery
  }
  if (cart.coupon) {
    const { discount } = cart.coupon
    const left =
      discount.kind === 'rate'
        ? roundHalfUp(eligible * BigInt(discount.pays), 10_000n)
        : atLeastNothing(eligible - BigInt(discount.off))
    products += left - eligible
  }
  return products + (cart.pickup || cart.joinsParcel ? 0n : delivery)
}
