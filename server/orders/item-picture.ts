import type { OrderItemSummary } from '../../domain/order/order.ts'
import { pictured } from '../../domain/product/pictured.ts'
import type { Product } from '../../domain/product/product.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Secrets } from '../base/secrets.ts'
import { pictureAddress } from '../preview/picture-address.ts'

/** Address of what a thing looks like: its cover as it was ordered, or what lies on the shelf, in the cloth that was chosen; empty while there is none. */
export function itemPicture(
  { coverPicture, need, attributes }: Pick<OrderItemSummary, 'coverPicture' | 'need' | 'attributes'>,
  product: Product | undefined,
  secrets: Secrets,
  now: EpochMs,
): string {
  if (coverPicture) {
    return pictureAddress(secrets, coverPicture, now)
  }
  return need === 'nothing' && product ? (pictured(product, attributes).pictures?.thumbs[0] ?? '') : ''
}
