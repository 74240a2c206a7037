import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asId, type ProductId } from '../ids.ts'
import { minorUnits } from '../units.ts'
import type { AttributeGroup, ProductPrice } from './product.ts'
import { type Cart, type QuoteItem, quote } from './quote.ts'

const named = (text: string) => ({ 'zh-Hans': text, en: text, 'zh-Hant': text })
const ALBUM = asId<ProductId>('album')

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

function price(base: number, extraPage: number, pagesIncluded: number, delivery: number): ProductPrice {
  return {
    base: minorUnits(base),
    extraPage: minorUnits(extraPage),
    pagesIncluded,
    delivery: minorUnits(delivery),
  }
}

const BOOK: QuoteItem = {
  product: { id: ALBUM, price: price(12_800, 300, 24, 1_000), attributes: [group('paper', [0, 1_550])] },
  pageCount: 30,
  attributes: ['paper1'],
  quantity: 2,
}

describe('readings 29: a price explains itself line by line', () => {
  test('base, attributes, extra pages, quantity, member rate, coupon, delivery, in this order', () => {
    const coupon = { discount: { kind: 'rate', pays: 8_500 }, productIds: [ALBUM] } as const
    expect(quote({ items: [BOOK], memberRate: 9_000, coupon, pickup: false })).toEqual({
      kind: 'quoted',
      lines: [
        { kind: 'base', item: 0, amount: 12_800 },
        { kind: 'attributes', item: 0, amount: 1_550 },
        { kind: 'extra-pages', item: 0, count: 6, each: 300, amount: 1_800 },
        { kind: 'quantity', item: 0, count: 2, each: 16_150, amount: 16_150 },
        { kind: 'member', item: 0, amount: -3_230 },
        { kind: 'coupon', amount: -4_360 },
        { kind: 'delivery', amount: 1_000 },
      ],
      total: 25_710,
    })
  })

  test('lines that say nothing are left out', () => {
    const plain = { ...BOOK, pageCount: 24, attributes: ['paper0'], quantity: 1 }
    expect(quote({ items: [plain], memberRate: 10_000, pickup: true })).toEqual({
      kind: 'quoted',
      lines: [{ kind: 'base', item: 0, amount: 12_800 }],
      total: 12_800,
    })
  })

  test('half a minor unit is rounded up, once', () => {
    const item = { ...BOOK, product: { ...BOOK.product, price: price(5, 0, 0, 0), attributes: [] }, attributes: [] }
    expect(quote({ items: [{ ...item, quantity: 1 }], memberRate: 9_000, pickup: true })).toEqual({
      kind: 'quoted',
      // 4.5 -> 5: no discount is left to show.
      lines: [{ kind: 'base', item: 0, amount: 5 }],
      total: 5,
    })
  })

  test('an amount coupon never makes the price negative and never pays the delivery', () => {
    const coupon = { discount: { kind: 'amount', off: minorUnits(99_999) }, productIds: [ALBUM] } as const
    const item = { ...BOOK, pageCount: 0, attributes: ['paper0'], quantity: 1 }
    expect(quote({ items: [item], memberRate: 10_000, coupon, pickup: false })).toEqual({
      kind: 'quoted',
      lines: [
        { kind: 'base', item: 0, amount: 12_800 },
        { kind: 'coupon', amount: -12_800 },
        { kind: 'delivery', amount: 1_000 },
      ],
      total: 1_000,
    })
  })
})

describe('what cannot be priced is refused, with the place of the item', () => {
  test.each([
    ['no option of a group', { attributes: [] }, 'attribute-missing'],
    ['two options of one group', { attributes: ['paper0', 'paper1'] }, 'attribute-missing'],
    ['an option of another product', { attributes: ['paper0', 'ribbon1'] }, 'attribute-unknown'],
    ['no copy', { quantity: 0 }, 'quantity-not-possible'],
    ['half a copy', { quantity: 1.5 }, 'quantity-not-possible'],
    ['more copies than one order takes', { quantity: 1_000 }, 'quantity-not-possible'],
  ])('%s', (_, change, reason) => {
    const cart = { items: [BOOK, { ...BOOK, ...change }], memberRate: 10_000, pickup: false }
    expect(quote(cart)).toEqual({ kind: 'refused', reason, item: 1 })
  })
})

