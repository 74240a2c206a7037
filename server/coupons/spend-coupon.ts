import type { MerchantId, OrderId, UserCouponId } from '../../domain/ids.ts'
import { refuse } from '../base/answer.ts'
import type { Db } from '../db/db.ts'
import { createCouponStore } from '../stores/coupons.store.ts'
import type { Owner } from '../stores/previews.store.ts'

/** Uses a coupon up inside of the order's transaction. A refusal: somebody else was faster, nothing is ordered. */
export async function spendCoupon(
  tx: Db,
  owner: Owner,
  use: { readonly userCouponId: UserCouponId; readonly orderId: OrderId },
) {
  const isUsed = await createCouponStore(tx).use(owner, use.userCouponId, use.orderId)
  return isUsed ? undefined : refuse('coupon-not-possible', { data: { reason: 'used-up' } })
}

/** Gives the coupon of an order back that is cancelled before it was paid, in the transaction that cancels it. */
export async function freeCoupon(tx: Db, mchid: MerchantId, orderId: OrderId): Promise<void> {
  await createCouponStore(tx).free(mchid, orderId)
}
