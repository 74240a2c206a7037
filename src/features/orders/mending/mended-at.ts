import type { OrderCart, OrderLine, OrderRefusedFor, RefusedOrder } from '../../../../machines/order/order.types.ts'

/** Where a refusal of an order or of what is handed in can be mended. */
export type MendedAt =
  | 'design'
  | 'photos'
  | 'fewer photos'
  | 'address'
  | 'coupon'
  | 'set'
  | 'product'
  | 'phone'
  | 'sign-in'
  | 'orders'
  | 'shop'
  | 'cart'
  | 'again'

/** Where each reason can be mended. A reason of a newer shop is `not-possible`: its sentence is read, and asking again is free. */
const MENDED_AT: Record<OrderRefusedFor, MendedAt> = {
  'edits-not-sent': 'design',
  'design-changed': 'design',
  'cover-blank': 'design',
  'pages-not-possible': 'design',
  'slot-blank': 'design',
  'page-blank': 'design',
  'placed-photo-damaged': 'design',
  'photo-too-soft': 'design',
  'text-near-edge': 'design',
  'text-not-whole': 'design',
  'character-not-printable': 'design',
  'photo-placed-twice': 'design',
  'photo-on-its-side': 'design',
  'book-untitled': 'design',
  'frame-without-photo': 'design',
  'frame-without-size': 'design',
  'pages-beyond-paid': 'design',
  'too-few-photos': 'photos',
  'too-many-ordered-photos': 'fewer photos',
  'photo-not-stored': 'photos',
  'more-volumes-needed': 'fewer photos',
  'name-missing': 'address',
  'name-too-long': 'address',
  'recvphone-invalid': 'address',
  'region-missing': 'address',
  'street-missing': 'address',
  'street-too-long': 'address',
  'country-not-delivered': 'address',
  'place-missing': 'address',
  'postcode-missing': 'address',
  'postcode-wrong': 'address',
  'pickup-unknown': 'address',
  'coupon-undecided': 'coupon',
  'coupon-not-possible': 'coupon',
  'package-incomplete': 'set',
  'attribute-missing': 'product',
  'attribute-unknown': 'product',
  'quantity-not-possible': 'product',
  'phone-not-bound': 'phone',
  'sign-in-needed': 'sign-in',
  'design-ordered': 'orders',
  'order-not-paid': 'orders',
  'order-closed': 'orders',
  'upload-closed': 'orders',
  'too-many-volumes': 'orders',
  'nothing-to-hand-in': 'orders',
  'order-number-wrong': 'orders',
  'link-ended': 'orders',
  'product-changed': 'orders',
  'cart-changed': 'cart',
  'product-off-shelf': 'shop',
  'product-soon': 'shop',
  'product-not-designable': 'shop',
  'not-found': 'again',
  'price-changed': 'again',
  'texts-changed': 'again',
  'opid-reused': 'again',
  'too-many-requests': 'again',
  'storage-nearly-full': 'again',
  busy: 'again',
  'request-malformed': 'again',
  'foreign-page': 'again',
  'path-unknown': 'again',
  'body-too-large': 'again',
  'media-type-unknown': 'again',
  'not-possible': 'again',
}

/** What can be mended in one thing, wherever it is. */
const IN_THE_THING: readonly MendedAt[] = ['design', 'photos', 'fewer photos']
const OF_ONE_THING: readonly MendedAt[] = [...IN_THE_THING, 'product', 'orders', 'shop']

/** Where a refusal is mended, and in which of the things. Of a cart the cart says which one it is, of a set the set does where nobody else does. */
export function mendedAt(
  { reason, item }: Pick<RefusedOrder, 'reason' | 'item'>,
  { lines, package: set }: Pick<OrderCart, 'lines' | 'package'>,
): { readonly at: MendedAt; readonly line: OrderLine | undefined } {
  const at = MENDED_AT[reason]
  const line = lines[item ?? 0]
  if (line?.cartId !== undefined && OF_ONE_THING.includes(at)) {
    return { at: 'cart', line }
  }
  const isUnknown = item === undefined && lines.length > 1
  if (set && (at === 'product' || (isUnknown && IN_THE_THING.includes(at)))) {
    return { at: 'set', line }
  }
  return { at, line }
}
