import { lt } from 'drizzle-orm'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { idempotency } from '../db/schema/envelope.ts'

/** Outcomes are kept for as long as a client may repeat a change: 24 hours. */
const KEPT_MS = 24 * 60 * 60 * 1000

export function createIdempotencyStore(db: Db) {
  return {
    async dropExpired(now: EpochMs): Promise<void> {
      await db.delete(idempotency).where(lt(idempotency.createdAt, new Date(now - KEPT_MS)))
    },
  }
}
