import { agreeTexts, getShopTexts } from '../../../domain/calls/shop-texts.ts'
import type { ShopTextPorts } from '../../ports/shop-text-ports.ts'
import { readAnswer } from '../platform/answered.ts'

/** What buyers must know of this shop. */
export function shopTextPorts(): ShopTextPorts {
  return {
    texts: async (signal) => (await readAnswer(getShopTexts, {}, signal)).data,
    agree: async (version) => {
      await readAnswer(agreeTexts, { version })
    },
  }
}
