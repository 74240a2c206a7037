import { foreignKey, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MerchantId, OrderId } from '../../../domain/ids.ts'
import type { InvoiceFields } from '../../../domain/pay/invoice.ts'
import { orders } from './orders.tables.ts'

/** Invoices that shoppers ask for: one of an order, made out to what was asked last, until it is sent. */
export const orderInvoices = pgTable(
  'order_invoices',
  {
    orderId: text().$type<OrderId>().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    kind: text().$type<InvoiceFields['kind']>().notNull(),
    title: text().notNull(),
    taxNumber: text().notNull(),
    email: text().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    foreignKey({ columns: [t.orderId], foreignColumns: [orders.id] }),
    index('order_invoices_unsent').on(t.mchid, t.sentAt),
  ],
)
