import { z } from 'zod'
import { statedId } from './account.ts'
import { defineCall, idField, opidField } from './call.ts'
import { currencyField } from './currency-field.ts'

/** How a shopper comes to a level: everybody has it, it is bought, or the merchant gives it. */
const NEEDS = ['nothing', 'purchase', 'merchant'] as const

export const getUserTypeList = defineCall({
  name: 'GetUserTypeList',
  method: 'POST',
  path: '/Mobile/Shop/GetUserTypeList',
  summary: 'Member levels of the shop: what each saves, what it costs, how long it lasts.',
  changes: false,
  refusals: [],
  request: z.object({ mchid: statedId, MchID: statedId }),
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The share of the price that is paid, 0 to 1 (B§9). */
      discount: z.number(),
      needs: z.enum(NEEDS),
      /** Minor units; 0 where it is not for sale. */
      price: z.number().int(),
      currency: z.string(),
      /** How long it lasts; 0: for good. */
      days: z.number().int(),
    }),
  ),
})

export const createUpgradeUserLevelOrder = defineCall({
  name: 'CreateUpgradeUserLevelOrder',
  method: 'POST',
  path: '/Mobile/Shop/CreateUpgradeUserLevelOrder',
  summary: 'Orders a member level at the price of the shop. It is granted once it is paid.',
  changes: true,
  refusals: ['user-unknown', 'level-not-for-sale', 'level-lower', 'price-changed', 'phone-not-bound'],
  request: z.object({
    mchid: statedId,
    uid: statedId,
    /** The wanted level; its price is the shop's. */
    typeid: idField,
    /** The currency that its price was shown in; one that the shop has no more is refused. */
    currency: currencyField.optional(),
    opid: opidField,
  }),
  data: z.object({
    orderid: z.string(),
    pay_amount: z.number().int(),
    currency: z.string(),
    status: z.number().int(),
    /** The pay page of this order, on this host. */
    payurl: z.string(),
  }),
})

export const queryUpgradeUserLevelOrderStatus = defineCall({
  name: 'QueryUpgradeUserLevelOrderStatus',
  method: 'POST',
  path: '/Mobile/Shop/QueryUpgradeUserLevelOrderStatus',
  summary: "Whether the shopper's own level order is paid, and how long the level lasts then.",
  changes: false,
  refusals: [],
  request: z.object({ mchid: statedId, uid: statedId, orderid: idField }),
  data: z.object({
    orderid: z.string(),
    typeid: z.string(),
    /** `closed`: nothing was paid; `refunded`: what was paid goes back. */
    state: z.enum(['awaiting-pay', 'paid', 'closed', 'refunded']),
    /** When the shopper's level ends, milliseconds; 0: never, or not paid yet. */
    expiredate: z.number().int(),
  }),
})
