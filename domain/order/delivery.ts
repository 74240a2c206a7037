import { PRODUCT_TYPES, type Product } from '../product/product.ts'

/**
 * Whether a thing comes to the shopper as a parcel, or is fetched, so that an order of it asks for an address.
 *
 * Originals that are handed to the shop (type 4) are no parcel while their product has no price for delivery.
 */
export function isSent({ type, price }: Pick<Product, 'type' | 'price'>): boolean {
  return PRODUCT_TYPES[type] !== 'transmission' || price.delivery > 0
}
