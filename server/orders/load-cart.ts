import type { OrderItemRequest } from '../../domain/calls/price.ts'
import { innerPages } from '../../domain/design/design.ts'
import { asId, type ProductId, type TaskId } from '../../domain/ids.ts'
import { levelRate } from '../../domain/merchant/member-level.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { WHOLE } from '../../domain/product/price.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Cart, QuoteItem } from '../../domain/product/quote.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import type { SignedInCaller } from '../http/caller.ts'
import { createCartStore } from '../stores/carts.store.ts'
import type { PreviewTask } from '../stores/previews.store.ts'

/** One wanted thing with what the database says about it. */
export interface LoadedItem {
  readonly wanted: OrderItemRequest
  readonly product: Product
  /** Products without a design have none. */
  readonly task: PreviewTask | undefined
  readonly theme: Theme | undefined
  readonly coverPicture: string | null
  readonly priced: QuoteItem
}

export interface LoadedCart {
  readonly merchant: Merchant
  readonly items: readonly LoadedItem[]
  readonly cart: Cart
}

/**
 * Loads everything that a price depends on from the database; of the request only ids, options and copies count.
 *
 * `undefined`: something that is named does not exist or belongs to somebody else.
 */
export async function loadCart(
  db: Db,
  caller: SignedInCaller,
  ask: { readonly orderdata: readonly OrderItemRequest[]; readonly pickup: boolean },
  now: EpochMs,
): Promise<LoadedCart | undefined> {
  const shopper = await createCartStore(db).findShopper(caller)
  const items: LoadedItem[] = []
  for (const wanted of ask.orderdata) {
    const item = await loadItem(db, caller, wanted)
    if (!item) {
      return undefined
    }
    items.push(item)
  }
  if (!shopper) {
    return undefined
  }
  const { merchant, user } = shopper
  // What a member of the shopper's level pays.
  const memberRate = user ? levelRate(merchant.levels, user, now) : WHOLE
  return { merchant, items, cart: { items: items.map((item) => item.priced), memberRate, pickup: ask.pickup } }
}

async function loadItem(db: Db, caller: SignedInCaller, wanted: OrderItemRequest): Promise<LoadedItem | undefined> {
  const taskId = wanted.taskid === undefined ? undefined : asId<TaskId>(wanted.taskid)
  const found = await createCartStore(db).findItem(caller, asId<ProductId>(wanted.pid), taskId)
  if (!found) {
    return undefined
  }
  const { product, task } = found
  if (taskId !== undefined && !(task && (wanted.aid ?? task.aid) === task.aid)) {
    return undefined
  }
  const pageCount = task ? innerPages(task.design).length : 0
  const quantity = wanted.quantity ?? wanted.bookcount ?? 1
  const priced = { product, pageCount, attributes: wanted.attridlist ?? [], quantity }
  return { wanted, ...found, priced }
}

/** What names a cart in a quote: the same things at the same revision make the same text. */
export function cartName({ items, cart }: LoadedCart): unknown {
  return [
    cart.pickup,
    items.map(({ product, task, priced }) => [
      product.id,
      task?.id ?? '',
      priced.pageCount,
      [...priced.attributes].sort(),
      priced.quantity,
    ]),
  ]
}
