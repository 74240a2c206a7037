import { and, asc, eq } from 'drizzle-orm'
import type { MerchantId, ProductId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { outtradeItems, outtradeOrders } from '../db/schema/outtrade.tables.ts'

export interface OuttradeItem {
  readonly outtradeSubId: string
  readonly pid: ProductId
  readonly quantity: number
  readonly attributes: readonly string[]
  /** Its place in the order. */
  readonly n: number
}

/** An order of another platform, as the merchant told us. */
export interface OuttradeOrder {
  readonly outtradeId: string
  readonly platform: string
  readonly phoneTail: string | null
  readonly closed: boolean
  readonly items: readonly OuttradeItem[]
}

/** What the merchant tells of one thing; its place is where it stands in the list. */
export type ReportedItem = Omit<OuttradeItem, 'n'>

export function createOuttradeStore(db: Db) {
  const isOne = (mchid: MerchantId, outtradeId: string) =>
    and(eq(outtradeOrders.mchid, mchid), eq(outtradeOrders.outtradeId, outtradeId))
  const find = async (mchid: MerchantId, outtradeId: string): Promise<OuttradeOrder | undefined> => {
    const rows = await db
      .select({ order: outtradeOrders, item: outtradeItems })
      .from(outtradeOrders)
      .innerJoin(
        outtradeItems,
        and(eq(outtradeItems.mchid, outtradeOrders.mchid), eq(outtradeItems.outtradeId, outtradeOrders.outtradeId)),
      )
      .where(isOne(mchid, outtradeId))
      .orderBy(asc(outtradeItems.n))
    const [first] = rows
    if (!first) {
      return undefined
    }
    const { platform, phoneTail, closed } = first.order
    return { outtradeId, platform, phoneTail, closed, items: rows.map((row) => row.item) }
  }
  return {
    find,

    /** An order as it was told, kept until the transaction ends from who tells of it anew. */
    async lock(mchid: MerchantId, outtradeId: string): Promise<OuttradeOrder | undefined> {
      await db
        .select({ n: outtradeOrders.outtradeId })
        .from(outtradeOrders)
        .where(isOne(mchid, outtradeId))
        .for('update')
      return await find(mchid, outtradeId)
    },

    /** Writes an order over what was told of it before. */
    async save(
      mchid: MerchantId,
      order: Omit<OuttradeOrder, 'items'> & { readonly items: readonly ReportedItem[] },
      now: EpochMs,
    ): Promise<void> {
      const { items, ...fields } = order
      const row = { mchid, ...fields, importedAt: new Date(now) }
      await db
        .insert(outtradeOrders)
        .values(row)
        .onConflictDoUpdate({ target: [outtradeOrders.mchid, outtradeOrders.outtradeId], set: row })
      await db
        .delete(outtradeItems)
        .where(and(eq(outtradeItems.mchid, mchid), eq(outtradeItems.outtradeId, order.outtradeId)))
      await db
        .insert(outtradeItems)
        .values(items.map((item, n) => ({ ...item, n, mchid, outtradeId: order.outtradeId })))
    },
  }
}
