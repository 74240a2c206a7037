import { z } from 'zod'
import { codeSent, puzzleFields, statedId, typedCode, userData } from './account.ts'
import { defineCall, opidField } from './call.ts'

/** An address as the shopper typed it; the rule of B§5 decides about it, so that the refusal has its own sentence. */
const typedEmail = z.string().max(320)
/** Longer than any password that is taken, so that a refusal can say what is wrong. */
const typedPassword = z.string().max(1024)

const shop = { mchid: statedId, MchID: statedId, opid: opidField }

export const userLoginByEmail = defineCall({
  name: 'User/UserLogin',
  method: 'POST',
  path: '/Mobile/User/UserLogin',
  summary: 'Signs in with e-mail and password; answers a session cookie',
  changes: true,
  refusals: ['email-invalid', 'password-empty', 'email-login-wrong', 'login-limit-reached'],
  request: z.object({ email: typedEmail, password: typedPassword, ...shop }),
  data: userData,
})

export const userReg = defineCall({
  name: 'UserReg',
  method: 'POST',
  path: '/Mobile/User/UserReg',
  summary:
    'Registers by e-mail in two steps: without `verifycode` a code is mailed, with it the user is made and signed in',
  changes: true,
  refusals: [
    'puzzle-needed',
    'code-too-soon',
    'code-limit-reached',
    'code-wrong',
    'email-invalid',
    'password-empty',
    'passwords-differ',
    'password-length',
    'mail-not-sent',
  ],
  request: z.object({
    email: typedEmail,
    password: typedPassword,
    /** The password once more. */
    password2: typedPassword,
    verifycode: typedCode.optional(),
    ...puzzleFields,
    ...shop,
  }),
  /** The first step says only that a mail is on its way, whether the address is known here or not. */
  data: z.union([
    codeSent.extend({ step: z.literal('check-mail') }),
    userData.extend({ step: z.literal('signed-in') }),
  ]),
})

/** Ours: the specification names no call for a forgotten password. */
export const sendPasswordCode = defineCall({
  name: 'SendPasswordCode',
  method: 'POST',
  path: '/Mobile/User/SendPasswordCode',
  summary: 'Mails a code for choosing another password; the answer is the same for addresses that are not known here',
  changes: true,
  refusals: ['puzzle-needed', 'code-too-soon', 'code-limit-reached', 'email-invalid', 'mail-not-sent'],
  request: z.object({ email: typedEmail, ...puzzleFields, ...shop }),
  data: codeSent,
})

/** Ours: the second half of a forgotten password. */
export const resetPassword = defineCall({
  name: 'ResetPassword',
  method: 'POST',
  path: '/Mobile/User/ResetPassword',
  summary: 'Takes another password with the mailed code, ends every session of the user and signs this browser in',
  changes: true,
  refusals: [
    'code-limit-reached',
    'code-wrong',
    'email-invalid',
    'password-empty',
    'passwords-differ',
    'password-length',
  ],
  request: z.object({
    email: typedEmail,
    verifycode: typedCode,
    password: typedPassword,
    password2: typedPassword,
    ...shop,
  }),
  data: userData,
})
