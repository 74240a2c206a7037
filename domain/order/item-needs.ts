import { PRODUCT_TYPES, type Product, type ProductTypeNumber } from '../product/product.ts'
import type { OrderStateEvent } from './order-state.ts'

/** What the shopper must hand in before a thing can be made. A package itself needs nothing: its parts do. */
export type ItemNeed = 'design' | 'photos' | 'nothing'

/** What a product of `type` needs (B§4 product types, readings 22). */
export function needOf(type: ProductTypeNumber): ItemNeed {
  switch (PRODUCT_TYPES[type]) {
    case 'transmission':
      return 'photos'
    case 'standard':
    case 'package':
      return 'nothing'
    default:
      return 'design'
  }
}

/** The same of one product: a print that takes 0 to 0 photos is made as it is (A§5 "no photo"). */
export function needOfProduct({ type, photos }: Pick<Product, 'type' | 'photos'>): ItemNeed {
  const isReadyMade = PRODUCT_TYPES[type] === 'print' && photos.minCount === 0 && photos.maxCount === 0
  return isReadyMade ? 'nothing' : needOf(type)
}

/** What a payment does to an order: without all that its things need it waits for the upload (2300). */
export function eventOfPayment(
  items: readonly { readonly need: ItemNeed; readonly submitted: boolean }[],
): Extract<OrderStateEvent, 'pay' | 'pay-before-upload'> {
  return items.every((item) => item.submitted || item.need === 'nothing') ? 'pay' : 'pay-before-upload'
}

/**
 * Whether a thing comes to the shopper as a parcel, or is fetched, so that an order of it asks for an address.
 *
 * Originals that are handed to the shop (type 4) are no parcel while their product has no price for delivery.
 */
export function isShipped({ type, price }: Pick<Product, 'type' | 'price'>): boolean {
  return PRODUCT_TYPES[type] !== 'transmission' || price.delivery > 0
}

/**
 * Days that an order takes to make: those of its slowest product that travels, `usual` for one that says none or is gone from the
 * catalogue (most things are made and sent). Undefined where nothing travels.
 */
export function makeDaysOf(
  products: readonly (Pick<Product, 'type' | 'price' | 'daysToMake'> | undefined)[],
  usual: number,
): number | undefined {
  const days = products.flatMap((product) => (!product || isShipped(product) ? [product?.daysToMake ?? usual] : []))
  return days.length > 0 ? Math.max(...days) : undefined
}

/**
 * What becomes of an order's things before they leave: something of it is printed, all of it is packed as it lies on the shelf, or
 * photos are handed on as they are. Words of states follow it.
 */
export type OrderGoods = 'printed' | 'packed' | 'handed-on'

interface GoodsOrder {
  readonly items: readonly GoodsItem[]
  /** Somebody gets it in the hand. */
  readonly travels: boolean
}

interface GoodsItem {
  readonly type?: ProductTypeNumber
  readonly upload: 'submitted' | 'to-upload' | 'nothing'
}

/** Originals that somebody gets in the hand are packed; others are handed over online. */
export function goodsOf({ items, travels }: GoodsOrder): OrderGoods {
  if (items.length > 0 && items.every(({ type }) => type === 4)) {
    return travels ? 'packed' : 'handed-on'
  }
  return items.length > 0 && items.every(({ upload }) => upload === 'nothing') ? 'packed' : 'printed'
}
