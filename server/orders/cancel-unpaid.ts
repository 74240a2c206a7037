import { orderAfter } from '../../domain/order/order-state.ts'
import { freeCoupon } from '../coupons/spend-coupon.ts'
import type { Deps } from '../ports/deps.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { giveBackToCart } from './give-back-to-cart.ts'

/** So long an order waits for its money and holds its coupon. */
const UNPAID_MS = 15 * 86_400_000

/** Cancels orders that nobody has paid for in 15 days; their coupons come back, and what stood in a cart. Money that comes later goes back. */
export async function cancelUnpaid({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = clock.now() - UNPAID_MS
  for (const id of await createOrderStore(db).listUnpaid(before)) {
    await db.transaction(async (tx) => {
      const orders = createOrderStore(tx)
      const order = await orders.loadForPayment(id)
      // It may have been paid since it was listed, and what is paid may be called off as well.
      const next = order?.state === 'awaiting-pay' ? orderAfter(order.state, 'cancel') : undefined
      if (order && next && (await orders.move(id, order.state, next, {}))) {
        await freeCoupon(tx, order.mchid, id)
        await giveBackToCart(tx, order, clock.now())
      }
    })
  }
}
