import { calPrice } from '../../domain/calls/price.ts'
import type { CallGroup } from '../http/call-group.ts'
import { route } from '../http/route.ts'
import { priceCart } from '../orders/cal-price.ts'

/** Prices, line by line. */
export const priceCalls: CallGroup = {
  name: 'price',
  routes: (deps) => [
    route({ call: calPrice, policy: 'shopper', handle: (request, context) => priceCart(deps, request, context) }),
  ],
}
