import { isWaiting } from '../../domain/order/links/hand-in.ts'
import type { Order } from '../../domain/order/order.ts'
import { orderAfter } from '../../domain/order/order-state.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../jobs/queue.ts'
import { PRINT_QUEUE } from '../jobs/queues.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createPrintStore } from '../stores/prints.store.ts'
import { createCartItemStore } from '../stores/shoppers/cart-items.store.ts'

/**
 * Starts what can be made of an order now, each thing once.
 *
 * All of it when the order is paid and nothing waits; before that only where the merchant's factory does not put the
 * things of an order together (A§3 `mergerOrder`): then each begins as soon as it was handed in.
 */
export async function startProduction(
  tx: Db,
  jobs: Jobs,
  order: Pick<Order, 'id' | 'mchid' | 'state'>,
  now: EpochMs,
): Promise<void> {
  const _orders = createOrderStore(tx)
  const merged =
    order.state !== 'paid' && (await createMerchantStore(tx).find(order.mchid))?.factory.mergeOrder !== false
  if (merged) {
    return
  }
  // What is begun is bought for good: a cancelled order gives back only what nobody has begun.
  await createCartItemStore(tx).forgetTaken(order.id)
  const begun = await createPrintStore(tx).startPrints(order.id)
  for (const { n, need, designHash } of begun) {
    // A finished thing from the shelf is ready as it lies there.
    if (need !== 'nothing') {
      await jobs.enqueue(tx, PRINT_QUEUE, { orderId: order.id, n, designHash })
    }
  }
  if (begun.some(({ need }) => need === 'nothing')) {
    await createPrintStore(tx).savePrintsReady(order.id, 'nothing')
    await produceWhenReady(tx, order.id, now)
  }
}

/** Moves a paid order on when the last of its things is ready. */
export async function produceWhenReady(tx: Db, orderId: Order['id'], now: EpochMs): Promise<void> {
  const orders = createOrderStore(tx)
  const items = await createPrintStore(tx).progressOf(orderId)
  const next = orderAfter('paid', 'print-ready')
  if (next && items.every((item) => item.print === 'ready' && !isWaiting(item))) {
    await orders.move(orderId, 'paid', next, { producedAt: now })
  }
}
