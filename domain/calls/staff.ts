import { z } from 'zod'
import { STAFF_ROLES } from '../staff/staff.ts'
import { defineCall, idField, opidField } from './call.ts'

const role = z.enum(STAFF_ROLES)
const token = z.string().max(64)
const code = z.string().max(12).default('')

const me = z.object({
  id: z.string(),
  name: z.string(),
  role,
  merchant: z.object({ id: z.string(), name: z.string(), currency: z.string() }),
})

export const getStaffMe = defineCall({
  name: 'GetStaffMe',
  method: 'POST',
  path: '/Api/Manage/GetStaffMe',
  summary: 'Who is signed in at the console, and for which merchant.',
  changes: false,
  refusals: [],
  request: z.object({}),
  data: me,
})

export const getInvitation = defineCall({
  name: 'GetInvitation',
  method: 'POST',
  path: '/Api/Manage/GetInvitation',
  summary: 'What an invitation to the console is for, and the secret of the codes that its holder will sign in with.',
  changes: false,
  refusals: ['invitation-ended'],
  request: z.object({ t: token }),
  data: z.object({
    role,
    name: z.string(),
    /** Of somebody who is invited anew. */
    email: z.string(),
    merchant: z.string(),
    /** `otpauth://totp/...`, as authenticators read it off a picture. */
    totp: z.string(),
    /** The same, to be typed. */
    setupkey: z.string(),
  }),
})

export const acceptInvitation = defineCall({
  name: 'AcceptInvitation',
  method: 'POST',
  path: '/Api/Manage/AcceptInvitation',
  summary: 'Accepts an invitation, once: with a mailbox, a password and a first code. Signs the browser in.',
  changes: true,
  refusals: [
    'invitation-ended',
    'staff-name-missing',
    'email-invalid',
    'password-empty',
    'password-length',
    'passwords-differ',
    'staff-code-wrong',
    'staff-email-taken',
    'staff-login-limit',
  ],
  request: z.object({
    t: token,
    name: z.string().max(60).default(''),
    email: z.string().max(254).default(''),
    password: z.string().max(1000).default(''),
    password2: z.string().max(1000).default(''),
    code,
  }),
  data: me,
})

export const staffSignIn = defineCall({
  name: 'StaffSignIn',
  method: 'POST',
  path: '/Api/Manage/SignIn',
  summary: 'Signs in at the console with mailbox, password and the code of an authenticator.',
  changes: true,
  refusals: ['staff-login-wrong', 'staff-login-limit'],
  request: z.object({
    email: z.string().max(254).default(''),
    password: z.string().max(1000).default(''),
    code,
  }),
  data: me,
})

export const staffSignOut = defineCall({
  name: 'StaffSignOut',
  method: 'POST',
  path: '/Api/Manage/SignOut',
  summary: 'Signs this browser out of the console.',
  changes: true,
  refusals: [],
  request: z.object({}),
  data: z.object({}),
})

export const listStaff = defineCall({
  name: 'ListStaff',
  method: 'POST',
  path: '/Api/Manage/ListStaff',
  summary: 'Who works for this merchant, and who is invited.',
  changes: false,
  refusals: [],
  request: z.object({}),
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role,
      email: z.string(),
      state: z.enum(['invited', 'joined']),
      since: z.number().int(),
    }),
  ),
})

export const inviteStaff = defineCall({
  name: 'InviteStaff',
  method: 'POST',
  path: '/Api/Manage/InviteStaff',
  summary: 'Invites somebody by a link that works once, for three days; with `id` somebody anew who lost the way in.',
  changes: true,
  refusals: ['staff-name-missing', 'last-owner'],
  request: z.object({ role, name: z.string().max(60).default(''), id: idField.optional(), opid: opidField }),
  data: z.object({ id: z.string(), url: z.string() }),
})

export const removeStaff = defineCall({
  name: 'RemoveStaff',
  method: 'POST',
  path: '/Api/Manage/RemoveStaff',
  summary: 'Takes all rights from somebody, at once and in every browser. The last owner stays.',
  changes: true,
  refusals: ['last-owner'],
  request: z.object({ id: idField, opid: opidField }),
  data: z.object({ id: z.string() }),
})

export const changeStaffRole = defineCall({
  name: 'ChangeStaffRole',
  method: 'POST',
  path: '/Api/Manage/ChangeRole',
  summary: 'Gives somebody the rights of another role, at once and in every browser. A shop is never without an owner.',
  changes: true,
  refusals: ['last-owner'],
  request: z.object({ id: idField, role, opid: opidField }),
  data: z.object({ id: z.string() }),
})

export const changeStaffPassword = defineCall({
  name: 'ChangeStaffPassword',
  method: 'POST',
  path: '/Api/Manage/ChangePassword',
  summary: 'Changes the own password, with the one of before and a code; every other browser is signed out.',
  changes: true,
  refusals: ['staff-login-wrong', 'staff-login-limit', 'password-empty', 'password-length', 'passwords-differ'],
  request: z.object({
    /** The password of before. */
    old: z.string().max(1000).default(''),
    password: z.string().max(1000).default(''),
    password2: z.string().max(1000).default(''),
    code,
  }),
  data: z.object({}),
})
