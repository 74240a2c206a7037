import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import type { createUpgradeUserLevelOrder, queryUpgradeUserLevelOrderStatus } from '../../domain/calls/user-type.ts'
import { asId, type OrderId } from '../../domain/ids.ts'
import { refuseLevel } from '../../domain/merchant/member-level.ts'
import { invariant } from '../../domain/never.ts'
import { type OrderState, STATUS_NUMBERS } from '../../domain/order/order-state.ts'
import { answer, refuse } from '../base/answer.ts'
import { payPath } from '../base/pay-path.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createLevelOrderStore } from '../stores/level-orders.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createRefundStore } from '../stores/refunds.store.ts'
import { createUserStore } from '../stores/users.store.ts'

/** Orders a level: its id is believed, its price is the shop's. */
export async function orderLevel(
  deps: Deps,
  { typeid, currency: shown }: ParsedRequestOf<typeof createUpgradeUserLevelOrder>,
  { db, caller, now, opid }: CallContext<'shopper'>,
) {
  const merchant = await createMerchantStore(db).find(caller.merchantId)
  const user = await createUserStore(db).find(caller.uid, caller.merchantId)
  if (!merchant || !user) {
    return refuse('user-unknown')
  }
  const refusal = refuseLevel(merchant.levels, user, typeid, now)
  if (refusal) {
    return refuse(refusal)
  }
  const price = merchant.levels.find((level) => level.id === typeid)?.price
  invariant(price, 'a level that can be bought has a price')
  const currency = merchant.currency.code
  const held = await createMerchantStore(db).holdCurrency(caller.merchantId)
  if (held !== currency || (shown !== undefined && shown !== currency)) {
    return refuse('price-changed')
  }
  const id = asId<OrderId>(deps.ids.next())
  const { merchantId, uid } = caller
  const request = { id, merchantId, uid, opid, levelId: typeid, amount: price, currency }
  const orderid = await createLevelOrderStore(db).insert(request, now)
  const status = STATUS_NUMBERS['awaiting-pay']
  return answer({ orderid, pay_amount: price, currency, status, payurl: payPath(orderid) })
}

/** How far the shopper's own level order is. */
export async function levelOrderStatus(
  { orderid }: ParsedRequestOf<typeof queryUpgradeUserLevelOrderStatus>,
  { db, caller }: CallContext<'owner'>,
) {
  const order = await createLevelOrderStore(db).find(asId<OrderId>(orderid), caller)
  if (!order) {
    return refuse('not-found')
  }
  const user = await createUserStore(db).find(caller.uid, caller.merchantId)
  const ended = progressOf(order.state)
  const isPaidBack = ended === 'closed' && (await createRefundStore(db).ofOrder(order.id)).length > 0
  const state: 'refunded' | typeof ended = isPaidBack ? 'refunded' : ended
  const expiredate = state === 'paid' ? (user?.levelExpiresAt ?? 0) : 0
  return answer({ orderid, typeid: order.levelId ?? '', state, expiredate })
}

function progressOf(state: OrderState): 'awaiting-pay' | 'paid' | 'closed' {
  switch (state) {
    case 'awaiting-pay':
      return 'awaiting-pay'
    case 'cancelled':
    case 'refunded':
      return 'closed'
    default:
      return 'paid'
  }
}
