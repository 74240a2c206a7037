import type { Product } from '../product/product.ts'

/**
 * Inner pages that are paid for while nothing is designed: as many as the shopper wishes within the product's rule,
 * otherwise what the product has by itself; never fewer than the price includes. A design that comes later has no more of
 * them (decision 017).
 */
export function pagesWithoutDesign({ pages, price }: Pick<Product, 'pages' | 'price'>, wished?: number): number {
  if (!pages) {
    return 0
  }
  const whole = Math.ceil((wished ?? pages.default) / pages.multiple) * pages.multiple
  return Math.max(Math.min(pages.max, Math.max(pages.min, whole)), price.pagesIncluded)
}
