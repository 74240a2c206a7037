import { z } from 'zod'
import { SHOP_TEXT_KINDS, SHOP_TEXT_MAX } from '../merchant/shop-texts.ts'
import { countField, defineCall, opidField } from './call.ts'
import { GET_SHOP_TEXTS } from './shelf-calls.ts'

const text = z.string().max(SHOP_TEXT_MAX)

/** What buyers must know, as a merchant writes it. */
export const shopTextsField = z.partialRecord(
  z.enum(SHOP_TEXT_KINDS),
  z.strictObject({ 'zh-Hans': text, 'zh-Hant': text, en: text }),
)

export const getShopTexts = defineCall({
  ...GET_SHOP_TEXTS,
  summary: 'What a buyer must know, in the language of whoever asks, and which version an order agrees to.',
  request: z.object({}),
  data: z.object({
    /** 0: the merchant has written nothing. */
    version: z.number().int(),
    texts: z.array(z.object({ kind: z.enum(SHOP_TEXT_KINDS), text: z.string() })),
  }),
})

export const agreeTexts = defineCall({
  name: 'AgreeTexts',
  method: 'POST',
  path: '/Api/User/AgreeTexts',
  summary: 'Notes that the caller, who signed in, agreed to the texts that stood beside the sign-in.',
  changes: true,
  refusals: ['texts-changed'],
  request: z.object({
    /** Of the texts that were shown; another one by now is refused. */
    version: countField,
    opid: opidField,
  }),
  data: z.object({ version: z.number().int() }),
})
