import { z } from 'zod'
import { statedId } from './account.ts'
import { defineCall } from './call.ts'

export const getUserTypeList = defineCall({
  name: 'GetUserTypeList',
  method: 'POST',
  path: '/Mobile/Shop/GetUserTypeList',
  summary: 'Member levels of the shop',
  changes: false,
  request: z.object({ mchid: statedId, MchID: statedId }),
  /** `discount` is the share of the price that is paid, 0 to 1 (B§9). */
  data: z.array(z.object({ id: z.string(), name: z.string(), discount: z.number() })),
})
