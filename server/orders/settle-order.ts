import { invariant } from '../../domain/never.ts'
import type { Order } from '../../domain/order/order.ts'
import type { OrderState } from '../../domain/order/order-state.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../jobs/queue.ts'
import { grantLevel } from '../levels/grant-level.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { holdOrStart } from './hold-production.ts'
import { storeReferee } from './store-referee.ts'

export interface Settling {
  readonly jobs: Jobs
  /** Held with `loadForPayment`, so that nobody else moves it. */
  readonly order: Order
  readonly next: OrderState
  readonly now: EpochMs
}

/** What a paid order sets going, in the transaction that pays it. */
type PaidEffect = (tx: Db, settling: Settling) => Promise<void>

const EFFECTS: Readonly<Record<Order['kind'], PaidEffect>> = {
  goods: async (tx, { jobs, order, next, now }) => {
    await storeReferee(tx, order)
    await holdOrStart(tx, jobs, { ...order, state: next }, now)
  },
  level: async (tx, { order, now }) => grantLevel(tx, order, now),
}

/** Moves an order on because it is paid (or costs nothing), with everything that follows from it. */
export async function settleOrder(tx: Db, settling: Settling): Promise<void> {
  const { order, next, now } = settling
  const moved = await createOrderStore(tx).move(order.id, order.state, next, { paidAt: now })
  invariant(moved, `order ${order.id} is held while it is paid`)
  await EFFECTS[order.kind](tx, settling)
}
