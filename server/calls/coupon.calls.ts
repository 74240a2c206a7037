import { bindPromo, getPromoInfoByCode, getPromoListByUid } from '../../domain/calls/coupon.ts'
import { CODE_MISSES, listCoupons, lookUpCode, takeCode } from '../coupons/take-coupon.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'

/** Coupons of shoppers. */
export const couponCalls: CallGroup = {
  name: 'coupon',
  routes: (deps) => [
    route({ call: getPromoListByUid, policy: 'shopper', handle: (_, context) => listCoupons(context) }),
    route({
      call: getPromoInfoByCode,
      policy: 'shopper',
      misses: CODE_MISSES,
      handle: ({ code }, context) => lookUpCode(code, context),
    }),
    route({
      call: bindPromo,
      policy: 'shopper',
      misses: CODE_MISSES,
      handle: ({ code }, context) => takeCode(code, context, deps.ids),
    }),
  ],
}
