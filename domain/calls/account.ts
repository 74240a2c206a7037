import { z } from 'zod'
import { defineCall, idField, opidField } from './call.ts'
import { GET_USER_INFO } from './front-calls.ts'

const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

/** A number as the shopper typed it; the rule of B§5 decides about it, so that the refusal has its own sentence. */
const typedPhone = z.preprocess(asText, z.string().trim().min(1).max(32))

/** A code as the shopper typed it. */
export const typedCode = z.preprocess(asText, z.string().trim().max(12))

/** A puzzle that came with `puzzle-needed`, and what solves it. Absent: none was asked for yet. */
export const puzzleFields = {
  puzzle: z.string().max(200).optional(),
  solution: z.string().max(20).optional(),
}

/** What comes along with `puzzle-needed`. */
export const puzzleData = z.object({ puzzle: z.string().max(200), bits: z.number().int().min(1).max(24) })

/** Seconds until another code can be asked for, and how long this one lives. */
export const codeSent = z.object({ resendAfter: z.number(), expiresIn: z.number() })

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
  /** Whose link brought the user here first; empty: nobody's. */
  refereeid: z.string(),
  loginType: z.enum(['phone', 'email', 'wechat', 'douyin']),
})
export type UserData = z.output<typeof userData>

export const sendLoginVerifyCode = defineCall({
  name: 'SendLoginVerifyCode',
  method: 'POST',
  path: '/Mobile/Shop/SendLoginVerifyCode',
  summary: 'Sends a code for signing in to a phone',
  changes: true,
  refusals: ['phone-invalid', 'puzzle-needed', 'code-too-soon', 'code-limit-reached', 'code-not-sent'],
  request: z.object({ phone: typedPhone, ...puzzleFields, mchid: statedId, MchID: statedId, opid: opidField }),
  data: codeSent,
})

export const userLogin = defineCall({
  name: 'UserLogin',
  method: 'POST',
  path: '/Mobile/Shop/UserLogin',
  summary: 'Signs in with a phone and its code; answers a session cookie',
  changes: true,
  refusals: ['phone-invalid', 'code-limit-reached', 'code-wrong'],
  request: z.object({
    phone: typedPhone,
    verifycode: typedCode,
    mchid: statedId,
    MchID: statedId,
    opid: opidField,
  }),
  data: userData,
})

export const getUserInfo = defineCall({
  ...GET_USER_INFO,
  summary: 'The signed-in user',
  request: z.object({ uid: statedId, UserID: statedId, mchid: statedId, MchID: statedId }),
  data: userData,
})

export const logout = defineCall({
  name: 'UserLogout',
  method: 'POST',
  path: '/Mobile/Shop/UserLogout',
  summary: 'Ends the session of this browser',
  changes: true,
  refusals: [],
  request: z.object({ opid: opidField }),
  data: z.object({}),
})

export const sendVerifyCode = defineCall({
  name: 'SendVerifyCode',
  method: 'POST',
  path: '/Mobile/Shop/SendVerifyCode',
  summary: 'Sends a code for binding a phone; without a phone it goes to the one that is bound',
  changes: true,
  refusals: [
    'phone-invalid',
    'puzzle-needed',
    'code-too-soon',
    'code-limit-reached',
    'code-not-sent',
    'phone-not-bound',
  ],
  request: z.object({
    phone: typedPhone.or(z.literal('').transform(() => undefined)).optional(),
    ...puzzleFields,
    uid: statedId,
    mchid: statedId,
    MchID: statedId,
    opid: opidField,
  }),
  data: codeSent,
})

export const bindUserPhone = defineCall({
  name: 'BindUserPhone',
  method: 'POST',
  path: '/Mobile/Shop/BindUserPhone',
  summary: 'Binds a phone to the signed-in user, or another one than before',
  changes: true,
  refusals: [
    'phone-invalid',
    'code-limit-reached',
    'code-wrong',
    'user-unknown',
    'phone-taken',
    'old-phone-code-needed',
    'recent-sign-in-needed',
    'old-code-wrong',
  ],
  request: z.object({
    phone: typedPhone,
    verifycode: typedCode,
    /** The code of the phone that is bound now; needed when the sign-in was not a moment ago. */
    oldcode: typedCode.optional(),
    uid: statedId,
    mchid: statedId,
    MchID: statedId,
    opid: opidField,
  }),
  data: userData,
})

export const keepReferral = defineCall({
  name: 'KeepReferral',
  method: 'POST',
  path: '/Mobile/User/KeepReferral',
  summary: 'Keeps who brought this browser here, in a signed cookie; the first link of 30 days counts',
  changes: true,
  refusals: [],
  request: z.object({
    refereeid: z.string().max(64).optional(),
    srcuid: z.string().max(64).optional(),
    opid: opidField,
  }),
  data: z.object({}),
})
