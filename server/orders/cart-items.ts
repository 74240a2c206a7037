import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import type { changeInCart, putInCart } from '../../domain/calls/cart.ts'
import type { OrderItemRequest } from '../../domain/calls/price.ts'
import { CART_MAX, CART_UNDO_MS, type CartItem, type CartPlace } from '../../domain/cart/cart-item.ts'
import { type AlbumId, asId } from '../../domain/ids.ts'
import { needOfProduct } from '../../domain/order/item-needs.ts'
import { STATUS_NUMBERS } from '../../domain/order/order-state.ts'
import { WHOLE } from '../../domain/product/price.ts'
import { PRODUCT_TYPES } from '../../domain/product/product.ts'
import { QUANTITY_MAX, quote } from '../../domain/product/quote.ts'
import { answer, refuse } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createAlbumStore } from '../stores/albums.store.ts'
import { createDesignOrderStore } from '../stores/design-orders.store.ts'
import { createCartItemStore } from '../stores/shoppers/cart-items.store.ts'
import { refuseProduct } from './freeze-item.ts'
import { loadItem } from './load-cart.ts'

type Context = CallContext<'shopper'>

/** Puts a thing in, or chooses anew what is in there. A cart promises nothing: an order looks at everything once more. */
export async function putCartItem(
  { ids }: Pick<Deps, 'ids'>,
  request: ParsedRequestOf<typeof putInCart>,
  context: Context,
) {
  const { db, caller, now } = context
  const choice = await choiceOf(request.thing, context)
  if ('kind' in choice) {
    return choice
  }
  const cart = createCartItemStore(db)
  await cart.lock(caller)
  await cart.forgetRemoved(caller, now - CART_UNDO_MS)
  const named = request.id === undefined ? undefined : await cart.find(caller, request.id)
  if (request.id !== undefined && !named) {
    return refuse('not-found')
  }
  const before = choice.taskId === null ? named : ((await cart.findDesign(caller, choice.taskId)) ?? named)
  const full = before?.place === 'now' ? undefined : refuseFull(await cart.list(caller), 'now')
  if (full) {
    return full
  }
  if (before) {
    await cart.save(caller, before.id, { ...choice, place: 'now' }, now)
    return answer({ id: before.id })
  }
  const id = ids.next()
  await cart.insert(caller, { ...choice, id }, now)
  return answer({ id })
}

/** More or fewer of a thing, or another place for it. */
export async function changeCartItem(
  { id, place, quantity }: ParsedRequestOf<typeof changeInCart>,
  { db, caller, now }: Context,
) {
  if (quantity !== undefined && (quantity < 1 || quantity > QUANTITY_MAX)) {
    return refuse('quantity-not-possible', { params: { max: QUANTITY_MAX } })
  }
  const cart = createCartItemStore(db)
  await cart.lock(caller)
  await cart.forgetRemoved(caller, now - CART_UNDO_MS)
  const thing = await cart.find(caller, id)
  if (!thing) {
    return refuse('not-found')
  }
  const full = place === undefined || place === thing.place ? undefined : refuseFull(await cart.list(caller), place)
  if (full) {
    return full
  }
  await cart.save(caller, id, { ...(place ? { place } : {}), ...(quantity === undefined ? {} : { quantity }) }, now)
  return answer({ id })
}

/** How many things an order would take. */
export async function countCartItems({ db, caller }: Context) {
  return answer({ count: await createCartItemStore(db).countNow(caller) })
}

function refuseFull(things: readonly CartItem[], place: CartPlace) {
  if (place === 'removed') {
    return undefined
  }
  const max = CART_MAX[place]
  return things.filter((thing) => thing.place === place).length < max
    ? undefined
    : refuse('cart-full', { params: { max } })
}

/** What is named, if it can be bought at all. */
async function choiceOf(wanted: OrderItemRequest, { db, caller }: Context) {
  const item = await loadItem(db, caller, wanted)
  if (!item) {
    return refuse('not-found')
  }
  const { product, task } = item
  const unsold = refuseProduct(product)
  if (unsold) {
    return unsold
  }
  const need = needOfProduct(product)
  // Of a set the parts are designed in turn: it has a cart of its own.
  if (PRODUCT_TYPES[product.type] === 'package') {
    return refuse('package-incomplete')
  }
  if (need === 'design' && !task) {
    return refuse('product-not-designable')
  }
  const aid = task?.aid ?? (wanted.aid === undefined ? null : asId<AlbumId>(wanted.aid))
  if (need === 'photos' && !(aid && (await createAlbumStore(db).findEditable(aid, caller)))) {
    return refuse('not-found')
  }
  const priced = quote({ items: [item.priced], memberRate: WHOLE, pickup: true })
  if (priced.kind === 'refused') {
    return refuse(priced.reason, { params: { max: QUANTITY_MAX } })
  }
  const held = task && wanted.again === undefined ? await heldBy(task.id, { db, caller }) : undefined
  if (held) {
    return refuse('design-ordered', { data: { orderid: held.orderId, status: STATUS_NUMBERS[held.state] } })
  }
  const { quantity, attributes } = item.priced
  return {
    ...{ pid: product.id, aid: need === 'nothing' ? null : aid, taskId: task?.id ?? null },
    ...{ rev: task?.rev ?? null, quantity, attributes, again: wanted.again ?? null },
  }
}

async function heldBy(id: NonNullable<CartItem['taskId']>, { db, caller }: Pick<Context, 'db' | 'caller'>) {
  return (await createDesignOrderStore(db).newestOf(caller, [id])).get(id)
}
