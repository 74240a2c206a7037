import type { Product } from '../product/product.ts'

/**
 * Inner pages that are paid for while nothing is designed: what the price includes, at least what the product has by
 * itself. A design that comes later has no more of them (decision 017).
 */
export function pagesWithoutDesign({ pages, price }: Pick<Product, 'pages' | 'price'>): number {
  return pages ? Math.max(pages.default, price.pagesIncluded) : 0
}
