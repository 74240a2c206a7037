import { bindUserPhone, sendLoginVerifyCode, sendVerifyCode, userLogin } from '../../domain/calls/account.ts'
import { asId, type UserId } from '../../domain/ids.ts'
import { proofMissing } from '../../domain/login/bind-phone.ts'
import { isPhone, plainPhone } from '../../domain/login/phone-login.ts'
import { referralOfNewUser } from '../accounts/referral-cookie.ts'
import { startSession } from '../accounts/start-session.ts'
import { userDataOf } from '../accounts/user-data.ts'
import { codeRefusal, sendCode } from '../accounts/verify-codes.ts'
import { answer, refuse } from '../base/answer.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createSessionStore } from '../stores/sessions.store.ts'
import { createUserStore } from '../stores/users.store.ts'

/** Signing in by phone, and binding one. Codes act at once and are never replayed: their tries must stay counted. */
export const phoneCalls: CallGroup = {
  name: 'phone',
  routes: (deps) => [
    route({
      call: sendLoginVerifyCode,
      policy: 'anyone',
      repeat: 'acts-again',
      handle: async ({ phone: typed, puzzle, solution }, asking) => {
        const phone = plainPhone(typed)
        if (!isPhone(phone)) {
          return refuse('phone-invalid')
        }
        const mchid = asking.caller.merchantId
        const request = { channel: 'sms', to: phone, purpose: 'login' } as const
        return await sendCode(deps, asking, request, { puzzle, solution }, (code) =>
          deps.sms.send({ mchid, phone, code }),
        )
      },
    }),

    route({
      call: userLogin,
      policy: 'anyone',
      repeat: 'acts-again',
      handle: async ({ phone: typed, verifycode }, asking) => {
        const { caller, db, now } = asking
        const phone = plainPhone(typed)
        if (!isPhone(phone)) {
          return refuse('phone-invalid')
        }
        const wrong = await codeRefusal(deps, asking, { channel: 'sms', to: phone, purpose: 'login' }, verifycode)
        if (wrong) {
          return refuse(wrong)
        }
        const uid = asId<UserId>(deps.ids.next())
        const referral = await referralOfNewUser(deps, asking, { uid, phone })
        const newcomer = { uid, mchid: caller.merchantId, loginType: 'phone', referral } as const
        const user = await createUserStore(db).findOrMakeByPhone(phone, newcomer, now)
        await startSession(asking, user)
        return answer(await userDataOf(user, db, now))
      },
    }),

    route({
      call: sendVerifyCode,
      policy: 'shopper',
      repeat: 'acts-again',
      handle: async ({ phone: typed, puzzle, solution }, asking) => {
        const { caller, db } = asking
        const mchid = caller.merchantId
        const bound = typed === undefined ? (await createUserStore(db).find(caller.uid, mchid))?.phone : undefined
        const phone = bound ?? plainPhone(typed ?? '')
        if (!isPhone(phone)) {
          return refuse(typed === undefined ? 'phone-not-bound' : 'phone-invalid')
        }
        const purpose = typed === undefined ? 'prove' : 'bind'
        const request = { channel: 'sms', to: phone, purpose } as const
        return await sendCode(deps, asking, request, { puzzle, solution }, (code) =>
          deps.sms.send({ mchid, phone, code }),
        )
      },
    }),

    route({
      call: bindUserPhone,
      policy: 'shopper',
      repeat: 'acts-again',
      handle: async ({ phone: typed, verifycode, oldcode }, asking) => {
        const { caller, db, now } = asking
        const phone = plainPhone(typed)
        if (!isPhone(phone)) {
          return refuse('phone-invalid')
        }
        const users = createUserStore(db)
        const user = await users.find(caller.uid, caller.merchantId)
        if (!user) {
          return refuse('user-unknown')
        }
        const sessions = createSessionStore(db)
        const signedInAt = (await sessions.confirmedAt(caller.sessionId)) ?? 0
        const proof = { signedInAt, now, bound: user.phone }
        // The code of the new phone is not touched before it is known that it will be enough.
        const missing = proofMissing({ ...proof, provedBound: Boolean(oldcode) })
        if (missing) {
          return refuse(missing === 'old-phone-code' ? 'old-phone-code-needed' : 'recent-sign-in-needed')
        }
        if (proofMissing({ ...proof, provedBound: false }) && oldcode) {
          const request = { channel: 'sms', to: user.phone, purpose: 'prove' } as const
          const wrongOld = await codeRefusal(deps, asking, request, oldcode)
          if (wrongOld) {
            return refuse(wrongOld === 'code-wrong' ? 'old-code-wrong' : wrongOld)
          }
          // As good as signing in once more: a slip in the other code must not ask for this one again.
          await sessions.confirm(caller.sessionId, now)
        }
        const wrong = await codeRefusal(deps, asking, { channel: 'sms', to: phone, purpose: 'bind' }, verifycode)
        if (wrong) {
          return refuse(wrong)
        }
        const changed = await users.bindPhone(user.uid, user.mchid, phone)
        return changed ? answer(await userDataOf(changed, db, now)) : refuse('phone-taken')
      },
    }),
  ],
}
