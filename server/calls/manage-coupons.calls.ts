import {
  endCoupon,
  issueCoupons,
  manageCoupons,
  manageLevels,
  saveLevels,
  saveManagedCoupon,
} from '../../domain/calls/manage/coupons.ts'
import { wireRate } from '../../domain/coupon/coupon.ts'
import { couponFaultMessage } from '../../domain/coupon/coupon-faults.ts'
import { asId, type CouponId } from '../../domain/ids.ts'
import { answer, refuse } from '../base/answer.ts'
import { hashOf } from '../base/hash-of.ts'
import { catalogueChangeOf } from '../catalogue-changes/catalogue-change.ts'
import { changeCoupon, changeLevels, revOfCoupon, withdrawCoupon } from '../catalogue-changes/save-coupon.ts'
import { issueCodes, printedCode } from '../coupons/issue-codes.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createManageCouponStore } from '../stores/manage/manage-coupons.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'

const PAGE = 25
const PAGE_MAX = 100

/** Coupons, and levels of members: what takes money off is the owner's. */
export const manageCouponCalls: CallGroup = {
  name: 'manage-coupons',
  routes: () => [
    route({
      call: manageCoupons,
      policy: 'shop-owner',
      handle: async ({ Start, Count }, { db, caller: { merchantId: mchid } }) => {
        const page = { start: Start ?? 0, count: Math.min(Count ?? PAGE, PAGE_MAX) }
        const { coupons, total } = await createManageCouponStore(db).list(mchid, page)
        const currency = (await createMerchantStore(db).find(mchid))?.currency.code ?? ''
        return answer(
          coupons.map(({ coupon, uses, taken, used, codes }) => {
            const { id, code, name, discount, status, isPublic, productIds, minimum, perShopper } = coupon
            return {
              ...{ promoid: id, code, name, status, isPublic, productIds: [...productIds], minimum, perShopper },
              ...(discount.kind === 'amount' ? { amount: discount.off } : { rate: wireRate(discount.pays) }),
              start: new Date(coupon.startTime).toISOString(),
              end: new Date(coupon.expireTime).toISOString(),
              ...(uses === null ? {} : { left: uses }),
              ...{ taken, used, codes, currency, rev: revOfCoupon(coupon) },
            }
          }),
          total,
        )
      },
    }),
    route({
      call: saveManagedCoupon,
      policy: 'shop-owner',
      handle: async ({ coupon: issued, rev }, context) => {
        const { coupon } = issued
        const kept = await changeCoupon(catalogueChangeOf(context), issued, rev)
        switch (kept.kind) {
          case 'kept':
            return answer({ promoid: coupon.id })
          case 'changed':
            return refuse('changed-meanwhile')
          case 'taken':
            return refuse('coupon-code-taken', { params: { code: coupon.code } })
          case 'wrong': {
            const what = kept.faults.map((fault) => couponFaultMessage(fault, context.caller.language)).join('; ')
            return refuse('coupon-wrong', { params: { what }, data: kept.faults.map(({ field }) => field) })
          }
        }
      },
    }),
    route({
      call: endCoupon,
      policy: 'shop-owner',
      handle: async ({ promoid }, context) =>
        (await withdrawCoupon(catalogueChangeOf(context), asId<CouponId>(promoid)))
          ? answer({ promoid })
          : refuse('not-found'),
    }),
    route({
      // Codes are told once: the reply that holds them is not kept for a repetition.
      ...{ call: issueCoupons, policy: 'shop-owner', repeat: 'acts-again' },
      handle: async ({ promoid, number }, context) => {
        const codes = await issueCodes(catalogueChangeOf(context), asId<CouponId>(promoid), number)
        return codes ? answer({ codes: codes.map(printedCode) }) : refuse('not-found')
      },
    }),
    route({
      call: manageLevels,
      policy: 'shop-owner',
      handle: async (_, { db, caller: { merchantId: mchid }, now }) => {
        const merchant = await createMerchantStore(db).find(mchid)
        const levels = [...(merchant?.levels ?? [])]
        const ids = levels.map(({ id }) => id)
        const members = await createManageCouponStore(db).members(mchid, ids, now)
        return answer({ levels, currency: merchant?.currency.code ?? '', members, rev: hashOf(levels) })
      },
    }),
    route({
      call: saveLevels,
      policy: 'shop-owner',
      handle: async ({ levels, rev }, context) => {
        const kept = await changeLevels(catalogueChangeOf(context), levels, rev)
        switch (kept.kind) {
          case 'kept':
            return answer({ rev: kept.rev })
          case 'changed':
            return refuse('changed-meanwhile')
          case 'wrong':
            return refuse('level-wrong')
          case 'held':
            return refuse('level-held', { params: { count: kept.count } })
        }
      },
    }),
  ],
}
