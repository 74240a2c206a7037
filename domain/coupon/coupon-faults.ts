import type { ProductId } from '../ids.ts'
import { LANGUAGES, type Language, type Localised } from '../language.ts'
import type { Coupon } from './coupon.ts'

export const COUPON_RULES = ['text-missing', 'code-unfit', 'ends-before', 'nothing-off', 'product-unknown'] as const
export type CouponRule = (typeof COUPON_RULES)[number]

export interface CouponFault {
  readonly field: 'name' | 'code' | 'end' | 'discount' | 'productIds'
  readonly rule: CouponRule
}

/** What a shopper can type: upper-case letters and digits. */
export const COUPON_CODE = /^[A-Z0-9]{4,64}$/

/** Everything that is wrong with a coupon as a merchant writes it. */
export function couponFaults(
  {
    name,
    code,
    startTime,
    expireTime,
    discount,
    productIds,
  }: Pick<Coupon, 'name' | 'code' | 'startTime' | 'expireTime' | 'discount' | 'productIds'>,
  products: readonly ProductId[],
): readonly CouponFault[] {
  const takesNothing = discount.kind === 'amount' ? discount.off <= 0 : discount.pays >= WHOLE_RATE
  const faults: readonly (CouponFault | false)[] = [
    LANGUAGES.every((language) => name[language].trim() === '') && { field: 'name', rule: 'text-missing' },
    !COUPON_CODE.test(code) && { field: 'code', rule: 'code-unfit' },
    takesNothing && { field: 'discount', rule: 'nothing-off' },
    !(startTime < expireTime) && { field: 'end', rule: 'ends-before' },
    productIds.some((id) => !products.includes(id)) && { field: 'productIds', rule: 'product-unknown' },
  ]
  return faults.filter((fault) => fault !== false)
}

const WHOLE_RATE = 10_000

const WORDS: Readonly<Record<CouponRule, Localised>> = {
  'text-missing': {
    'zh-Hans': '请填写名称，一种语言就够',
    en: 'write its name, in one language at least',
    'zh-Hant': '請填寫名稱，一種語言就夠',
  },
  'code-unfit': {
    'zh-Hans': '优惠码是 4 到 64 位大写字母和数字',
    en: 'a code is 4 to 64 upper-case letters and digits',
    'zh-Hant': '優惠碼是 4 到 64 位大寫字母和數字',
  },
  'ends-before': {
    'zh-Hans': '结束要晚于开始',
    en: 'it ends before it begins',
    'zh-Hant': '結束要晚於開始',
  },
  'nothing-off': { 'zh-Hans': '没有优惠', en: 'it takes nothing off', 'zh-Hant': '沒有優惠' },
  'product-unknown': {
    'zh-Hans': '有的商品已经没有了',
    en: 'one of its products is gone',
    'zh-Hant': '有的商品已經沒有了',
  },
}

export function couponFaultMessage({ rule }: CouponFault, language: Language): string {
  return WORDS[rule][language]
}
