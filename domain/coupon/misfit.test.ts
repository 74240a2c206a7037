import { expect, test } from 'vitest'
import { asId, type ProductId } from '../ids.ts'
import { minorUnits } from '../units.ts'
import { misfitOf, savingOn } from './misfit.ts'

const [BOOK, BOX] = [asId<ProductId>('book'), asId<ProductId>('box')]
const things = {
  pids: [BOOK, BOX],
  lines: [
    { kind: 'base' as const, item: 0, amount: minorUnits(7800) },
    { kind: 'member' as const, item: 0, amount: minorUnits(-780) },
    { kind: 'base' as const, item: 1, amount: minorUnits(5000) },
    { kind: 'coupon' as const, amount: minorUnits(-2000) },
    { kind: 'delivery' as const, amount: minorUnits(1200) },
  ],
}

test.each([
  ['no minimum, every product', 0, [], undefined],
  ['reached by all of it', 12_020, [], undefined],
  ['delivery and other coupons do not count', 14_220, [], { reason: 'below-minimum', short: 2200 }],
  ['of its own products alone', 10_000, [{ id: 'box' }], { reason: 'below-minimum', short: 5000 }],
  ['for none of them', 0, [{ id: 'card' }], { reason: 'product-not-listed', short: 0 }],
] as const)('a coupon beside a price: %s', (_, minimum, products, misfit) => {
  expect(misfitOf({ minimum: minorUnits(minimum), products }, things)).toEqual(misfit)
})

test.each([
  ['an amount', { kind: 'amount', off: 2000 }, [], 2000],
  ['no more than what it is for', { kind: 'amount', off: 8000 }, [{ id: 'box' }], 5000],
  ['a share of its own products', { kind: 'rate', pays: 8500 }, [{ id: 'book' }], 1053],
] as const)('a coupon beside a price takes off %s', (_, discount, products, saved) => {
  const off = discount.kind === 'rate' ? discount : { ...discount, off: minorUnits(discount.off) }
  expect(savingOn({ discount: off, products }, things)).toBe(saved)
})
