import type { DataOf } from '../../domain/calls/call.ts'
import type { getCart } from '../../domain/calls/cart.ts'
import type { OrderItemRequest } from '../../domain/calls/price.ts'
import type { CartItem } from '../../domain/cart/cart-item.ts'
import { cartItemProblem } from '../../domain/cart/cart-item-problem.ts'
import type { OrderId, TaskId } from '../../domain/ids.ts'
import { levelRate } from '../../domain/merchant/member-level.ts'
import { printSettings } from '../../domain/merchant/print-settings.ts'
import { decideOrder } from '../../domain/order/decide-order.ts'
import { needOfProduct } from '../../domain/order/item-needs.ts'
import { WHOLE } from '../../domain/product/price.ts'
import { quote } from '../../domain/product/quote.ts'
import { answer, refuse } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createAlbumStore } from '../stores/albums.store.ts'
import { createCartStore } from '../stores/carts.store.ts'
import { createDesignOrderStore } from '../stores/design-orders.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { createCartItemStore } from '../stores/shoppers/cart-items.store.ts'
import { priceCart } from './cal-price.ts'
import { chosenOfLoaded } from './chosen-of-item.ts'
import { type LoadedItem, loadItem } from './load-cart.ts'

type Context = CallContext<'shopper'>
type Shown = DataOf<typeof getCart>['things'][number]

/** The cart as it is by now: what was ordered, edited or deleted meanwhile says so, and the rest has one price. */
export async function showCart(deps: Deps, context: Context) {
  const { db, caller } = context
  const shopper = await createCartStore(db).findShopper(caller)
  if (!shopper) {
    return refuse('not-found')
  }
  const kept = await createCartItemStore(db).list(caller)
  const designs = kept.flatMap(({ taskId }) => taskId ?? [])
  const held = await createDesignOrderStore(db).newestOf(caller, designs)
  const things: Shown[] = []
  let place: string | undefined
  for (const thing of kept) {
    const item = await itemNow(thing, context)
    const shown = await shownThing({ thing, item, held, shopper, place }, context)
    things.push(shown)
    // The first of its things that is fetched says where the whole order is.
    place ??= shown.trouble === undefined && thing.place === 'now' ? item?.product.pickUpAt : undefined
  }
  const wanted = kept.filter(({ id }) => things.some((one) => one.id === id && one.place === 'now' && !one.trouble))
  const price =
    wanted.length > 0
      ? await priceCart(deps, { mchid: undefined, uid: undefined, orderdata: wanted.map(asWanted), mode: 0 }, context)
      : undefined
  return answer<DataOf<typeof getCart>>({
    things,
    currency: shopper.merchant.currency.code,
    ...(price?.kind === 'answered' ? { quote: price.data } : {}),
  })
}

/** Product and design of a thing as they are today; `undefined`: something of it is not there any more. */
async function itemNow(thing: CartItem, { db, caller }: Context): Promise<LoadedItem | undefined> {
  const item = await loadItem(db, caller, asWanted(thing))
  const lacks = item && needOfProduct(item.product) === 'photos' && thing.aid
  return lacks && !(await createAlbumStore(db).findEditable(lacks, caller)) ? undefined : item
}

const asWanted = ({ pid, aid, taskId, quantity, attributes, again }: CartItem): OrderItemRequest => ({
  ...{ pid, quantity, attridlist: [...attributes] },
  ...(aid ? { aid } : {}),
  ...(taskId ? { taskid: taskId } : {}),
  ...(again ? { again } : {}),
})

interface Showing {
  readonly thing: CartItem
  readonly item: LoadedItem | undefined
  readonly held: ReadonlyMap<TaskId, { readonly orderId: OrderId }>
  readonly shopper: NonNullable<Awaited<ReturnType<ReturnType<typeof createCartStore>['findShopper']>>>
  readonly place: string | undefined
}

async function shownThing({ thing, item, held, shopper, place }: Showing, context: Context): Promise<Shown> {
  const { merchant, user } = shopper
  const { db, caller, now } = context
  const { id, pid, aid, taskId, rev, quantity, attributes, again } = thing
  const order = taskId && again === null ? held.get(taskId) : undefined
  const memberRate = user ? levelRate(merchant.levels, user, now) : WHOLE
  const priced = item && quote({ items: [item.priced], memberRate, pickup: true })
  const trouble = cartItemProblem(
    item &&
      priced && {
        ...{ product: item.product, isOrdered: order !== undefined, priced },
        ...(item.task ? { verdict: verdictOf(item, item.task, merchant) } : {}),
        ...(place === undefined ? {} : { place }),
      },
  )
  const product = item?.product ?? (await createProductStore(db).find(caller.merchantId, pid))
  return {
    ...{ id, place: thing.place, pid, prodname: product?.name[caller.language] ?? '' },
    ...{ aid: aid ?? '', taskid: taskId ?? '', rev: item?.task?.rev ?? rev ?? 0, quantity },
    ...{ attridlist: [...attributes], ...(again ? { again } : {}) },
    chosen: item ? chosenOfLoaded(item, caller.language) : [],
    amount: priced?.kind === 'quoted' && trouble === undefined ? priced.total : 0,
    ...(trouble ? { trouble } : {}),
    ...(order ? { orderid: order.orderId } : {}),
    edited: again !== 'as-ordered' && rev !== null && item?.task !== undefined && item.task.rev !== rev,
  }
}

/** What an order would say of the design, short of looking at every photo of it. */
function verdictOf(
  { product }: LoadedItem,
  task: NonNullable<LoadedItem['task']>,
  merchant: Showing['shopper']['merchant'],
) {
  const { design, rev } = task
  return decideOrder({ product, design, seen: rev, rev, checks: printSettings(merchant.print).checks })
}
