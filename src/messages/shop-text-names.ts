import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShopTextKind } from '../../domain/merchant/shop-texts.ts'

/** What the texts of a shop are called. */
export const SHOP_TEXT_NAMES: Readonly<Record<ShopTextKind, MessageDescriptor>> = {
  delivery: msg`Delivery`,
  returns: msg`Returns and complaints`,
  privacy: msg`Privacy`,
  terms: msg`Terms`,
  imprint: msg`Shop details`,
  tax: msg`Tax and invoices`,
}
