import { type FrameOrderData, frameOrderData } from '../../../domain/frame/frame-order.ts'
import { mainFormat, pageFormat, paperOf } from '../../../domain/product/paper.ts'
import { PRODUCT_TYPES } from '../../../domain/product/product.ts'
import type { FrozenDesign } from '../../../domain/production/frozen-item.ts'

/** How each photo of an order of frames lies in its frame (A§3 "Frame order data"); of other products nothing. */
export function frameDataOf({ design, product, photos }: FrozenDesign): FrameOrderData | undefined {
  const paper = paperOf(product)
  if (PRODUCT_TYPES[product.type] !== 'frame' || !paper) {
    return undefined
  }
  const keys = new Map(photos.map(({ id, key }) => [id, key]))
  return frameOrderData(
    design,
    { dpi: mainFormat(paper).dpi, space: product.space },
    (page) => pageFormat(paper, page).page,
    (id) => ({ key: keys.get(id) ?? '', url: keys.get(id) ?? '' }),
  )
}
