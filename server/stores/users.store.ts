import { and, eq, isNull, ne, notExists, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MerchantId, UserId } from '../../domain/ids.ts'
import type { LoginType } from '../../domain/login/login-kind.ts'
import type { Referral } from '../../domain/login/referral.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { users } from '../db/schema/users.tables.ts'

export interface User {
  readonly uid: UserId
  readonly mchid: MerchantId
  /** Empty: none is bound. */
  readonly phone: string
  /** Empty: none. */
  readonly email: string
  readonly nickname: string
  readonly avatar: string
  readonly typeid: string
  /** When the member level ends; absent: never. */
  readonly levelExpiresAt?: EpochMs
  readonly loginType: LoginType
  /** Who brought the user here; kept at the first sign-in. */
  readonly referral: Referral
}

/** A user who comes for the first time. */
export interface NewUser {
  readonly uid: UserId
  readonly mchid: MerchantId
  readonly loginType: LoginType
  readonly referral: Referral
  readonly phone?: string
  readonly email?: string
  readonly nickname?: string
  readonly avatar?: string
}

export function createUserStore(db: Db) {
  const where = async (condition: ReturnType<typeof and>): Promise<User | undefined> => {
    const [row] = await db.select().from(users).where(condition)
    return row && userOf(row)
  }
  return {
    find: (uid: UserId, mchid: MerchantId) => where(and(eq(users.id, uid), eq(users.mchid, mchid))),

    findByEmail: (email: string, mchid: MerchantId) => where(and(eq(users.email, email), eq(users.mchid, mchid))),

    /** The user of a phone, made on the first sign-in. Two sign-ins at once find the same user. */
    async findOrMakeByPhone(phone: string, user: NewUser, now: EpochMs): Promise<User> {
      const [row] = await db
        .insert(users)
        .values(rowOf({ ...user, phone }, now))
        // Writes what is there already, so that the row comes back whether it was made now or before.
        .onConflictDoUpdate({ target: [users.mchid, users.phone], set: { phone } })
        .returning()
      if (!row) {
        throw new Error('an upsert answers its row')
      }
      return userOf(row)
    },

    /** Makes a user; nothing when the phone or the address has one already. */
    async insert(user: NewUser, now: EpochMs): Promise<User | undefined> {
      const [row] = await db.insert(users).values(rowOf(user, now)).onConflictDoNothing().returning()
      return row && userOf(row)
    },

    /** Binds a phone; nothing when somebody else of this shop has it. */
    async bindPhone(uid: UserId, mchid: MerchantId, phone: string): Promise<User | undefined> {
      const others = alias(users, 'others')
      const taken = db
        .select({ id: others.id })
        .from(others)
        .where(and(eq(others.mchid, mchid), eq(others.phone, phone), ne(others.id, uid)))
      const [row] = await db
        .update(users)
        .set({ phone })
        .where(and(eq(users.id, uid), eq(users.mchid, mchid), notExists(taken)))
        .returning()
      return row && userOf(row)
    },

    /** Name and picture as the messenger knows them; what the user has here already stays. */
    async nameUnnamed(uid: UserId, face: { readonly nickname: string; readonly avatar: string }): Promise<void> {
      await db
        .update(users)
        .set(face)
        .where(and(eq(users.id, uid), or(isNull(users.nickname), eq(users.nickname, ''))))
    },
  }
}

/** A user as the shop reads it. */
export function userOf(row: typeof users.$inferSelect): User {
  return {
    uid: row.id,
    mchid: row.mchid,
    phone: row.phone ?? '',
    email: row.email ?? '',
    nickname: row.nickname,
    avatar: row.avatar,
    typeid: row.typeid,
    ...(row.levelExpiresAt ? { levelExpiresAt: row.levelExpiresAt.getTime() } : {}),
    loginType: row.loginType,
    referral: { refereeid: row.refereeid, srcuid: row.srcuid },
  }
}

function rowOf({ uid, referral, ...user }: NewUser, now: EpochMs): typeof users.$inferInsert {
  return { id: uid, ...user, ...referral, createdAt: new Date(now) }
}