describe('an independent oracle', () => {
  test('10,000 random carts cost what exact fractions say', () => {
    let seen = 0
    fc.assert(
      fc.property(carts(), (cart) => {
        seen += 1
        const verdict = quote(cart)
        expect(verdict.kind === 'quoted' ? BigInt(verdict.total) : verdict).toEqual(oracle(cart))
      }),
      { numRuns: 10_000 },
    )
    expect(seen).toBe(10_000)
  })

  test('the lines add up to the total, and nothing is below 0', () => {
    fc.assert(
      fc.property(carts(), (cart) => {
        const verdict = quote(cart)
        if (verdict.kind === 'refused') {
          throw new Error(verdict.reason)
        }
        expect(verdict.lines.reduce((total, line) => total + line.amount, 0)).toBe(verdict.total)
        expect(verdict.total).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1_000 },
    )
  })
})

/** Random carts, prices up to ten million and options that lower the price included. */
function carts(): fc.Arbitrary<Cart> {
  const money = fc.integer({ min: 0, max: 1_000_000_000 })
  const item = fc
    .record({
      id: fc.constantFrom('a', 'b', 'c'),
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
          price: price(it.base, it.extraPage, it.pagesIncluded, it.delivery),
          attributes,
        },
        pageCount: it.pageCount,
        attributes: attributes.map((one) => one.options[it.choice % one.options.length]?.id ?? ''),
        quantity: it.quantity,
      }
    })
  const discount = fc.oneof(
    fc.record({ kind: fc.constant('rate' as const), pays: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ kind: fc.constant('amount' as const), off: money.map(minorUnits) }),
  )
  return fc.record(
    {
      items: fc.array(item, { minLength: 1, maxLength: 5 }),
      memberRate: fc.integer({ min: 0, max: 10_000 }),
      coupon: fc.record({
        discount,
        productIds: fc.subarray(['a', 'b', 'c']).map((ids) => ids.map((id) => asId<ProductId>(id))),
      }),
      pickup: fc.boolean(),
    },
    { requiredKeys: ['items', 'memberRate', 'pickup'] },
  ) as fc.Arbitrary<Cart>
}

/** The same rule written anew in exact fractions, sharing no code with what it checks. */
function oracle(cart: Cart): bigint {
  const roundHalfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)
  const atLeastNothing = (amount: bigint) => (amount < 0n ? 0n : amount)
  let products = 0n
  let eligible = 0n
  let delivery = 0n
  for (const { product, attributes, pageCount, quantity } of cart.items) {
    let unit = BigInt(product.price.base)
    for (const one of product.attributes) {
      for (const option of one.options) {
        unit += attributes.includes(option.id) ? BigInt(option.extraPrice) : 0n
      }
    }
    unit = atLeastNothing(unit)
    const extra = BigInt(pageCount - product.price.pagesIncluded)
    unit += atLeastNothing(extra) * BigInt(product.price.extraPage)
    const paid = roundHalfUp(unit * BigInt(quantity) * BigInt(cart.memberRate), 10_000n)
    products += paid
    eligible += cart.coupon?.productIds.includes(product.id) ? paid : 0n
    delivery = BigInt(product.price.delivery) > delivery ? BigInt(product.price.delivery) : delivery
  }
  if (cart.coupon) {
    const { discount } = cart.coupon
    const left =
      discount.kind === 'rate'
        ? roundHalfUp(eligible * BigInt(discount.pays), 10_000n)
        : atLeastNothing(eligible - BigInt(discount.off))
    products += left - eligible
  }
  return products + (cart.pickup ? 0n : delivery)
}
