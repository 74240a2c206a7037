import type { PhotoBook } from '../../photo/photo.ts'
import { paperOf } from '../../product/paper.ts'
import type { Product } from '../../product/product.ts'
import type { Theme } from '../../theme/theme.ts'
import { wornBy } from '../pages/template-page.ts'
import type { EditWorld } from '../world/edit-world.ts'

/** What edits of a product's design are decided against; `undefined` where nothing of the product is designed. */
export function editWorldOf(product: Product, theme: Theme, photos: PhotoBook): EditWorld | undefined {
  const paper = paperOf(product)
  const { theme: worn, pages } = wornBy(product, theme)
  return paper && pages && { photos, theme: worn, paper, pages }
}
