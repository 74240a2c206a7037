import { agreeTexts } from '../../../domain/calls/shop-texts.ts'
import type { ShopTextPorts } from '../../ports/shop-text-ports.ts'
import { readAnswer } from '../platform/answered.ts'

/** Notes in the shop that the shopper agrees to what it says. */
export const agreeToTexts: ShopTextPorts['agree'] = async (version) => {
  await readAnswer(agreeTexts, { version })
}
