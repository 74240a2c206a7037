import { expect, test } from 'vitest'
import { demoCoupons } from '../demo/demo-coupons.ts'
import { DEMO_PRODUCTS } from '../demo/demo-products.ts'
import { asId, type ProductId } from '../ids.ts'
import { minorUnits } from '../units.ts'
import type { Coupon, IssuedCoupon } from './coupon.ts'
import { couponFaultMessage, couponFaults } from './coupon-faults.ts'

const PIDS = DEMO_PRODUCTS.map(({ id }) => id)
const [first] = demoCoupons(0) as readonly [IssuedCoupon, ...IssuedCoupon[]]
const rules = (change: Partial<Coupon>) =>
  couponFaults({ ...first.coupon, ...change }, PIDS).map(({ field, rule }) => `${field} ${rule}`)

test('the coupons of the demo shop are as they should be', () => {
  expect(demoCoupons(0).flatMap(({ coupon }) => couponFaults(coupon, PIDS))).toEqual([])
})

test('A§9: a coupon has a name, a code that can be typed, an end behind its begin, and takes something off', () => {
  expect([
    rules({ name: { ...first.coupon.name, en: '' } }),
    rules({ name: { 'zh-Hans': '', 'zh-Hant': ' ', en: '' }, code: 'summer 20' }),
    rules({ expireTime: first.coupon.startTime, discount: { kind: 'amount', off: minorUnits(0) } }),
    rules({ discount: { kind: 'rate', pays: 10_000 }, productIds: [asId<ProductId>('gone')] }),
  ]).toEqual([
    [],
    ['name text-missing', 'code code-unfit'],
    ['discount nothing-off', 'end ends-before'],
    ['discount nothing-off', 'productIds product-unknown'],
  ])
  expect(couponFaultMessage({ field: 'end', rule: 'ends-before' }, 'en')).toBe('it ends before it begins')
})
