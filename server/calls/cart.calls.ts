import { changeInCart, countCart, getCart, putInCart } from '../../domain/calls/cart.ts'
import { changeCartItem, countCartItems, putCartItem } from '../orders/cart-items.ts'
import { showCart } from '../orders/show-cart.ts'
import type { Limit } from '../ports/limits.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'

/** The same change within this time, without a key of the client, is a button pressed twice. */
const repeat = 60_000
/** Counted for each call apart. */
const limits: readonly Limit[] = [{ times: 60, seconds: 60, per: 'user' }]

/** A shopper's cart. */
export const cartCalls: CallGroup = {
  name: 'cart',
  routes: (deps) => [
    route({ call: getCart, policy: 'shopper', handle: (_, context) => showCart(deps, context) }),
    route({ call: countCart, policy: 'shopper', handle: (_, context) => countCartItems(context) }),
    route({
      ...{ call: putInCart, policy: 'shopper', limits, repeat },
      handle: (request, context) => putCartItem(deps, request, context),
    }),
    route({
      ...{ call: changeInCart, policy: 'shopper', limits, repeat },
      handle: (request, context) => changeCartItem(request, context),
    }),
  ],
}
