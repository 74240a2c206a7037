import type { MerchantId, UserId } from '../../domain/ids.ts'
import { levelAfterPurchase } from '../../domain/merchant/member-level.ts'
import type { MemberLevel } from '../../domain/merchant/merchant.ts'
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

async function levelOf(tx: Db, { mchid, levelId }: PaidLevelOrder): Promise<MemberLevel | undefined> {
  const merchant = await createMerchantStore(tx).find(mchid)
  return merchant?.levels.find(({ id }) => id === levelId)
}

/** Whether the merchant still has the level that an order wants to pay for. */
export async function isLevelThere(tx: Db, order: PaidLevelOrder): Promise<boolean> {
  return (await levelOf(tx, order)) !== undefined
}

/**
 * Gives the shopper the level that an order has paid for: inside of the transaction that moves the order to `paid`, so
 * it happens once for one payment. The same level runs on from its end.
 */
export async function grantLevel(tx: Db, order: PaidLevelOrder, now: EpochMs): Promise<void> {
  const { mchid, uid } = order
  const level = await levelOf(tx, order)
  const store = createLevelOrderStore(tx)
  const member = await store.membershipForUpdate(mchid, uid)
  invariant(level && member, 'who pays for a level is a user of a shop that has it')
  await store.saveMembership(mchid, uid, levelAfterPurchase(level, member, now))
}
