import { z } from 'zod'
import { statedId } from './account.ts'
import { defineCall, idField } from './call.ts'

/**
 * One thing of an order that a link leads to (A§3 "Link order item", B§3 "Order product"). Before the order is claimed
 * nothing of another person stands in it: `uid` is empty, `aid` and `subPreviewProjectUrl` are what the caller has begun (readings 49).
 */
const linkOrderItem = z.object({
  mchid: z.string(),
  prodid: z.string(),
  /** In the caller's language. */
  prodname: z.string(),
  prodtype: z.number().int(),
  /** Theme; empty: not chosen. */
  tid: z.string(),
  quantity: z.number().int(),
  outTradeQuantity: z.number().int(),
  outtradesubid: z.string(),
  outtradeid: z.string(),
  /** The sub-order's own name once the order is claimed. */
  suborderid: z.string(),
  /** Empty: not submitted. */
  orderid: z.string(),
  uid: z.string(),
  /** Preview task of the design that is begun or handed in, whichever browser it was begun in. */
  subPreviewProjectUrl: z.string(),
  aid: z.string(),
  /** The design's revision by now; of a design that is begun. */
  rev: z.number().int().exactOptional(),
  /** Status number of the whole order: 2300 while something waits. */
  orderstatus: z.number().int(),
  src: z.string(),
  type: z.number().int(),
  status: z.number().int(),
  pkjId: z.string(),
  attrIdList: z.array(z.string()),
  /** How many photos it takes. */
  minnum: z.number().int(),
  maxnum: z.number().int(),
  /** Whether it waits for a design, for photos, or for nothing. */
  upload: z.enum(['submitted', 'to-upload', 'nothing']),
})
export type LinkOrderItem = z.output<typeof linkOrderItem>

export const getOuttradeOrderInfo = defineCall({
  name: 'GetOuttradeOrderInfo',
  method: 'POST',
  path: '/Mobile/Shop/GetOuttradeOrderInfo',
  summary:
    'What an order of another platform holds, by its number. Unknown and claimed by somebody else look the same.',
  changes: false,
  refusals: ['order-number-wrong', 'order-number-empty', 'order-closed'],
  request: z.object({
    /** Empty or absent is refused with the sentence of A§5. */
    outtradeid: z.string().trim().max(64).default(''),
    mchid: statedId,
    /** Last four digits of the receiver's phone, where the order asks for them. */
    phonetail: z.string().max(8).optional(),
  }),
  data: z.array(linkOrderItem),
})

export const getReUploadOrderInfo = defineCall({
  name: 'GetReUploadOrderInfo',
  method: 'POST',
  path: '/Mobile/Shop/GetReUploadOrderInfo',
  summary: 'The order behind a link to upload again. Who only holds the link sees a masked name and no user id.',
  changes: false,
  refusals: ['link-ended', 'sign-in-needed'],
  request: z.object({
    suborderid: idField,
    /** The token of the link; the order's own shopper needs none. */
    k: z.string().max(64).optional(),
  }),
  data: z.object({
    orderid: z.string(),
    customer: z.string(),
    mchid: z.string(),
    fid: z.string(),
    recvname: z.string(),
    uid: z.string(),
    suborder: z.array(
      z.object({
        sub_status: z.number().int(),
        /** Empty: to upload. */
        sub_orderid: z.string(),
        suborderid: z.string(),
        sub_prodid: z.string(),
        sub_prodname: z.string(),
        sub_prodtype: z.number().int(),
        sub_quantity: z.number().int(),
        /** Preview task. */
        sub_previewprj: z.string(),
        /** Album. */
        sub_orderdata: z.string(),
        /** Revision of a design that the caller has begun and not handed in. */
        sub_rev: z.number().int().exactOptional(),
        sub_bookcount: z.number().int(),
        sub_themeid: z.string(),
        /** Preview tasks are somebody else's unless the caller is the order's shopper. */
        pkjId: z.string(),
        attrIdList: z.array(z.string()),
      }),
    ),
  }),
})
