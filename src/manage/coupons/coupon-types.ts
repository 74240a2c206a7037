import type { DataOf } from '../../../domain/calls/call.ts'
import type { manageCoupons, manageLevels } from '../../../domain/calls/manage/coupons.ts'

/** A line of the list; `id` is the admin library's. */
export type ManagedCoupon = DataOf<typeof manageCoupons>[number] & { readonly id: string }
export type ManagedLevels = DataOf<typeof manageLevels>
