import type { ShelfProduct } from './product.ts'

/** So many products for the shop window: the first of every kind, then the others, both in the order of the shelves. */
export function shopWindow(products: readonly ShelfProduct[], count: number): readonly ShelfProduct[] {
  const kinds = new Set<number>()
  const first = products.filter(({ type }) => !kinds.has(type) && kinds.add(type))
  return [...first, ...products.filter((product) => !first.includes(product))].slice(0, count)
}
