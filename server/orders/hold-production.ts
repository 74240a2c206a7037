import type { OrderId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import type { Order } from '../../domain/order/order.ts'
import { heldUntil } from '../../domain/order/order-changes.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../jobs/queue.ts'
import { HOLD_QUEUE, type HoldJob } from '../jobs/queues.ts'
import type { Deps } from '../ports/deps.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createOrderChangeStore } from '../stores/order-changes.store.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { startProduction } from './start-production.ts'

/** So many orders are begun at once by the hourly round. */
const ROUND_MAX = 200

/**
 * What is paid and handed in waits as long as its merchant lets a shopper change it, then it is made; at once where he
 * lets nobody. In the transaction that pays it or takes what was handed in, with the order locked.
 */
export async function holdOrStart(
  tx: Db,
  jobs: Jobs,
  order: Pick<Order, 'id' | 'mchid' | 'state' | 'kind' | 'source'>,
  now: EpochMs,
): Promise<void> {
  const merchant = await createMerchantStore(tx).find(order.mchid)
  invariant(merchant, `merchant ${order.mchid} is gone`)
  const until = heldUntil(order, merchant.shop, now)
  await createOrderChangeStore(tx).hold(order.id, until)
  if (until === null) {
    await startProduction(tx, jobs, order, now)
  } else {
    await jobs.enqueue(tx, HOLD_QUEUE, { orderId: order.id, until }, { startAfter: secondsTo(until, now) })
  }
}

/** Production waits no longer. In a transaction that has locked the order. */
export async function endHold(
  tx: Db,
  jobs: Jobs,
  order: Pick<Order, 'id' | 'mchid' | 'state'>,
  now: EpochMs,
): Promise<void> {
  await createOrderChangeStore(tx).hold(order.id, null)
  if (order.state === 'paid' || order.state === 'to-upload') {
    await startProduction(tx, jobs, order, now)
  }
}

type HoldDeps = Pick<Deps, 'db' | 'jobs' | 'clock'>

/** Begins an order whose time for changes is over. Idempotent: a hold that was ended or set anew is left alone. */
export async function endHoldInTime({ db, jobs, clock }: HoldDeps, { orderId, until }: HoldJob): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const order = await createOrderStore(tx).loadForPayment(orderId)
    if (order?.heldUntil !== until) {
      return
    }
    if (now < until) {
      // The clock of the queue is ahead of the shop's: nobody loses a minute that was promised.
      await jobs.enqueue(tx, HOLD_QUEUE, { orderId, until }, { startAfter: secondsTo(until, now) })
      return
    }
    await endHold(tx, jobs, order, now)
  })
}

/** Begins what no job has begun in its time. */
export async function endHolds(deps: HoldDeps): Promise<void> {
  const due: readonly OrderId[] = await createOrderChangeStore(deps.db).listHeld(deps.clock.now(), ROUND_MAX)
  for (const orderId of due) {
    const order = await createOrderStore(deps.db).load(orderId)
    if (order && order.heldUntil !== null) {
      await endHoldInTime(deps, { orderId, until: order.heldUntil })
    }
  }
}

function secondsTo(until: EpochMs, now: EpochMs): number {
  return Math.max(1, Math.ceil((until - now) / 1000))
}
