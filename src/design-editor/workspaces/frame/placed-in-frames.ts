import type { Product } from '../../../../domain/product/product.ts'

/** Whether the photos of a product are placed in frames one by one, each with a fit. */
export function isPlacedInFrames({ type, fits }: Pick<Product, 'type' | 'fits'>): boolean {
  return type === 2 && fits !== undefined && fits.length > 0
}
