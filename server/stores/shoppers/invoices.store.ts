import { and, eq, isNull } from 'drizzle-orm'
import type { MerchantId, OrderId } from '../../../domain/ids.ts'
import type { Invoice, InvoiceFields } from '../../../domain/pay/invoice.ts'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { orderInvoices } from '../../db/schema/order-invoices.tables.ts'
import { inDomain } from '../moments.ts'

/** Invoices that shoppers ask for. */
export function createInvoiceStore(db: Db) {
  const { kind, title, taxNumber, email, askedAt, sentAt } = orderInvoices
  const isOpen = (orderId: OrderId) => and(eq(orderInvoices.orderId, orderId), isNull(sentAt))

  return {
    async find(orderId: OrderId): Promise<Invoice | null> {
      const [row] = await db
        .select({ kind, title, taxNumber, email, askedAt, sentAt })
        .from(orderInvoices)
        .where(eq(orderInvoices.orderId, orderId))
      return row ? inDomain(row) : null
    },

    /** What was asked last holds, until it is sent. */
    async save(of: { readonly orderId: OrderId; readonly mchid: MerchantId }, fields: InvoiceFields, now: EpochMs) {
      const { kind, title, taxNumber, email } = fields
      const asked = { kind, title, taxNumber, email, askedAt: new Date(now) }
      await db
        .insert(orderInvoices)
        .values({ ...of, ...asked })
        .onConflictDoUpdate({ target: orderInvoices.orderId, set: asked, setWhere: isNull(sentAt) })
    },

    /** False: none waits. */
    async markSent(orderId: OrderId, now: EpochMs): Promise<boolean> {
      const sent = await db
        .update(orderInvoices)
        .set({ sentAt: new Date(now) })
        .where(isOpen(orderId))
        .returning({ orderId: orderInvoices.orderId })
      return sent.length > 0
    },
  }
}
