import { asId, type OrderId } from '../../domain/ids.ts'
import { type Answered, type RefusedAnswer, refuse } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import { createShopTextStore } from '../stores/shop-texts.store.ts'

/**
 * Places an order of somebody who has seen the shop's texts, and notes which version. Where they changed meanwhile nothing
 * is ordered. Clients of the specification show none, and nothing is noted of theirs.
 */
export async function orderAsAgreed<Data extends { readonly orderid: string }, R extends RefusedAnswer>(
  version: number | undefined,
  { db, caller, now }: Pick<CallContext<'owner'>, 'db' | 'caller' | 'now'>,
  place: () => Promise<Answered<Data> | R>,
) {
  const texts = createShopTextStore(db)
  if (version !== undefined && version !== (await texts.current(caller.merchantId)).version) {
    return refuse('texts-changed')
  }
  const placed = await place()
  if (version !== undefined && placed.kind === 'answered') {
    await texts.agree(asId<OrderId>(placed.data.orderid), version, now)
  }
  return placed
}
