import { resetPassword, sendPasswordCode, userLoginByEmail, userReg } from '../../domain/calls/email-account.ts'
import { asId, type UserId } from '../../domain/ids.ts'
import { isEmail, plainEmail } from '../../domain/login/email.ts'
import { newPasswordRefusal } from '../../domain/login/password.ts'
import { type AccountMail, accountMail } from '../accounts/mail/account-mails.ts'
import { hashPassword, isPassword, unlessBusy } from '../accounts/password-hash.ts'
import { minutesUntilLogin } from '../accounts/password-limits.ts'
import { referralOfNewUser } from '../accounts/referral-cookie.ts'
import { startSession } from '../accounts/start-session.ts'
import { userDataOf } from '../accounts/user-data.ts'
import { sendCode, takeVerifyCode, type VerifyCodeContext } from '../accounts/verify-codes.ts'
import { answer, refuse } from '../base/answer.ts'
import type { Deps } from '../ports/deps.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createPasswordStore } from '../stores/passwords.store.ts'
import { createSessionStore } from '../stores/sessions.store.ts'
import { createUserStore } from '../stores/users.store.ts'

/** Signing in by e-mail and password. No answer tells whether an address has an account here (safety 3.36). */
export const emailCalls: CallGroup = {
  name: 'email',
  routes: (deps) => [
    route({
      call: userLoginByEmail,
      policy: 'anyone',
      repeat: 'acts-again',
      handle: async ({ email: typed, password }, asking) => {
        const { caller, db, now } = asking
        const email = plainEmail(typed)
        if (!isEmail(email)) {
          return refuse('email-invalid')
        }
        if (password === '') {
          return refuse('password-empty')
        }
        const minutes = await minutesUntilLogin(db, email, caller, now)
        if (minutes > 0) {
          return refuse('login-limit-reached', { params: { minutes } })
        }
        const kept = await createPasswordStore(db).findByEmail(email, caller.merchantId)
        return await unlessBusy(async () => {
          const right = await isPassword(password, kept?.hash)
          const user = right && kept ? await createUserStore(db).find(kept.uid, caller.merchantId) : undefined
          if (!user) {
            return refuse('email-login-wrong')
          }
          await startSession(asking, user)
          return answer(await userDataOf(user, db, now))
        })
      },
    }),

    route({
      call: userReg,
      policy: 'anyone',
      repeat: 'acts-again',
      handle: async ({ email: typed, password, password2, verifycode, puzzle, solution }, asking) => {
        const { caller, db, now } = asking
        const email = plainEmail(typed)
        const wrong = isEmail(email) ? newPasswordRefusal(password, password2) : 'email-invalid'
        if (wrong) {
          return refuse(wrong)
        }
        const request = { channel: 'mail', to: email, purpose: 'register' } as const
        if (!verifycode) {
          const taken = (await createUserStore(db).findByEmail(email, caller.merchantId)) !== undefined
          const write = (code: string) => sendMail(deps, asking, email, taken ? 'known' : 'register', code)
          const sent = await sendCode(deps, asking, request, { puzzle, solution }, write, !taken)
          return sent.kind === 'answered' ? answer({ ...sent.data, step: 'check-mail' as const }) : sent
        }
        return await unlessBusy(async () => {
          const taken = await takeVerifyCode(deps, asking, request, verifycode, () => hashPassword(password))
          if (taken.kind === 'refused') {
            return refuse(taken.reason)
          }
          const hash = taken.made
          const uid = asId<UserId>(deps.ids.next())
          const referral = await referralOfNewUser(deps, asking, { uid, phone: '' })
          const newcomer = { uid, mchid: caller.merchantId, loginType: 'email', email, referral } as const
          const user = await db.transaction(async (tx) => {
            const made = await createUserStore(tx).insert(newcomer, now)
            if (made) {
              await createPasswordStore(tx).save(made.uid, hash, now)
            }
            return made
          })
          if (!user) {
            // Two windows registered at once; the other one was faster.
            return refuse('code-wrong')
          }
          await startSession(asking, user)
          return answer({ ...(await userDataOf(user, db, now)), step: 'signed-in' as const })
        })
      },
    }),

    route({
      call: sendPasswordCode,
      policy: 'anyone',
      repeat: 'acts-again',
      handle: async ({ email: typed, puzzle, solution }, asking) => {
        const email = plainEmail(typed)
        if (!isEmail(email)) {
          return refuse('email-invalid')
        }
        const known = (await createPasswordStore(asking.db).findByEmail(email, asking.caller.merchantId)) !== undefined
        const write = (code: string) => sendMail(deps, asking, email, known ? 'reset' : 'stranger', code)
        const request = { channel: 'mail', to: email, purpose: 'reset' } as const
        return await sendCode(deps, asking, request, { puzzle, solution }, write, known)
      },
    }),

    route({
      call: resetPassword,
      policy: 'anyone',
      repeat: 'acts-again',
      handle: async ({ email: typed, verifycode, password, password2 }, asking) => {
        const { caller, db, now } = asking
        const email = plainEmail(typed)
        const wrong = isEmail(email) ? newPasswordRefusal(password, password2) : 'email-invalid'
        if (wrong) {
          return refuse(wrong)
        }
        return await unlessBusy(async () => {
          const request = { channel: 'mail', to: email, purpose: 'reset' } as const
          const taken = await takeVerifyCode(deps, asking, request, verifycode, () => hashPassword(password))
          if (taken.kind === 'refused') {
            return refuse(taken.reason)
          }
          const user = await createUserStore(db).findByEmail(email, caller.merchantId)
          if (!user) {
            return refuse('code-wrong')
          }
          const hash = taken.made
          await db.transaction(async (tx) => {
            await createPasswordStore(tx).save(user.uid, hash, now)
            await createSessionStore(tx).removeAllOf(user.uid, user.mchid)
          })
          await startSession(asking, user)
          return answer(await userDataOf(user, db, now))
        })
      },
    }),
  ],
}

async function sendMail(
  deps: Deps,
  { caller, db }: VerifyCodeContext,
  to: string,
  kind: AccountMail,
  code: string,
): Promise<void> {
  const merchant = await createMerchantStore(db).find(caller.merchantId)
  const mail = accountMail(kind, caller.language, { shop: merchant?.name[caller.language] ?? '', code })
  const shown = kind === 'register' || kind === 'reset' ? { code } : {}
  await deps.mail.send({ mchid: caller.merchantId, to, ...mail, ...shown })
}
