import { placedPhotos } from '../../domain/design/design.ts'
import type { Language } from '../../domain/language.ts'
import { type Chosen, chosenOf } from '../../domain/order/chosen.ts'
import { chosenLabels } from '../../domain/order/chosen-labels.ts'
import type { OrderItemSummary } from '../../domain/order/order.ts'
import type { Product } from '../../domain/product/product.ts'
import type { FrozenItemFields } from '../stores/orders.store.ts'
import type { LoadedItem } from './load-cart.ts'

/** What an order keeps of what was chosen, from the moment on when a thing is handed in. */
export function chosenToStore(
  { frozen, pageCount, photoCount }: FrozenItemFields,
  attributes: readonly string[],
): Chosen | null {
  return frozen ? chosenOf({ ...frozen, attributes, pages: pageCount, photos: photoCount }) : null
}

/** What of an ordered thing was chosen, in words. Of one that waits the catalogue of today tells it. */
export function chosenOfItem(
  item: Pick<OrderItemSummary, 'chosen' | 'attributes' | 'pageCount' | 'paidPages' | 'photoCount' | 'quantity'>,
  product: Product | undefined,
  language: Language,
): string[] {
  const { attributes, pageCount, paidPages, photoCount: photos, quantity } = item
  const today = product && chosenOf({ product, attributes, pages: pageCount || paidPages, photos })
  return chosenLabels(item.chosen ?? today ?? { photos, fits: [], options: [] }, language, quantity)
}

/** The same of a thing that is about to be ordered. How many are made is chosen beside it. */
export function chosenOfLoaded({ product, task, theme, priced }: LoadedItem, language: Language): string[] {
  const { design } = task ?? {}
  const photos = design ? new Set(placedPhotos(design)).size : 0
  const { attributes, pageCount: pages } = priced
  const chosen = chosenOf({
    product,
    attributes,
    pages,
    photos,
    ...(design ? { design } : {}),
    ...(theme ? { theme } : {}),
  })
  return chosenLabels(chosen, language)
}
