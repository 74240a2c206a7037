import type { Order } from '../../domain/order/order.ts'
import type { Db } from '../db/db.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { createUserStore } from '../stores/users.store.ts'

/**
 * Notes who sent the shopper here with the first order that the shopper pays, once. Nobody is sent by himself (`safety`
 * section 4, `refereeid`).
 */
export async function storeReferee(tx: Db, { id, mchid, uid }: Pick<Order, 'id' | 'mchid' | 'uid'>): Promise<void> {
  const orders = createHandInStore(tx)
  const referee = (await createUserStore(tx).find(uid, mchid))?.referral.refereeid ?? ''
  if (referee !== '' && referee !== uid && !(await orders.hasPaidBefore(mchid, uid, id))) {
    await orders.saveReferee(id, referee)
  }
}
