import { z } from 'zod'
import { SHOP_TEXT_KINDS, SHOP_TEXT_MAX } from '../merchant/shop-texts.ts'
import { defineCall } from './call.ts'

const text = z.string().max(SHOP_TEXT_MAX)

/** What buyers must know, as a merchant writes it. */
export const shopTextsField = z.partialRecord(
  z.enum(SHOP_TEXT_KINDS),
  z.strictObject({ 'zh-Hans': text, 'zh-Hant': text, en: text }),
)

export const getShopTexts = defineCall({
  name: 'GetShopTexts',
  method: 'POST',
  path: '/Api/Merchant/GetShopTexts',
  summary: 'What a buyer must know, in the language of whoever asks, and which version an order agrees to.',
  changes: false,
  refusals: [],
  request: z.object({}),
  data: z.object({
    /** 0: the merchant has written nothing. */
    version: z.number().int(),
    texts: z.array(z.object({ kind: z.enum(SHOP_TEXT_KINDS), text: z.string() })),
  }),
})
