import { describe, expect, test } from 'vitest'
import { ALBUM, BOOK_ITEM, PACKAGE_ITEM } from '../../tests/support/builders/cart-builders.ts'
import { aCoupon, held } from '../../tests/support/builders/coupon-builders.ts'
import { asId, type ProductId } from '../ids.ts'
import { type QuoteCart, quote } from '../product/quote.ts'
import { minorUnits } from '../units.ts'
import { decideCoupon } from './decide-coupon.ts'
import { bestCoupon, savingOf, whyNot } from './why-not.ts'

/** 1 June 2026. */
const NOW = 1_780_272_000_000
const DAY = 86_400_000
/** 29,070 after the member rate, delivered for 1,000. */
const CART: QuoteCart = { items: [BOOK_ITEM], memberRate: 9_000, pickup: false }
const MUG = asId<ProductId>('mug')

describe('why a coupon does not apply', () => {
  test.each([
    ['it does', {}, {}, undefined],
    ['it is used', {}, { used: true }, 'used'],
    ['the merchant took it back', { status: 'off' as const }, {}, 'withdrawn'],
    ['it begins later', { startTime: NOW + 1 }, {}, 'not-yet'],
    ['it begins now', { startTime: NOW }, {}, undefined],
    ['it ends now', { expireTime: NOW }, {}, 'expired'],
    ['it ends in a moment', { expireTime: NOW + 1 }, {}, undefined],
    ['others were faster', {}, { usedUp: true }, 'used-up'],
    ['it is for something else', { productIds: [MUG] }, {}, 'product-not-listed'],
    ['it is for this among others', { productIds: [MUG, ALBUM] }, {}, undefined],
    ['a fen is missing', { minimum: minorUnits(29_071) }, {}, 'below-minimum'],
    ['the minimum is just reached', { minimum: minorUnits(29_070) }, {}, undefined],
    ['it takes nothing off', { discount: { kind: 'rate' as const, pays: 10_000 } }, {}, 'nothing-off'],
  ])('%s', (_, change, state, reason) => {
    expect(whyNot(held('c', change, state), CART, NOW)).toBe(reason)
  })

  test('the minimum counts its own products only', () => {
    const both: QuoteCart = { ...CART, items: [BOOK_ITEM, PACKAGE_ITEM] }
    const coupon = { productIds: [ALBUM], minimum: minorUnits(29_071) }
    expect(whyNot(held('c', coupon), both, NOW)).toBe('below-minimum')
    expect(whyNot(held('c', { ...coupon, productIds: [] }), both, NOW)).toBe(undefined)
  })
})

describe('B§9 coupon types: amount or rate [B§9.coupon-types]', () => {
  test.each([
    ['20 yuan off', { kind: 'amount' as const, off: minorUnits(2_000) }, 2_000],
    ['more off than the things cost: never the delivery', { kind: 'amount' as const, off: minorUnits(99_999) }, 29_070],
    ['8.5 zhe: 15 % off, half a fen up', { kind: 'rate' as const, pays: 8_500 }, 4_360],
  ])('%s', (_, discount, off) => {
    const coupon = aCoupon('c', { discount })
    expect(savingOf(coupon, CART)).toBe(off)
    const verdict = quote({ ...CART, coupon })
    expect(verdict.kind === 'quoted' && verdict.total).toBe(29_070 - off + 1_000)
  })

  test('readings traps: coupon 8.5 with member 0.9', () => {
    const verdict = quote({ ...CART, coupon: aCoupon('c', { discount: { kind: 'rate', pays: 8_500 } }) })
    expect(verdict.kind === 'quoted' ? verdict.lines.slice(-3) : verdict).toEqual([
      { kind: 'member', item: 0, amount: -3_230 },
      { kind: 'coupon', amount: -4_360 },
      { kind: 'delivery', amount: 1_000 },
    ])
  })
})

describe('the best coupon', () => {
  const five = held('five', { discount: { kind: 'amount', off: minorUnits(500) } })
  const tenth = held('tenth', { discount: { kind: 'rate', pays: 9_000 } })
  const gone = held('gone', { discount: { kind: 'amount', off: minorUnits(9_000) }, expireTime: NOW })

  test('saves most of those that apply', () => {
    expect(bestCoupon([five, tenth, gone], CART, NOW)).toBe(tenth)
  })

  test('is the one that ends first, of two that save the same', () => {
    const soon = held('soon', { discount: five.coupon.discount, expireTime: NOW + DAY })
    expect(bestCoupon([five, soon], CART, NOW)).toBe(soon)
  })

  test('is none where none applies', () => {
    expect(bestCoupon([gone], CART, NOW)).toBe(undefined)
  })
})

describe('B§5 coupon: must be entered or explicitly not used', () => {
  const good = held('good', { code: 'SPRING' })
  const late = held('late', { code: 'WINTER', expireTime: NOW })

  test.each([
    ['nothing said, one applies', undefined, [late, good], { kind: 'undecided', best: good }],
    ['nothing said, none applies', undefined, [late], { kind: 'none' }],
    ['explicitly not used', 'none' as const, [good], { kind: 'none' }],
    ['entered by its id', { named: 'good' }, [good], { kind: 'applies', coupon: good }],
    ['A§3 entered by its code', { named: 'SPRING' }, [good], { kind: 'applies', coupon: good }],
    ['entered, but too late', { named: 'late' }, [good, late], { kind: 'not-possible', reason: 'expired' }],
    ['entered, but not his', { named: 'other' }, [good], { kind: 'not-possible' }],
  ])('%s', (_, choice, coupons, decision) => {
    expect(decideCoupon(choice, coupons, CART, NOW)).toEqual(decision)
  })

  test('of two of one code, the one that is not used yet', () => {
    const used = held('used', { code: 'SPRING' }, { used: true })
    expect(decideCoupon({ named: 'SPRING' }, [used, good], CART, NOW)).toEqual({ kind: 'applies', coupon: good })
  })
})
