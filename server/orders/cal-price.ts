import type { DataOf, ParsedRequestOf } from '../../domain/calls/call.ts'
import type { calPrice } from '../../domain/calls/price.ts'
import { QUANTITY_MAX, quote } from '../../domain/product/quote.ts'
import type { Deps } from '../deps.ts'
import { type Answer, answer, refuse } from '../http/answer.ts'
import type { CallContext } from '../http/route.ts'
import { cartName, loadCart } from './load-cart.ts'
import { QUOTE_MS, quoteToken } from './quote-token.ts'

/** The price of a cart as the database says it, and the shop's word for it. */
export async function priceCart(
  deps: Deps,
  request: ParsedRequestOf<typeof calPrice>,
  { db, caller, now }: CallContext<'shopper'>,
): Promise<Answer<DataOf<typeof calPrice>>> {
  const ask = { orderdata: request.orderdata, pickup: request.pickupid !== undefined }
  const loaded = await loadCart(db, caller, ask, now)
  if (!loaded) {
    return refuse('not-found')
  }
  const verdict = quote(loaded.cart)
  if (verdict.kind === 'refused') {
    return refuse(verdict.reason, { data: { item: verdict.item }, words: { max: QUANTITY_MAX } })
  }
  const expires = now + QUOTE_MS
  const quoted = { merchantId: caller.merchantId, uid: caller.uid, cart: cartName(loaded) }
  return answer({
    pay_amount: verdict.total,
    currency: loaded.merchant.currency.code,
    symbol: loaded.merchant.currency.symbol,
    lines: [...verdict.lines],
    quoteId: quoteToken(deps.secrets, quoted, verdict.total, expires),
    expires,
  })
}
