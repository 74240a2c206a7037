import type { OrderItemRequest } from '../../domain/calls/price.ts'
import { innerPages } from '../../domain/design/design.ts'
import { type AlbumId, asId } from '../../domain/ids.ts'
import { type KnownItem, refuseStated } from '../../domain/order/stated-figures.ts'
import { mainFormat, pageFormat, paperOf } from '../../domain/product/paper.ts'
import { PRODUCT_TYPES, type Product } from '../../domain/product/product.ts'
import { refuse } from '../base/answer.ts'
import type { FrozenItemFields } from '../stores/orders.store.ts'

/** The album that an order item names: `aid`, or `orderdata` as `sub_orderdata` gives it (A§7). */
export function albumOf({ aid, orderdata }: OrderItemRequest): AlbumId | undefined {
  const named = aid ?? (typeof orderdata === 'string' ? orderdata : undefined)
  return named === undefined ? undefined : asId<AlbumId>(named)
}

/** Why a thing that is there is not taken as the client describes it (A§3 "Order item"). */
export function refuseAsStated(
  { pagecount, imgcount, dpi, orderdata }: OrderItemRequest,
  item: FrozenItemFields,
  product: Product,
) {
  const frames = typeof orderdata === 'object' ? orderdata : undefined
  const refused = refuseStated({ pagecount, imgcount, dpi, frames }, knownOf(item, product))
  switch (refused?.kind) {
    case undefined:
      return undefined
    case 'design-changed':
      return refuse('design-changed', { data: { pages: [] } })
    case 'frame-without-size':
      return refuse('frame-without-size', {
        data: { pages: refused.pages },
        params: { pages: refused.pages.join(', ') },
      })
    case 'request-malformed':
      return refuse('request-malformed', { params: { field: refused.field } })
  }
}

function knownOf(item: FrozenItemFields, product: Product): KnownItem {
  const paper = paperOf(product)
  const design = item.frozen?.kind === 'design' ? item.frozen.design : undefined
  const isFrame = PRODUCT_TYPES[product.type] === 'frame'
  return {
    pages: [item.pageCount, ...(design ? [innerPages(design).length] : [])],
    photoCount: item.photoCount,
    dpi: paper && mainFormat(paper).dpi,
    frames: design && paper && isFrame ? design.pages.map((page) => pageFormat(paper, page).page) : [],
  }
}
