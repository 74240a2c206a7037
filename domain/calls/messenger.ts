import { z } from 'zod'
import { statedId, userData } from './account.ts'
import { defineCall, opidField } from './call.ts'

/** Where the messenger sends its people back to; fixed, so that nobody can name another place. */
export const MESSENGER_CALLBACK = '/Mobile/Shop/MessengerSignedIn'

/** What `GetUserInfoOnLoad` takes. */
export const userInfoOnLoadQuery = z.object({
  mchid: statedId,
  /** Where the shopper goes on afterwards; only places of this shop count. */
  jumpurl: z.string().max(2048).default(''),
  refereeid: z.string().max(64).optional(),
  srcuid: z.string().max(64).optional(),
})

export const getWxApiConfig = defineCall({
  name: 'GetWxApiConfig',
  method: 'POST',
  path: '/Mobile/Shop/GetWxApiConfig',
  summary: "Signs an address of this shop for the messenger's JS-SDK",
  changes: false,
  refusals: ['messenger-verification-failed', 'messenger-not-set-up', 'address-not-ours'],
  request: z.object({ mchid: statedId, MchID: statedId, url: z.string().min(1).max(2048) }),
  data: z.object({ appid: z.string(), timestamp: z.number(), noncestr: z.string(), signature: z.string() }),
})

/** Ours: the specification says that the short-video program has its own login and names no call. */
export const miniProgramLogin = defineCall({
  name: 'MiniProgramLogin',
  method: 'POST',
  path: '/Mobile/User/MiniProgramLogin',
  summary: 'Signs in with the login code of the short-video mini-program; answers a session cookie',
  changes: true,
  refusals: ['user-unknown', 'program-verification-failed', 'program-not-set-up'],
  request: z.object({
    code: z.string().trim().min(1).max(512),
    anonymous_code: z.string().trim().max(512).optional(),
    mchid: statedId,
    MchID: statedId,
    opid: opidField,
  }),
  data: userData,
})
