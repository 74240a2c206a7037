import { z } from 'zod'
import { CART_PLACES } from '../cart/cart-item.ts'
import { CART_ITEM_PROBLEMS } from '../cart/cart-item-problem.ts'
import { ORDER_AGAIN } from '../order/order.ts'
import { PRICE_REASONS } from '../refusals/order-reasons.ts'
import { statedId } from './account.ts'
import { aliased, countField, defineCall, idField, jsonField, opidField } from './call.ts'
import { COUNT_CART } from './front-calls.ts'
import { orderItemField, quoteField } from './price.ts'

export const getCart = defineCall({
  name: 'GetCart',
  method: 'POST',
  path: '/Mobile/Shop/GetCart',
  summary:
    'What the shopper means to buy, what became of each thing since, and what all of it costs with one delivery.',
  changes: false,
  refusals: [],
  request: z.object({ uid: statedId }),
  data: z.object({
    things: z.array(
      z.object({
        id: z.string(),
        place: z.enum(CART_PLACES),
        pid: z.string(),
        /** In the caller's language; empty where the product is gone. */
        prodname: z.string(),
        aid: z.string(),
        taskid: z.string(),
        /** The design as it is by now; an order names this revision. */
        rev: z.number().int(),
        quantity: z.number().int(),
        attridlist: z.array(z.string()),
        again: z.enum(ORDER_AGAIN).exactOptional(),
        /** What of it was chosen, as phrases in the caller's language. */
        chosen: z.array(z.string()),
        /** All pieces of it, without coupon and delivery; 0 where it cannot be bought. */
        amount: z.number().int(),
        /** Why it cannot be bought as it stands here; absent: it can. */
        trouble: z.enum(CART_ITEM_PROBLEMS).exactOptional(),
        /** The order that holds its design already. */
        orderid: z.string().exactOptional(),
        /** The design was edited since it was put in. */
        edited: z.boolean(),
      }),
    ),
    currency: z.string(),
    /** Of the things that can be bought now, `item` counts them; absent: there is none. */
    quote: quoteField.exactOptional(),
  }),
})

export const countCart = defineCall({
  ...COUNT_CART,
  summary: 'How many things the shopper means to buy, whatever became of them: the number at the way to the cart.',
  request: z.object({ uid: statedId }),
  data: z.object({ count: z.number().int() }),
})

export const putInCart = defineCall({
  name: 'PutInCart',
  method: 'POST',
  path: '/Mobile/Shop/PutInCart',
  summary: 'Puts a thing into the cart; a design that is in it, or the thing `id`, is chosen anew.',
  changes: true,
  refusals: [
    ...PRICE_REASONS,
    'product-not-designable',
    'package-incomplete',
    'product-off-shelf',
    'product-soon',
    'design-ordered',
    'cart-full',
  ],
  request: z.object({
    uid: statedId,
    /** The thing that is chosen anew. */
    id: idField.optional(),
    thing: jsonField(aliased(orderItemField)),
    opid: opidField,
  }),
  data: z.object({ id: z.string() }),
})

export const changeInCart = defineCall({
  name: 'ChangeInCart',
  method: 'POST',
  path: '/Mobile/Shop/ChangeInCart',
  summary: 'More or fewer of a thing, for later, out of the cart, or back again: what was taken out waits a day.',
  changes: true,
  refusals: ['quantity-not-possible', 'cart-full'],
  request: z.object({
    uid: statedId,
    id: idField,
    place: z.enum(CART_PLACES).optional(),
    quantity: countField.optional(),
    opid: opidField,
  }),
  data: z.object({ id: z.string() }),
})
