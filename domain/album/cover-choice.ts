import { isBook, paperOf } from '../product/paper.ts'
import type { Product } from '../product/product.ts'

/** Whether as many cover photos are chosen as the product takes: exactly that many (B§8 cover, readings 56). */
export type CoverVerdict = 'right' | 'too-few' | 'too-many'

export function coverVerdict(chosen: number, wanted: number): CoverVerdict {
  if (chosen < wanted) {
    return 'too-few'
  }
  return chosen > wanted ? 'too-many' : 'right'
}

/** Cover photos of an album where no product says how many (A§9). */
export const DEFAULT_COVER_COUNT = 1

/**
 * How many cover photos a product needs (A§5): what is bound has a cover, cards and frames have none.
 *
 * Without a product the album's own cover is chosen: one.
 */
export function coversNeeded(product: Pick<Product, 'book' | 'sheets' | 'coverPhotos'> | undefined): number {
  if (!product) {
    return DEFAULT_COVER_COUNT
  }
  const paper = paperOf(product)
  return paper && isBook(paper) ? Math.max(DEFAULT_COVER_COUNT, product.coverPhotos) : 0
}
