import { desc, notInArray } from 'drizzle-orm'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { outboxMessages } from '../../db/schema/accounts.tables.ts'

const KEPT = 50

/** A message that would have been sent. */
export interface OutboxMessage {
  readonly kind: 'sms' | 'mail'
  readonly to: string
  /** Empty when the message holds none. */
  readonly code: string
  readonly subject?: string
  readonly text?: string
  readonly at: EpochMs
}

export function createOutboxStore(db: Db) {
  return {
    async keep(id: string, { at, ...message }: OutboxMessage): Promise<void> {
      await db.insert(outboxMessages).values({ id, ...message, at: new Date(at) })
      const newest = db
        .select({ id: outboxMessages.id })
        .from(outboxMessages)
        .orderBy(desc(outboxMessages.at))
        .limit(KEPT)
      await db.delete(outboxMessages).where(notInArray(outboxMessages.id, newest))
    },

    /** The newest first. */
    async newest(): Promise<readonly OutboxMessage[]> {
      const rows = await db
        .select()
        .from(outboxMessages)
        .orderBy(desc(outboxMessages.at), desc(outboxMessages.id))
        .limit(KEPT)
      return rows.map(({ id: _, at, subject, text, ...message }) => ({
        ...message,
        ...(subject === null ? {} : { subject }),
        ...(text === null ? {} : { text }),
        at: at.getTime(),
      }))
    },
  }
}
