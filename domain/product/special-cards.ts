import type { Product } from './product.ts'

/** The shelf of cards for a day of their own: New Year, a wedding, a birth. The list `special_card` shows what stands on it. */
export const SPECIAL_CARDS = 'occasions'

/** Whether a product is a card of that list. */
export function isSpecialCard({ type, categoryId }: Pick<Product, 'type' | 'categoryId'>): boolean {
  return type === 7 && categoryId === SPECIAL_CARDS
}
