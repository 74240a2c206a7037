import { CART_MAX } from '../../domain/cart/cart-item.ts'
import type { Order } from '../../domain/order/order.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { createCartItemStore } from '../stores/shoppers/cart-items.store.ts'

/**
 * An order that is closed before anybody has begun it gives back what it took from the cart, in its place. In the transaction that closes the order
 * and has locked it; answers how many things stand in the cart again.
 *
 * A design that was put in anew meanwhile stays as it was chosen there. What the cart has no room for by now is kept for later.
 */
export async function giveBackToCart(
  tx: Db,
  { id, mchid: merchantId, uid }: Pick<Order, 'id' | 'mchid' | 'uid'>,
  now: EpochMs,
): Promise<number> {
  const cart = createCartItemStore(tx)
  const taken = await cart.takenBy(id)
  if (taken.length === 0) {
    return 0
  }
  const owner = { merchantId, uid }
  await cart.lock(owner)
  const there = await cart.list(owner)
  const room = {
    now: CART_MAX.now - there.filter(({ place }) => place === 'now').length,
    later: CART_MAX.later - there.filter(({ place }) => place === 'later').length,
  }
  let back = 0
  for (const { id: thing, taskId } of taken) {
    const before = taskId === null ? undefined : await cart.findDesign(owner, taskId)
    const to = room.now > 0 ? 'now' : 'later'
    if ((before && before.place !== 'removed') || room[to] <= 0) {
      continue
    }
    if (before) {
      await cart.forget(owner, before.id)
    }
    await cart.giveBack(thing, to, now)
    room[to] -= 1
    back += 1
  }
  await cart.forgetTaken(id)
  return back
}
