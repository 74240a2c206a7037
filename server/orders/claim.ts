import { asId, type OrderId, type SubOrderId } from '../../domain/ids.ts'
import { needOfProduct } from '../../domain/order/item-needs.ts'
import type { OrderWithItems } from '../../domain/order/order.ts'
import { pagesWithoutDesign } from '../../domain/order/paid-pages.ts'
import { type RefusedAnswer, refuse } from '../base/answer.ts'
import type { SignedInCaller } from '../base/caller.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import type { NewOrderItem } from '../stores/orders.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { createOuttradeStore, type OuttradeOrder } from '../stores/outtrade.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { UNTOUCHED } from './freeze-item.ts'

/** What the shopper knows of an order of another platform. */
export interface OuttradeKey {
  readonly outtradeId: string
  /** Last four digits of the receiver's phone; asked for where the merchant told them. */
  readonly phoneTail: string | undefined
}

/** Whether the shopper may see an order that nobody has claimed. */
export function opensOuttrade(
  order: OuttradeOrder | undefined,
  { phoneTail }: Pick<OuttradeKey, 'phoneTail'>,
): order is OuttradeOrder {
  return order !== undefined && !order.closed && (order.phoneTail === null || order.phoneTail === phoneTail?.trim())
}

/**
 * The shopper's order of another platform's number, locked. The first signed-in shopper who hands something in claims it,
 * in the transaction that hands it in.
 *
 * Unknown, closed, without the right digits and claimed by somebody else are one and the same answer (`safety` 5.12); who
 * has claimed it is told that it was closed.
 */
export async function openOuttrade(
  deps: Pick<Deps, 'ids'>,
  key: OuttradeKey,
  { db, caller, now, requestId }: CallContext<'owner'>,
): Promise<OrderWithItems | RefusedAnswer<'order-number-wrong' | 'order-closed'>> {
  const handIns = createHandInStore(db)
  const bought = await createOuttradeStore(db).lock(caller.merchantId, key.outtradeId)
  const ownOf = (claimed: OrderWithItems | undefined) => {
    if (claimed?.order.uid !== caller.uid) {
      return refuse('order-number-wrong')
    }
    return bought?.closed ? refuse('order-closed') : claimed
  }
  const claimed = await handIns.lockClaimed(caller.merchantId, key.outtradeId)
  if (claimed) {
    return ownOf(claimed)
  }
  if (!opensOuttrade(bought, key)) {
    return refuse('order-number-wrong')
  }
  const id = asId<OrderId>(deps.ids.next())
  const merchant = await createMerchantStore(db).find(caller.merchantId)
  const items = await itemsOf(deps, bought, { db, caller })
  const order: Parameters<typeof handIns.claim>[0] = {
    id,
    mchid: caller.merchantId,
    uid: caller.uid,
    opid: `claim-${id}`,
    source: 'e-commerce',
    language: caller.language,
    mode: 1,
    amount: 0,
    currency: merchant?.currency.code ?? '',
    lines: [],
    address: NO_ADDRESS,
    outtradeId: key.outtradeId,
  }
  const first = await handIns.claim(order, items, { state: 'to-upload', now })
  if (first) {
    const { merchantId: mchid, uid: actor } = caller
    await handIns.note({ mchid, action: 'claim', subject: id, actor, requestId, after: key.outtradeId }, now)
  }
  return ownOf(await handIns.lockClaimed(caller.merchantId, key.outtradeId))
}

/** The other platform knows where it goes. */
const NO_ADDRESS = { name: '', phone: '', province: '', city: '', district: '', street: '' }

async function itemsOf(
  { ids }: Pick<Deps, 'ids'>,
  bought: OuttradeOrder,
  { db, caller }: { readonly db: CallContext['db']; readonly caller: SignedInCaller },
): Promise<NewOrderItem[]> {
  const items: NewOrderItem[] = []
  for (const { pid, outtradeSubId, quantity, attributes } of bought.items) {
    const product = await createProductStore(db).find(caller.merchantId, pid)
    const need = product ? needOfProduct(product) : 'design'
    const pages = product ? pagesWithoutDesign(product) : 0
    items.push({
      ...UNTOUCHED,
      ...{ subId: asId<SubOrderId>(ids.next()), outtradeSubId, pid, quantity, attributes, need, paidPages: pages },
      ...(product && need === 'nothing' ? { frozen: { kind: 'goods', product, photos: [] } } : {}),
    })
  }
  return items
}
