import { z } from 'zod'
import { defineCall, idField, opidField } from './call.ts'

/** A number as the shopper typed it; the rule of B§5 decides about it, so that the refusal has its own sentence. */
const typedPhone = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().trim().min(1).max(32),
)

/** Who a name in a request claims to be; compared with the session, never believed. */
export const statedId = idField.or(z.literal('').transform(() => undefined)).optional()

/** The user as the shop's pages see him (A§3). The phone is masked. */
export const userData = z.object({
  uid: z.string(),
  phone: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  mchid: z.string(),
  typeid: z.string(),
  /** Paid share of the price at this member level, 0 to 1 (B§9: 1 by default). */
  discount: z.number(),
  /** When the level ends, milliseconds; 0: never. */
  expiredate: z.number(),
  refereeid: z.string(),
  loginType: z.string(),
})
export type UserData = z.output<typeof userData>

export const sendLoginVerifyCode = defineCall({
  name: 'SendLoginVerifyCode',
  method: 'POST',
  path: '/Mobile/Shop/SendLoginVerifyCode',
  summary: 'Sends a code for signing in to a phone',
  changes: true,
  request: z.object({ phone: typedPhone, mchid: statedId, MchID: statedId, opid: opidField }),
  /** Seconds until another code can be asked for, and how long this one lives. */
  data: z.object({ resendAfter: z.number(), expiresIn: z.number() }),
})

export const userLogin = defineCall({
  name: 'UserLogin',
  method: 'POST',
  path: '/Mobile/Shop/UserLogin',
  summary: 'Signs in with a phone and its code; answers a session cookie',
  changes: true,
  request: z.object({
    phone: typedPhone,
    verifycode: z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().trim().max(12)),
    mchid: statedId,
    MchID: statedId,
    opid: opidField,
  }),
  data: userData,
})

export const getUserInfo = defineCall({
  name: 'GetUserInfo',
  method: 'POST',
  path: '/Mobile/User/GetUserInfo',
  summary: 'The signed-in user',
  changes: false,
  request: z.object({ uid: statedId, UserID: statedId, mchid: statedId, MchID: statedId }),
  data: userData,
})

export const logout = defineCall({
  name: 'UserLogout',
  method: 'POST',
  path: '/Mobile/Shop/UserLogout',
  summary: 'Ends the session of this browser',
  changes: true,
  request: z.object({ opid: opidField }),
  data: z.object({}),
})
