import { foreignKey, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MerchantId, OrderId } from '../../../domain/ids.ts'
import type { InvoiceKind } from '../../../domain/pay/invoice/invoice-form.ts'
import { orders } from './orders.tables.ts'

/** Invoices that shoppers ask for: one of an order, made out to what was asked last, until it is written. */
export const orderInvoices = pgTable(
  'order_invoices',
  {
    orderId: text().$type<OrderId>().primaryKey(),
    mchid: text().$type<MerchantId>().notNull(),
    kind: text().$type<InvoiceKind>().notNull(),
    title: text().notNull(),
    taxNumber: text().notNull(),
    /** Where it is registered, and its phone, bank and account: empty where its kind has none. */
    address: text().notNull().default(''),
    phone: text().notNull().default(''),
    bank: text().notNull().default(''),
    account: text().notNull().default(''),
    email: text().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the merchant noted that it is written; with what number, and where it is read (https). */
    sentAt: timestamp({ withTimezone: true }),
    number: text().notNull().default(''),
    link: text().notNull().default(''),
  },
  (t) => [
    foreignKey({ columns: [t.orderId], foreignColumns: [orders.id] }),
    index('order_invoices_unsent').on(t.mchid, t.sentAt),
  ],
)
