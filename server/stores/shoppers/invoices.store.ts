import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { MerchantId, OrderId } from '../../../domain/ids.ts'
import {
  BILLED_STATES,
  type Invoice,
  type InvoiceFields,
  type IssuedInvoice,
} from '../../../domain/pay/invoice/invoice.ts'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { orderInvoices } from '../../db/schema/order-invoices.tables.ts'
import { orders } from '../../db/schema/orders.tables.ts'
import { inDomain } from '../moments.ts'

const COLUMNS = {
  kind: orderInvoices.kind,
  title: orderInvoices.title,
  taxNumber: orderInvoices.taxNumber,
  address: orderInvoices.address,
  phone: orderInvoices.phone,
  bank: orderInvoices.bank,
  account: orderInvoices.account,
  email: orderInvoices.email,
  askedAt: orderInvoices.askedAt,
  sentAt: orderInvoices.sentAt,
  number: orderInvoices.number,
  link: orderInvoices.link,
}

/** Invoices that shoppers ask for, and what the merchant wrote. */
export function createInvoiceStore(db: Db) {
  const isOf = (orderId: OrderId) => eq(orderInvoices.orderId, orderId)
  const ofOrder = eq(orders.id, orderInvoices.orderId)
  /** Asked for, not written, and the money stayed. */
  const isToWrite = and(isNull(orderInvoices.sentAt), inArray(orders.state, [...BILLED_STATES]))

  return {
    async find(orderId: OrderId): Promise<Invoice | null> {
      const [row] = await db.select(COLUMNS).from(orderInvoices).where(isOf(orderId))
      return row ? inDomain(row) : null
    },

    /** What was asked last holds, until it is written. */
    async save(of: { readonly orderId: OrderId; readonly mchid: MerchantId }, fields: InvoiceFields, now: EpochMs) {
      const asked = { ...fields, askedAt: new Date(now) }
      await db
        .insert(orderInvoices)
        .values({ ...of, ...asked })
        .onConflictDoUpdate({ target: orderInvoices.orderId, set: asked, setWhere: isNull(orderInvoices.sentAt) })
    },

    /** Notes what was written; of one that was written before, its number and address alone are others. */
    async issue(orderId: OrderId, { number, link }: IssuedInvoice, sentAt: EpochMs): Promise<void> {
      await db
        .update(orderInvoices)
        .set({ number, link, sentAt: new Date(sentAt) })
        .where(isOf(orderId))
    },

    /** Those of these orders whose invoice is to be written. */
    async toWriteOf(ids: readonly OrderId[]): Promise<ReadonlySet<OrderId>> {
      if (ids.length === 0) {
        return new Set()
      }
      const rows = await db
        .select({ orderId: orderInvoices.orderId })
        .from(orderInvoices)
        .innerJoin(orders, ofOrder)
        .where(and(inArray(orderInvoices.orderId, [...ids]), isToWrite))
      return new Set(rows.map(({ orderId }) => orderId))
    },

    /** All that a merchant has to write, the longest awaited first. */
    async toWrite(mchid: MerchantId, limit: number) {
      const rows = await db
        .select({ orderId: orderInvoices.orderId, ...COLUMNS })
        .from(orderInvoices)
        .innerJoin(orders, ofOrder)
        .where(and(eq(orderInvoices.mchid, mchid), isToWrite))
        .orderBy(asc(orderInvoices.askedAt), asc(orderInvoices.orderId))
        .limit(limit)
      return rows.map(({ orderId, ...row }) => ({ orderId, invoice: inDomain(row) }))
    },

    async countToWrite(mchid: MerchantId): Promise<number> {
      const [row] = await db
        .select({ all: count() })
        .from(orderInvoices)
        .innerJoin(orders, ofOrder)
        .where(and(eq(orderInvoices.mchid, mchid), isToWrite))
      return Number(row?.all ?? 0)
    },
  }
}
