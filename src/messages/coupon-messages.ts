import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { misfitOf } from '../../domain/coupon/misfit.ts'
import type { CouponReason } from '../../domain/coupon/why-not.ts'
import type { Discount } from '../../domain/product/price.ts'
import { spokenLanguage } from '../i18n/i18n.ts'
import { money } from '../i18n/money.ts'

/** What a coupon is worth, short enough to stand large: `¥20` off, 8.5 zhe, 15% off. */
export function couponValue(discount: Discount, currency: string): string {
  if (discount.kind === 'amount') {
    return money(discount.off, currency).replace(/\.0+$/, '')
  }
  // Chinese names the tenths that are paid, English what is taken off.
  return spokenLanguage() === 'en' ? `${(10_000 - discount.pays) / 100}%` : `${discount.pays / 1000} 折`
}

/** What stands below the value. */
export function couponKind(discount: Discount): MessageDescriptor {
  return discount.kind === 'amount' ? msg`off` : msg`off the price`
}

/** Why a coupon does not apply, and what would make it apply. */
export function reasonSentence(reason: CouponReason, minimum: string, products: string): MessageDescriptor {
  switch (reason) {
    case 'withdrawn':
      return msg`The shop has withdrawn it.`
    case 'used':
      return msg`You have used it.`
    case 'used-up':
      return msg`None left: all have been used.`
    case 'not-yet':
      return msg`It isn’t valid yet.`
    case 'expired':
      return msg`It has expired.`
    case 'product-not-listed':
      return products ? msg`Only for ${products}.` : msg`Not for this product.`
    case 'below-minimum':
      return msg`Minimum ${minimum}; add something more.`
    case 'nothing-off':
      return msg`It takes nothing off this order.`
  }
}

/** Why a coupon would not apply to what is being ordered, and what is missing: `¥22.00 more to use it`. */
export function misfitSentence(
  { reason, short }: NonNullable<ReturnType<typeof misfitOf>>,
  currency: string,
  products: string,
): MessageDescriptor {
  const more = money(short, currency)
  return reason === 'below-minimum' ? msg`Spend ${more} more to use it.` : reasonSentence(reason, '', products)
}
