import type { MerchantId, UserId } from '../../domain/ids.ts'
import { levelAfterPurchase, levelAfterRefund, refuseLevel } from '../../domain/merchant/member-level.ts'
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

async function levelsOf(tx: Db, mchid: MerchantId): Promise<readonly MemberLevel[]> {
  return (await createMerchantStore(tx).find(mchid))?.levels ?? []
}

/**
 * Whether what an order wants to pay for can be given: the merchant still has the level, and the shopper has not become
 * more, or the same for good, by another order meanwhile. Holds the shopper, so that two payments go one after another.
 */
export async function canGrantLevel(tx: Db, { mchid, uid, levelId }: PaidLevelOrder, now: EpochMs): Promise<boolean> {
  const levels = await levelsOf(tx, mchid)
  const member = await createLevelOrderStore(tx).membershipForUpdate(mchid, uid)
  const isThere = levels.some(({ id }) => id === levelId)
  return isThere && member !== undefined && refuseLevel(levels, member, levelId ?? '', now) !== 'level-lower'
}

/**
 * Gives the shopper the level that an order has paid for: inside of the transaction that moves the order to `paid`, so
 * it happens once for one payment. The same level runs on from its end.
 */
export async function grantLevel(tx: Db, order: PaidLevelOrder, now: EpochMs): Promise<void> {
  const { mchid, uid, levelId } = order
  const level = (await levelsOf(tx, mchid)).find(({ id }) => id === levelId)
  const store = createLevelOrderStore(tx)
  const member = await store.membershipForUpdate(mchid, uid)
  invariant(level && member, 'who pays for a level is a user of a shop that has it')
  await store.saveMembership(mchid, uid, levelAfterPurchase(level, member, now))
}

/** Takes back what a level order had given, in the transaction that closes it because its money goes back. */
export async function revokeLevel(tx: Db, { mchid, uid, levelId }: PaidLevelOrder, now: EpochMs): Promise<void> {
  const level = (await levelsOf(tx, mchid)).find(({ id }) => id === levelId)
  const store = createLevelOrderStore(tx)
  const member = await store.membershipForUpdate(mchid, uid)
  if (level && member) {
    await store.saveMembership(mchid, uid, levelAfterRefund(level, member, now))
  }
}
