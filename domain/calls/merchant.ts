import { z } from 'zod'
import { statedId } from './account.ts'
import { defineCall } from './call.ts'
import { merchantField } from './catalogue-fields.ts'
import { GET_MERCHANT_INFO } from './front-calls.ts'

/** The shop, with the specified names (A§3); `merchant` is the same as our own document. No secret of a storage. */
export const getMerchantInfo = defineCall({
  ...GET_MERCHANT_INFO,
  summary: 'The shop: name, face, limits, languages of its texts',
  request: z.object({ MchID: statedId, mchid: statedId }),
  data: z.object({
    mchid: z.string(),
    mchname: z.string(),
    domain: z.string(),
    currency: z.string(),
    contactinfo: z.object({ phone: z.string(), wechat: z.string(), email: z.string() }),
    fid: z.string(),
    /** Products that the shop recommends. */
    recomdata: z.array(z.string()),
    /** Percent of an order that goes to whoever brought the shopper here; 0: nothing. */
    shareprofit: z.number(),
    /** Bytes, the defaults of A§5 filled in. */
    lowsize: z.number(),
    highsize: z.number(),
    mobileshopinfo: z.object({
      logo: z.string(),
      /** What a dialog says before the first look at a design; empty: no dialog. */
      previewDlg: z.string(),
      title: z.string(),
      storeDescription: z.string(),
      closeAlbumGroup: z.boolean(),
      dpiRatio: z.number(),
      addressList: z.array(z.object({ id: z.string(), name: z.string(), address: z.string() })),
    }),
    /** A service that cuts subjects out of photos is configured: subjects may be looked for. */
    cutout: z.boolean(),
    factoryConfig: z.object({ mergerOrder: z.boolean() }),
    merchant: merchantField,
  }),
})
