import { and, asc, desc, eq, inArray, isNotNull, ne, notInArray, or } from 'drizzle-orm'
import type { OrderId, SubOrderId, TaskId } from '../../domain/ids.ts'
import type { OrderState } from '../../domain/order/order-state.ts'
import type { FrozenDesign } from '../../domain/production/frozen-item.ts'
import type { Db } from '../db/db.ts'
import { orderItems, orders } from '../db/schema/orders.tables.ts'
import { previewTasks } from '../db/schema/previews.tables.ts'
import type { Owner } from './previews.store.ts'

/** Orders that came to nothing: what stood in them is free again. */
const ENDED = ['cancelled', 'refunded'] as const satisfies readonly OrderState[]

/** Whether an item stands in an order that was not given up, with all that it needs. */
export const holdsDesign = () =>
  // What is asked for once more waits for it again.
  and(isNotNull(orderItems.submittedAt), notInArray(orders.state, [...ENDED]))

interface NewestOrder {
  readonly orderId: OrderId
  readonly state: OrderState
  /** What was chosen of the thing that it is made into. */
  readonly attributes: readonly string[]
}

/** Which orders of a shopper hold a design. */
export function createDesignOrderStore(db: Db) {
  const holds = (owner: Owner, ids: readonly TaskId[]) =>
    and(
      inArray(orderItems.taskId, [...ids]),
      eq(orders.mchid, owner.merchantId),
      eq(orders.uid, owner.uid),
      holdsDesign(),
    )

  return {
    /**
     * The orders that hold one of these designs already, without the one of the intent `opid`. The designs are kept from
     * other orders until the transaction ends: of two orders that are made at once the second one sees the first.
     */
    async lockAndFind(
      owner: Owner,
      ids: readonly TaskId[],
      opid: string,
    ): Promise<readonly { readonly taskId: TaskId | null; readonly orderId: OrderId; readonly state: OrderState }[]> {
      await db
        .select({ id: previewTasks.id })
        .from(previewTasks)
        .where(inArray(previewTasks.id, [...ids]))
        .orderBy(asc(previewTasks.id))
        .for('update')
      return await db
        .select({ taskId: orderItems.taskId, orderId: orders.id, state: orders.state })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(and(holds(owner, ids), ne(orders.opid, opid)))
        .orderBy(desc(orders.createdAt), desc(orders.id))
    },

    /** The newest order of each of these designs that is in one. */
    async newestOf(owner: Owner, ids: readonly TaskId[]): Promise<ReadonlyMap<TaskId, NewestOrder>> {
      if (ids.length === 0) {
        return new Map()
      }
      const rows = await db
        .select({
          ...{ taskId: orderItems.taskId, orderId: orders.id, state: orders.state },
          attributes: orderItems.attributes,
        })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(holds(owner, ids))
        .orderBy(asc(orders.createdAt), asc(orders.id))
      return new Map(rows.flatMap(({ taskId, ...order }) => (taskId ? [[taskId, order]] : [])))
    },

    /**
     * Those of these designs that were handed in for what a link leads to: an order of another platform, or one of these
     * sub-orders. What was ordered of them in the shop besides is something else.
     */
    async handedIn(
      owner: Owner,
      ids: readonly TaskId[],
      subIds: readonly SubOrderId[],
    ): Promise<ReadonlySet<TaskId | null>> {
      if (ids.length === 0) {
        return new Set()
      }
      const rows = await db
        .select({ taskId: orderItems.taskId })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(and(holds(owner, ids), or(eq(orders.source, 'e-commerce'), inArray(orderItems.subId, [...subIds]))))
      return new Set(rows.map(({ taskId }) => taskId))
    },

    /** The design as it was ordered last. */
    async findFrozen(
      owner: Owner,
      id: TaskId,
    ): Promise<(FrozenDesign & { readonly coverPicture: string | null }) | undefined> {
      const [row] = await db
        .select({ frozen: orderItems.frozen, coverPicture: orderItems.coverPicture })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(holds(owner, [id]))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(1)
      return row?.frozen?.kind === 'design' ? { ...row.frozen, coverPicture: row.coverPicture } : undefined
    },
  }
}
