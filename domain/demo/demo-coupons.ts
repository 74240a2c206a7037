import type { Coupon, IssuedCoupon } from '../coupon/coupon.ts'
import { asId, type CouponId, type ProductId } from '../ids.ts'
import type { Localised } from '../language.ts'
import type { Discount } from '../product/price.ts'
import { type EpochMs, minorUnits } from '../units.ts'

const DAY_MS = 86_400_000
const BOOKS = ['book-square-203', 'book-portrait-210', 'book-landscape-280'].map((id) => asId<ProductId>(id))

type CouponFacts = Partial<Coupon> & {
  readonly code: string
  readonly discount: Discount
  readonly name: Localised
  /** Counted from the day on which the shop opens. */
  readonly days: readonly [from: number, to: number]
  readonly uses?: number
}

/** Coupons of the demo shop, counted from the day on which it opens: the countdowns run. */
export function demoCoupons(now: EpochMs): readonly IssuedCoupon[] {
  const facts: readonly CouponFacts[] = [
    {
      name: { 'zh-Hans': '见面礼', en: 'A first hello', 'zh-Hant': '見面禮' },
      code: 'HELLO20',
      discount: { kind: 'amount', off: minorUnits(2000) },
      days: [0, 60],
      minimum: minorUnits(10_000),
    },
    {
      name: { 'zh-Hans': '照片书八五折', en: '15% off photo books', 'zh-Hant': '相片書八五折' },
      code: 'BOOK85',
      discount: { kind: 'rate', pays: 8500 },
      days: [0, 7],
      productIds: BOOKS,
      uses: 500,
    },
    {
      name: { 'zh-Hans': '下周开抢', en: 'Opens next week', 'zh-Hant': '下週開搶' },
      code: 'SOON30',
      discount: { kind: 'amount', off: minorUnits(3000) },
      days: [5, 20],
      uses: 100,
    },
    {
      name: { 'zh-Hans': '老朋友的谢意', en: 'Thank you, old friend', 'zh-Hant': '老朋友的謝意' },
      code: 'THANKYOU50',
      discount: { kind: 'amount', off: minorUnits(5000) },
      days: [0, 365],
      isPublic: false,
      minimum: minorUnits(20_000),
    },
  ]
  return facts.map(({ days: [from, to], uses, ...coupon }) => ({
    coupon: {
      id: asId<CouponId>(coupon.code.toLowerCase()),
      status: 'on',
      isPublic: true,
      productIds: [],
      minimum: minorUnits(0),
      perShopper: 1,
      startTime: now + from * DAY_MS,
      expireTime: now + to * DAY_MS,
      ...coupon,
    },
    uses: uses ?? null,
  }))
}
