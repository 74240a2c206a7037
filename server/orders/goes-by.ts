import { goesWithAnother, refuseAddPurchase } from '../../domain/order/add-purchase.ts'
import type { Order } from '../../domain/order/order.ts'
import type { SignedInCaller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import { createOrderStore } from '../stores/orders.store.ts'

/**
 * The order whose address and parcel a purchase has that is added to `source`: where that one was itself added and goes
 * with another, that other one, as far as it is not closed.
 */
export async function goesBy(
  source: Order,
  { db, caller }: { readonly db: Db; readonly caller: SignedInCaller },
): Promise<Order> {
  let by = source
  while (by.parentId !== null && goesWithAnother(by)) {
    const first = (await createOrderStore(db).find(by.parentId, caller))?.order
    if (!first || refuseAddPurchase(first.state)) {
      break
    }
    by = first
  }
  return by
}
