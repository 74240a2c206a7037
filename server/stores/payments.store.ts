import { eq } from 'drizzle-orm'
import type { OrderId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { payments } from '../db/schema/payments.ts'

export type PaymentRow = typeof payments.$inferSelect

export function createPaymentStore(db: Db) {
  return {
    /** Notes what a provider said. False when the same event was heard before. */
    async insert(payment: Omit<PaymentRow, 'at'>, now: EpochMs): Promise<boolean> {
      const heard = await db
        .insert(payments)
        .values({ ...payment, at: new Date(now) })
        .onConflictDoNothing({ target: [payments.provider, payments.eventId] })
        .returning({ eventId: payments.eventId })
      return heard.length > 0
    },

    async ofOrder(orderId: OrderId): Promise<readonly PaymentRow[]> {
      return await db.select().from(payments).where(eq(payments.orderId, orderId))
    },
  }
}
