import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { OrderId } from '../../domain/ids.ts'
import type { ItemNeed } from '../../domain/order/item-needs.ts'
import type { OrderItem } from '../../domain/order/order.ts'
import type { PrintState, Proof } from '../../domain/production/proof.ts'
import type { Db } from '../db/db.ts'
import { orderItems } from '../db/schema/orders.tables.ts'
import { inDomain } from './moments.ts'

/** How far the print files of an order's things are. Nothing here moves the order itself. */
export function createPrintStore(db: Db) {
  return {
    /**
     * Takes everything that was handed in and not begun yet, and says what it was: nobody else begins it. A thing from
     * the shelf is begun like the others.
     */
    async startPrints(id: OrderId): Promise<readonly Pick<OrderItem, 'n' | 'need' | 'designHash'>[]> {
      return await db
        .update(orderItems)
        .set({ print: 'waiting' })
        .where(
          and(
            eq(orderItems.orderId, id),
            eq(orderItems.print, 'none'),
            or(isNotNull(orderItems.submittedAt), eq(orderItems.need, 'nothing')),
          ),
        )
        .returning({ n: orderItems.n, need: orderItems.need, designHash: orderItems.designHash })
    },

    /** Things that need no print file are ready as soon as they are begun. */
    async savePrintsReady(id: OrderId, need: ItemNeed): Promise<void> {
      await db
        .update(orderItems)
        .set({ print: 'ready' })
        .where(and(eq(orderItems.orderId, id), eq(orderItems.print, 'waiting'), eq(orderItems.need, need)))
    },

    /** How far every thing of an order is. */
    async progressOf(id: OrderId): Promise<readonly Pick<OrderItem, 'print' | 'need' | 'submittedAt'>[]> {
      const { print, need, submittedAt } = orderItems
      const rows = await db.select({ print, need, submittedAt }).from(orderItems).where(eq(orderItems.orderId, id))
      return rows.map(inDomain)
    },

    /** A print file is begun. False when the thing was asked for once more meanwhile: what is handed in then has its own job. */
    async beginPrint(id: OrderId, n: number): Promise<boolean> {
      const begun = await db
        .update(orderItems)
        .set({ print: 'making' })
        .where(
          and(
            eq(orderItems.orderId, id),
            eq(orderItems.n, n),
            isNotNull(orderItems.submittedAt),
            inArray(orderItems.print, ['waiting', 'making', 'failed']),
          ),
        )
        .returning({ n: orderItems.n })
      return begun.length > 0
    },

    /**
     * The print file of the design or photos with this hash is ready. False when something else was handed in meanwhile:
     * what was made is not what is wanted.
     */
    async savePrintOf(id: OrderId, n: number, designHash: string | null, proof?: Proof): Promise<boolean> {
      const saved = await db
        .update(orderItems)
        .set({ print: 'ready', ...(proof ? { proof } : {}) })
        .where(and(eq(orderItems.orderId, id), eq(orderItems.n, n), eq(orderItems.print, 'making'), isOf(designHash)))
        .returning({ n: orderItems.n })
      return saved.length > 0
    },

    /**
     * The print file of the design or photos with this hash (absent: of whatever is wanted now) could not be made, however
     * often it was tried. False when it is ready by now, or something else is wanted: the word of an older job came late.
     */
    async savePrintFailed(id: OrderId, n: number, designHash?: string | null): Promise<boolean> {
      const failed = await db
        .update(orderItems)
        .set({ print: 'failed' })
        .where(
          and(
            eq(orderItems.orderId, id),
            eq(orderItems.n, n),
            inArray(orderItems.print, ['waiting', 'making']),
            designHash === undefined ? undefined : isOf(designHash),
          ),
        )
        .returning({ n: orderItems.n })
      return failed.length > 0
    },

    /** From `failed` back to `waiting`, each print file once; answers what they were to be made of. */
    async startFailedPrints(id: OrderId): Promise<readonly Pick<OrderItem, 'n' | 'designHash'>[]> {
      const isFailed = and(eq(orderItems.orderId, id), eq(orderItems.print, 'failed'))
      const { n, designHash } = orderItems
      return await db.update(orderItems).set({ print: 'waiting' }).where(isFailed).returning({ n, designHash })
    },

    /** From `ready` back to `waiting`: its file has to be made once more. False when another one was asked for meanwhile. */
    async startPrintAgain(id: OrderId, n: number, designHash: string): Promise<boolean> {
      const rows = await db
        .update(orderItems)
        .set({ print: 'waiting' })
        .where(
          and(
            eq(orderItems.orderId, id),
            eq(orderItems.n, n),
            eq(orderItems.print, 'ready'),
            eq(orderItems.designHash, designHash),
          ),
        )
        .returning({ n: orderItems.n })
      return rows.length > 0
    },

    async printStates(id: OrderId): Promise<readonly PrintState[]> {
      const rows = await db.select({ print: orderItems.print }).from(orderItems).where(eq(orderItems.orderId, id))
      return rows.map((row) => row.print)
    },
  }
}

function isOf(designHash: string | null): SQL {
  return designHash === null ? isNull(orderItems.designHash) : eq(orderItems.designHash, designHash)
}
