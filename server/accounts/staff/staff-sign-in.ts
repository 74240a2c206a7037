import type { ParsedRequestOf } from '../../../domain/calls/call.ts'
import type { acceptInvitation, getInvitation, staffSignIn } from '../../../domain/calls/staff.ts'
import { isEmail, plainEmail } from '../../../domain/login/email.ts'
import { newPasswordRefusal } from '../../../domain/login/password.ts'
import type { StaffMember } from '../../../domain/staff/staff.ts'
import { answer, refuse } from '../../base/answer.ts'
import type { Caller } from '../../base/caller.ts'
import { newToken, tokenHash } from '../../base/tokens.ts'
import type { Db } from '../../db/db.ts'
import type { CallContext } from '../../ports/call-context.ts'
import type { Deps } from '../../ports/deps.ts'
import { createMerchantStore } from '../../stores/merchants.store.ts'
import { createHandInStore } from '../../stores/orders-hand-in.store.ts'
import { createStaffStore } from '../../stores/staff.store.ts'
import { hashPassword, isPassword, unlessBusy } from '../password-hash.ts'
import { minutesUntilLogin } from '../password-limits.ts'
import { AT_START } from './invite.ts'
import { codesOf, stepOfCode } from './staff-codes.ts'

type Context = CallContext<'anyone'>

/** Who somebody is to the console. */
export async function staffMe(db: Db, { merchantId, language }: Caller, { id, name, role }: StaffMember) {
  const merchant = await createMerchantStore(db).find(merchantId)
  return {
    ...{ id, name, role },
    merchant: {
      id: merchantId,
      name: merchant?.name[language] ?? merchantId,
      currency: merchant?.currency.code ?? '',
    },
  }
}

/** Signs in with three things at once, and says never which of them was wrong. */
export async function signInStaff(
  { secrets }: Pick<Deps, 'secrets'>,
  { email: typed, password, code }: ParsedRequestOf<typeof staffSignIn>,
  context: Context,
) {
  const { db, caller, now } = context
  const email = plainEmail(typed)
  const minutes = await minutesUntilLogin(db, `staff ${email}`, caller, now)
  if (minutes > 0) {
    return refuse('staff-login-limit', { params: { minutes } })
  }
  return await unlessBusy(async () => {
    const staff = createStaffStore(db)
    const found = await staff.findByEmail(email, caller.merchantId)
    const right = await isPassword(password, found?.password ?? undefined)
    const step = found && stepOfCode(codesOf(secrets, found, email, ''), code, now)
    if (!found || !right || step === undefined || !(await staff.takeStep(found.id, step))) {
      return refuse('staff-login-wrong')
    }
    return answer(await startStaffSession(found, 'sign-in', context))
  })
}

export async function showInvitation(
  { secrets }: Pick<Deps, 'secrets'>,
  { t }: ParsedRequestOf<typeof getInvitation>,
  { db, caller, now }: Context,
) {
  const found = await createStaffStore(db).findInvited(tokenHash(t), caller.merchantId, now)
  if (!found) {
    return refuse('invitation-ended')
  }
  const merchant = await createMerchantStore(db).find(caller.merchantId)
  const name = merchant?.name[caller.language] ?? caller.merchantId
  const codes = codesOf(secrets, found, found.email ?? found.name ?? found.role, name)
  return answer({
    ...{ role: found.role, name: found.name, email: found.email ?? '', merchant: name },
    ...{ totp: codes.toString(), setupkey: codes.secret.base32 },
  })
}

/** Whoever accepts first has it: the token dies in the same transaction that writes the password. */
export async function joinStaff(
  { secrets }: Pick<Deps, 'secrets'>,
  { t, name: called, email: typed, password, password2, code }: ParsedRequestOf<typeof acceptInvitation>,
  context: Context,
) {
  const { db, caller, now } = context
  const staff = createStaffStore(db)
  const invite = tokenHash(t)
  const found = await staff.findInvited(invite, caller.merchantId, now)
  if (!found) {
    return refuse('invitation-ended')
  }
  const name = called.trim() || found.name
  if (name === '') {
    return refuse('staff-name-missing')
  }
  const email = plainEmail(typed)
  const wrong = isEmail(email) ? newPasswordRefusal(password, password2) : 'email-invalid'
  if (wrong) {
    return refuse(wrong)
  }
  const minutes = await minutesUntilLogin(db, `join ${found.id}`, caller, now)
  if (minutes > 0) {
    return refuse('staff-login-limit', { params: { minutes } })
  }
  const step = stepOfCode(codesOf(secrets, found, email, ''), code, now)
  if (step === undefined) {
    return refuse('staff-code-wrong')
  }
  const other = await staff.findByEmail(email, caller.merchantId)
  if (other && other.id !== found.id) {
    return refuse('staff-email-taken')
  }
  return await unlessBusy(async () => {
    const kept = await hashPassword(password)
    const person = { ...found, name, email, password: kept }
    return await joinAtOnce(invite, person, step, context)
  })
}

/**
 * Password, code and session are written together or not at all: somebody whose session was lost to a fault would have neither
 * an invitation any more nor a code to sign in with.
 */
async function joinAtOnce(
  invite: string,
  person: StaffMember & { readonly email: string; readonly password: string },
  step: number,
  context: Context,
) {
  let refused: 'staff-email-taken' | 'invitation-ended' | undefined
  try {
    return await context.db.transaction(async (tx) => {
      const staff = createStaffStore(tx)
      const joined = await staff.join(invite, person, context.now)
      if (joined !== 'joined' || !(await staff.takeStep(person.id, step))) {
        refused = joined === 'email-taken' ? 'staff-email-taken' : 'invitation-ended'
        tx.rollback()
      }
      if (person.role === 'owner') {
        await staff.dropInvitations(context.caller.merchantId, AT_START)
      }
      return answer(await startStaffSession(person, 'join', { ...context, db: tx }))
    })
  } catch (fault) {
    if (refused) {
      return refuse(refused)
    }
    throw fault
  }
}

async function startStaffSession(
  member: StaffMember,
  action: 'sign-in' | 'join',
  { db, caller, now, cookies, requestId }: Context,
) {
  const token = newToken()
  const staff = createStaffStore(db)
  await staff.insertSession(tokenHash(token), member.id, now)
  const before = cookies.staff()
  if (before) {
    await staff.removeSession(tokenHash(before))
  }
  cookies.setStaff(token)
  const note = { mchid: caller.merchantId, subject: member.id, actor: member.id, requestId }
  await createHandInStore(db).note({ ...note, action, after: member.role }, now)
  return await staffMe(db, caller, member)
}
