import { type AlbumId, asId, type OrderId, type ProductId, type TaskId } from '../../../domain/ids.ts'
import { isShipped, needOfProduct } from '../../../domain/order/item-needs.ts'
import { ORDER_AGAIN, type OrderAgainMode } from '../../../domain/order/order.ts'
import type { MadeVolume } from '../../../domain/order/volume-in-hand.ts'
import type { Product } from '../../../domain/product/product.ts'
import { cartOfLine, type OrderCart, type OrderLine } from '../../../machines/order/order.types.ts'
import type { CurrentCartItem } from '../../ports/cart-ports.ts'

/** What the address of the pay screen names: a design, an album of originals, a thing from the shelf, or a set. */
export interface PayAddress {
  readonly pid: ProductId
  readonly aid?: AlbumId
  readonly taskId?: TaskId
  /** The revision of the design that was seen. */
  readonly rev: number
  /** The volumes behind the first one, where an album fills several books (B§9). */
  readonly more?: readonly MadeVolume[]
  /** Photos and design come after the payment (modes 4 and 6). */
  readonly later: boolean
  /** The design was ordered before, and is to be ordered once more. */
  readonly again?: OrderAgainMode
  /** The set on this phone; it brings its own cart. */
  readonly set?: string
  /** Everything in the shopper's cart. */
  readonly cart?: true
  /** The thing of the cart that is chosen anew. */
  readonly cartId?: string
  readonly quantity: number
  /** Options that were chosen on the product page. */
  readonly attributes: readonly string[]
}

/** `pay_index?pid=&aid=&taskid=&rev=`, `&later=1`, `&again=`, `&qty=`, `&attrs=`, `&cartid=`, or `?pkj=` for a set, `?cart=1` for the cart. */
export function payAddress(query: URLSearchParams): PayAddress {
  const text = (name: string) => query.get(name) || undefined
  const [aid, set, cartId] = [text('aid'), text('pkj'), text('cartid')]
  const [taskId, ...others] = (text('taskid') ?? '').split(',').filter(Boolean)
  const [rev = 0, ...revs] = (query.get('rev') ?? '').split(',').map(Number)
  const more = others.map((id, at) => ({ taskId: asId<TaskId>(id), rev: revs[at] ?? 0 }))
  const quantity = Number(query.get('qty') ?? 1)
  const again = ORDER_AGAIN.find((choice) => choice === query.get('again'))
  return {
    pid: asId(query.get('pid') ?? ''),
    ...(aid ? { aid: asId<AlbumId>(aid) } : {}),
    ...(taskId ? { taskId: asId<TaskId>(taskId) } : {}),
    ...(set ? { set } : {}),
    ...(query.get('cart') === '1' ? { cart: true } : {}),
    ...(cartId ? { cartId } : {}),
    ...(again ? { again } : {}),
    rev: Number.isSafeInteger(rev) ? rev : 0,
    ...(more.length > 0 ? { more } : {}),
    later: query.get('later') === '1',
    quantity: Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1,
    attributes: (query.get('attrs') ?? '').split(',').filter(Boolean),
  }
}

/** Whether the address names everything that its product needs before it can be priced. */
export function isComplete({ aid, taskId, later }: PayAddress, product: Pick<Product, 'type' | 'photos'>): boolean {
  switch (needOfProduct(product)) {
    case 'design':
      return later || taskId !== undefined
    case 'photos':
      return later || aid !== undefined
    case 'nothing':
      return true
  }
}

/** The cart of one thing; of a group without a choice the first option is what the price starts from. */
export function cartOfProduct(address: PayAddress, product: Product, addTo: string): OrderCart {
  const { pid, aid, taskId, rev, again, later, quantity, attributes, more = [] } = address
  const one = cartOfLine({
    ...{ pid, rev, quantity },
    ...(aid && !later ? { aid } : {}),
    ...(taskId && !later ? { taskId } : {}),
    ...(again ? { again } : {}),
    // What is paid first begins at the price of the shelf.
    ...(later && product.pages ? { pageCount: Math.max(product.pages.min, product.price.pagesIncluded) } : {}),
    attributes: product.attributes.flatMap(({ options }) => {
      const chosen = options.find(({ id }) => attributes.includes(id)) ?? options[0]
      return chosen ? [chosen.id] : []
    }),
  })
  const [line] = one.lines
  const cart =
    line && more.length > 0
      ? {
          id: [one.id, ...more.map((volume) => volume.taskId)].join('+'),
          lines: [line, ...more.map((volume) => ({ ...line, ...volume }))],
        }
      : one
  const parcel = isShipped(product) ? cart : { ...cart, unsent: true }
  // Each is an intent of its own: the one that was sent for the first order is never sent for the next.
  const kind = later ? 'later-' : again ? `${again}-` : ''
  return addedToOrder({ ...parcel, id: `${kind}${cart.id}` }, addTo)
}

/** The cart as an addition to an order of the shopper. */
export function addedToOrder(cart: OrderCart, addTo: string): OrderCart {
  return addTo ? { ...cart, id: `${cart.id}+${addTo}`, orderId: asId<OrderId>(addTo) } : cart
}

/** What of a cart can be bought now. */
export function linesOfCart(things: readonly CurrentCartItem[]): readonly OrderLine[] {
  return things
    .filter(({ place, problem: trouble }) => place === 'now' && trouble === undefined)
    .map(({ id, pid, aid, taskId, rev, quantity, attributes, again }) => ({
      ...{ pid, quantity, attributes, rev, cartId: id },
      ...(aid ? { aid } : {}),
      ...(taskId ? { taskId } : {}),
      ...(again ? { again } : {}),
    }))
}
