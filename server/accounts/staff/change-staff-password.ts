import type { ParsedRequestOf } from '../../../domain/calls/call.ts'
import type { changeStaffPassword } from '../../../domain/calls/staff.ts'
import { newPasswordRefusal } from '../../../domain/login/password.ts'
import { answer, refuse } from '../../base/answer.ts'
import { tokenHash } from '../../base/tokens.ts'
import type { CallContext } from '../../ports/call-context.ts'
import type { Deps } from '../../ports/deps.ts'
import { createHandInStore } from '../../stores/orders-hand-in.store.ts'
import { createStaffStore } from '../../stores/staff.store.ts'
import { hashPassword, isPassword, unlessBusy } from '../password-hash.ts'
import { minutesUntilLogin } from '../password-limits.ts'
import { codesOf, stepOfCode } from './staff-codes.ts'

/** Another password, for whoever knows the one of before and holds the authenticator: a browser left open is not enough. */
export async function changePassword(
  { secrets }: Pick<Deps, 'secrets'>,
  { old, password, password2, code }: ParsedRequestOf<typeof changeStaffPassword>,
  { db, caller, now, cookies, requestId }: CallContext<'staff'>,
) {
  const { merchantId: mchid, staff: member } = caller
  const wrong = newPasswordRefusal(password, password2)
  if (wrong) {
    return refuse(wrong)
  }
  const found = await createStaffStore(db).findSignIn(member.id, mchid)
  const email = found?.email ?? ''
  const minutes = await minutesUntilLogin(db, `staff ${email}`, caller, now)
  if (minutes > 0) {
    return refuse('staff-login-limit', { params: { minutes } })
  }
  return await unlessBusy(async () => {
    const right = await isPassword(old, found?.password ?? undefined)
    const step = found && stepOfCode(codesOf(secrets, found, email, ''), code, now)
    if (!found || !right || step === undefined) {
      return refuse('staff-login-wrong')
    }
    // Before the code is used up: a shop that is too busy is asked again with it.
    const kept = await hashPassword(password)
    if (!(await createStaffStore(db).takeStep(found.id, step))) {
      return refuse('staff-login-wrong')
    }
    await db.transaction(async (tx) => {
      await createStaffStore(tx).setPassword(found.id, kept, tokenHash(cookies.staff() ?? ''))
      const note = { mchid, subject: found.id, actor: found.id, requestId }
      await createHandInStore(tx).note({ ...note, action: 'password' }, now)
    })
    return answer({})
  })
}
