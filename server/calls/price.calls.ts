import { calPrice } from '../../domain/calls/price.ts'
import { priceCart } from '../orders/cal-price.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'

/** Prices, line by line. */
export const priceCalls: CallGroup = {
  name: 'price',
  routes: (deps) => [
    route({ call: calPrice, policy: 'shopper', handle: (request, context) => priceCart(deps, request, context) }),
  ],
}
