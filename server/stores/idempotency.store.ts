import { and, eq, lt, lte, type Placeholder, sql } from 'drizzle-orm'
import type { EpochMs } from '../../domain/units.ts'
import type { StoredReply } from '../base/answer.ts'
import type { Db } from '../db/db.ts'
import { prepared } from '../db/prepared.ts'
import { idempotency } from '../db/schema/envelope.tables.ts'

/** Outcomes are kept for as long as a client may repeat a change: 24 hours. */
const RETENTION_MS = 24 * 60 * 60 * 1000

/** Names one intended change. */
interface Key {
  readonly who: string
  readonly call: string
  readonly opid: string
}

/** What a change was, and how it came out; null while it acts. */
interface Outcome {
  readonly contentHash: string
  readonly reply: StoredReply | null
}

export function createIdempotencyStore(db: Db) {
  return {
    /** False when the key is taken. Waits for whoever is acting with it. */
    async take(key: Key, { contentHash, reply }: Outcome, now: EpochMs): Promise<boolean> {
      const taken = await takeKey(db).execute({ ...key, contentHash, reply, createdAt: new Date(now) })
      return taken.length > 0
    },

    /** Takes a key whose answer is from `before` or earlier once more. False when it is younger, or nobody took it. */
    async takeOver(key: Key, now: EpochMs, before: EpochMs): Promise<boolean> {
      const taken = await db
        .update(idempotency)
        .set({ reply: null, createdAt: new Date(now) })
        .where(and(isKey(key), lte(idempotency.createdAt, new Date(before))))
        .returning({ opid: idempotency.opid })
      return taken.length > 0
    },

    async find(key: Key): Promise<Outcome | undefined> {
      const [first] = await db.select().from(idempotency).where(isKey(key))
      return first
    },

    async keep(key: Key, reply: StoredReply): Promise<void> {
      await keepReply(db).execute({ ...key, reply: JSON.stringify(reply) })
    },

    async dropExpired(now: EpochMs): Promise<void> {
      await db.delete(idempotency).where(lt(idempotency.createdAt, new Date(now - RETENTION_MS)))
    },
  }
}

const isKey = ({ who, call, opid }: { readonly [Name in keyof Key]: string | Placeholder }) =>
  and(eq(idempotency.who, who), eq(idempotency.call, call), eq(idempotency.opid, opid))

const HELD = { who: sql.placeholder('who'), call: sql.placeholder('call'), opid: sql.placeholder('opid') }

const takeKey = (db: Db) =>
  prepared(db, 'envelope_take', (on, name) =>
    on
      .insert(idempotency)
      .values({
        ...HELD,
        contentHash: sql.placeholder('contentHash'),
        reply: sql.placeholder('reply'),
        createdAt: sql.placeholder('createdAt'),
      })
      .onConflictDoNothing()
      .returning({ opid: idempotency.opid })
      .prepare(name),
  )

const keepReply = (db: Db) =>
  prepared(db, 'envelope_keep', (on, name) =>
    on
      .update(idempotency)
      .set({ reply: sql`${sql.placeholder('reply')}::jsonb` })
      .where(isKey(HELD))
      .prepare(name),
  )
