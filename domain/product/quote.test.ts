import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ALBUM,
  BOOK_ITEM,
  PACKAGE_ITEM,
  priceOf,
  randomCarts,
  reckoned,
} from '../../tests/support/builders/cart-builders.ts'
import { asId, type ProductId } from '../ids.ts'
import { minorUnits } from '../units.ts'
import { eligibleAmount, quote } from './quote.ts'

describe('readings 29: a price explains itself line by line', () => {
  test('base, attributes, extra pages, quantity, member rate, coupon, delivery, in this order', () => {
    const coupon = { discount: { kind: 'rate', pays: 8_500 }, productIds: [ALBUM] } as const
    expect(quote({ items: [BOOK_ITEM], memberRate: 9_000, coupon, pickup: false })).toEqual({
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
    const plain = { ...BOOK_ITEM, pageCount: 24, attributes: ['paper0'], quantity: 1 }
    expect(quote({ items: [plain], memberRate: 10_000, pickup: true })).toEqual({
      kind: 'quoted',
      lines: [{ kind: 'base', item: 0, amount: 12_800 }],
      total: 12_800,
    })
  })

  test('half a minor unit is rounded up, once', () => {
    const item = {
      ...BOOK_ITEM,
      product: { ...BOOK_ITEM.product, price: priceOf(5, 0, 0, 0), attributes: [] },
      attributes: [],
    }
    expect(quote({ items: [{ ...item, quantity: 1 }], memberRate: 9_000, pickup: true })).toEqual({
      kind: 'quoted',
      // 4.5 -> 5: no discount is left to show.
      lines: [{ kind: 'base', item: 0, amount: 5 }],
      total: 5,
    })
  })

  test('an amount coupon never makes the price negative and never pays the delivery', () => {
    const coupon = { discount: { kind: 'amount', off: minorUnits(99_999) }, productIds: [ALBUM] } as const
    const item = { ...BOOK_ITEM, pageCount: 0, attributes: ['paper0'], quantity: 1 }
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
    const cart = { items: [BOOK_ITEM, { ...BOOK_ITEM, ...change }], memberRate: 10_000, pickup: false }
    expect(quote(cart)).toEqual({ kind: 'refused', reason, item: 1 })
  })
})

describe('readings 29: a package is one price', () => {
  test('its base once, options and extra pages of its things added, its own delivery', () => {
    expect(quote({ items: [PACKAGE_ITEM], memberRate: 9_000, pickup: false })).toEqual({
      kind: 'quoted',
      lines: [
        { kind: 'base', item: 0, amount: 20_000 },
        // Ribbon 500, paper 1,550, two frames of better wood 1,600.
        { kind: 'attributes', item: 0, amount: 3_650 },
        { kind: 'extra-pages', item: 0, part: 0, count: 6, each: 300, amount: 1_800 },
        { kind: 'member', item: 0, amount: -2_545 },
        { kind: 'delivery', amount: 1_200 },
      ],
      total: 24_105,
    })
  })

  test.each([
    ['without one of its things', { parts: PACKAGE_ITEM.parts?.slice(1) ?? [] }],
    ['with one thing twice', { parts: PACKAGE_ITEM.parts?.map((part) => ({ ...part, id: 'book' })) ?? [] }],
    ['with more of a thing', { parts: PACKAGE_ITEM.parts?.map((part) => ({ ...part, quantity: 3 })) ?? [] }],
    [
      'with another product',
      { parts: PACKAGE_ITEM.parts?.map((part) => ({ ...part, product: BOOK_ITEM.product })) ?? [] },
    ],
  ])('a package %s is refused', (_, change) => {
    expect(quote({ items: [{ ...PACKAGE_ITEM, ...change }], memberRate: 10_000, pickup: true })).toEqual({
      kind: 'refused',
      reason: 'package-incomplete',
      item: 0,
    })
  })

  test('a thing that is no package takes no parts', () => {
    const item = { ...BOOK_ITEM, parts: PACKAGE_ITEM.parts ?? [] }
    expect(quote({ items: [item], memberRate: 10_000, pickup: true })).toEqual({
      kind: 'refused',
      reason: 'package-incomplete',
      item: 0,
    })
  })

  test('options of its things are checked like its own', () => {
    const parts = PACKAGE_ITEM.parts?.map((part) => ({ ...part, attributes: [] })) ?? []
    expect(quote({ items: [{ ...PACKAGE_ITEM, parts }], memberRate: 10_000, pickup: true })).toEqual({
      kind: 'refused',
      reason: 'attribute-missing',
      item: 0,
    })
  })
})

test('several things travel in one parcel: the dearest delivery counts, once', () => {
  const verdict = quote({ items: [BOOK_ITEM, PACKAGE_ITEM], memberRate: 10_000, pickup: false })
  const delivery = verdict.kind === 'quoted' ? verdict.lines.filter((line) => line.kind === 'delivery') : verdict
  expect(delivery).toEqual([{ kind: 'delivery', amount: 1_200 }])
})

test('a parcel has the price of its country, whatever is in it, also where that is nothing', () => {
  const delivery = (cart: Partial<Parameters<typeof quote>[0]>) => {
    const verdict = quote({ items: [BOOK_ITEM, PACKAGE_ITEM], memberRate: 10_000, pickup: false, ...cart })
    return verdict.kind === 'quoted' ? verdict.lines.filter((line) => line.kind === 'delivery') : verdict
  }
  expect([
    delivery({ parcelPrice: minorUnits(6_000) }),
    delivery({ parcelPrice: minorUnits(0) }),
    delivery({ parcelPrice: minorUnits(6_000), pickup: true }),
    delivery({ parcelPrice: minorUnits(6_000), joinsParcel: true }),
  ]).toEqual([[{ kind: 'delivery', amount: 6_000 }], [], [], []])
})

test('B§4 shop mode 3: an added purchase travels with its order, without a second delivery', () => {
  const cart = { items: [BOOK_ITEM], memberRate: 10_000, pickup: false, joinsParcel: true }
  expect(quote(cart)).toEqual(quote({ items: [BOOK_ITEM], memberRate: 10_000, pickup: true }))
})

test('what a coupon counts from: the products that it names, after the member rate; all when it names none', () => {
  const cart = { items: [BOOK_ITEM, PACKAGE_ITEM], memberRate: 9_000, pickup: false }
  expect([
    eligibleAmount(cart, [ALBUM]),
    eligibleAmount(cart, []),
    eligibleAmount(cart, [asId<ProductId>('mug')]),
  ]).toEqual([29_070, 29_070 + 22_905, 0])
})

describe('an independent oracle', () => {
  test('10,000 random carts cost what exact fractions say, packages and coupons included', () => {
    const seen = { carts: 0, packages: 0, coupons: 0 }
    const report = fc.check(
      fc.property(randomCarts(), (cart) => {
        seen.carts += 1
        seen.packages += cart.items.some((item) => item.parts) ? 1 : 0
        seen.coupons += cart.coupon ? 1 : 0
        const verdict = quote(cart)
        expect(verdict.kind === 'quoted' ? BigInt(verdict.total) : verdict).toEqual(reckoned(cart))
      }),
      { numRuns: 10_000 },
    )
    console.info(`price oracle: ${seen.carts} carts, seed ${report.seed}`)
    expect(fc.defaultReportMessage(report)).toBe(undefined)
    expect(seen.carts).toBe(10_000)
    expect([seen.packages > 3_000, seen.coupons > 3_000]).toEqual([true, true])
  })

  test('the lines add up to the total, and nothing is below 0', () => {
    fc.assert(
      fc.property(randomCarts(), (cart) => {
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
