import type { UserData } from '../../domain/calls/account.ts'
import { levelRate } from '../../domain/merchant/member-level.ts'
import { maskedPhone } from '../../domain/privacy/mask.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import type { User } from '../stores/users.store.ts'

/** A user as the shop's pages see him (A§3). */
export async function userDataOf(user: User, db: Db, now: EpochMs): Promise<UserData> {
  const merchant = await createMerchantStore(db).find(user.mchid)
  return {
    uid: user.uid,
    phone: maskedPhone(user.phone),
    nickname: user.nickname,
    avatar: user.avatar,
    mchid: user.mchid,
    typeid: user.typeid,
    discount: levelRate(merchant?.levels ?? [], user, now) / 10_000,
    expiredate: user.levelExpiresAt ?? 0,
    refereeid: user.referral.refereeid,
    loginType: user.loginType,
  }
}
