import { and, eq } from 'drizzle-orm'
import type { MerchantId, UserId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { users } from '../db/schema/users.ts'

export interface User {
  readonly uid: UserId
  readonly mchid: MerchantId
  readonly phone: string
  readonly nickname: string
  readonly avatar: string
  readonly typeid: string
  /** When the member level ends; absent: never. */
  readonly levelExpiresAt?: EpochMs
  readonly loginType: string
}

export function createUserStore(db: Db) {
  return {
    async find(uid: UserId, mchid: MerchantId): Promise<User | undefined> {
      const [row] = await db
        .select()
        .from(users)
        .where(and(eq(users.id, uid), eq(users.mchid, mchid)))
      return row && userOf(row)
    },

    /** The user of a phone, made on the first sign-in. Two sign-ins at once find the same user. */
    async findOrMakeByPhone(phone: string, mchid: MerchantId, uid: UserId, now: EpochMs): Promise<User> {
      const [row] = await db
        .insert(users)
        .values({ id: uid, mchid, phone, createdAt: new Date(now) })
        // Writes what is there already, so that the row comes back whether it was made now or before.
        .onConflictDoUpdate({ target: [users.mchid, users.phone], set: { phone } })
        .returning()
      if (!row) {
        throw new Error('an upsert answers its row')
      }
      return userOf(row)
    },
  }
}

/** A user as the shop reads it. */
export function userOf(row: typeof users.$inferSelect): User {
  return {
    uid: row.id,
    mchid: row.mchid,
    phone: row.phone ?? '',
    nickname: row.nickname,
    avatar: row.avatar,
    typeid: row.typeid,
    ...(row.levelExpiresAt ? { levelExpiresAt: row.levelExpiresAt.getTime() } : {}),
    loginType: row.loginType,
  }
}
