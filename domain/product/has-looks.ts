import type { Product } from './product.ts'

/**
 * Whether a shopper chooses the look of a product. Prints and walls are photos on white paper, and photos that are placed in
 * frames lie on the card of their frame.
 */
export function hasLooks({ type, fits }: Pick<Product, 'type' | 'fits'>): boolean {
  return type === 1 || type === 7 || type === 8 || (type === 2 && (fits?.length ?? 0) === 0)
}
