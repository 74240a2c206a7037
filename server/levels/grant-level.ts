import type { MerchantId, UserId } from '../../domain/ids.ts'
import { levelAfterPurchase } from '../../domain/merchant/member-level.ts'
import { invariant } from '../../domain/never.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { createLevelOrderStore } from '../stores/level-orders.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'

/** What of a paid order of kind `level` counts. */
export interface PaidLevelOrder {
  readonly mchid: MerchantId
  readonly uid: UserId
  readonly levelId: string | null
}

/**
 * Gives the shopper the level that an order has paid for: inside of the transaction that moves the order to `paid`, so
 * it happens once for one payment. The same level runs on from its end.
 *
 * False: the merchant has taken the level out of the shop meanwhile; the money must go back.
 */
export async function grantLevel(tx: Db, { mchid, uid, levelId }: PaidLevelOrder, now: EpochMs): Promise<boolean> {
  const merchant = await createMerchantStore(tx).find(mchid)
  const level = merchant?.levels.find(({ id }) => id === levelId)
  if (!level) {
    return false
  }
  const store = createLevelOrderStore(tx)
  const member = await store.membershipForUpdate(mchid, uid)
  invariant(member, 'who has ordered a level is a user of the shop')
  await store.saveMembership(mchid, uid, levelAfterPurchase(level, member, now))
  return true
}
