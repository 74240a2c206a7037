import type { Product } from './product.ts'

/** The product with the pictures of what is chosen of it, where a choice has pictures of its own. */
export function pictured(product: Product, chosen: readonly string[]): Product {
  const shown = product.attributes
    .flatMap(({ options }) => options)
    .find(({ id, pictures }) => pictures !== undefined && chosen.includes(id))?.pictures
  return shown ? { ...product, pictures: shown } : product
}
