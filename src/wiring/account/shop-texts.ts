import { GET_SHOP_TEXTS } from '../../../domain/calls/shelf-calls.ts'
import type { getShopTexts } from '../../../domain/calls/shop-texts.ts'
import type { ShopTextPorts } from '../../ports/shop-text-ports.ts'
import { readFront } from '../platform/answered.ts'

/** What buyers must know of this shop. */
export const fetchShopTexts: ShopTextPorts['texts'] = async (signal) =>
  (await readFront<typeof getShopTexts>(GET_SHOP_TEXTS, {}, signal)).data
