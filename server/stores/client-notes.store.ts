import { desc, eq, lt } from 'drizzle-orm'
import type { MerchantId, UserId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { type ClientNoteKind, clientNotes } from '../db/schema/client-notes.tables.ts'
import { inDomain } from './moments.ts'

const RETENTION_MS = 7 * 24 * 3_600_000

export interface ClientNote {
  readonly id: string
  readonly mchid: MerchantId
  readonly uid: UserId | null
  readonly kind: ClientNoteKind
  readonly text: string
}

export function createClientNoteStore(db: Db) {
  return {
    async add(note: ClientNote, now: EpochMs): Promise<void> {
      await db.insert(clientNotes).values({ ...note, createdAt: new Date(now) })
    },

    /** The newest first. */
    async latest(
      kind: ClientNoteKind,
      count: number,
    ): Promise<readonly (ClientNote & { readonly createdAt: EpochMs })[]> {
      const rows = await db
        .select()
        .from(clientNotes)
        .where(eq(clientNotes.kind, kind))
        .orderBy(desc(clientNotes.createdAt))
        .limit(count)
      return rows.map(inDomain)
    },

    async dropExpired(now: EpochMs): Promise<void> {
      await db.delete(clientNotes).where(lt(clientNotes.createdAt, new Date(now - RETENTION_MS)))
    },
  }
}
