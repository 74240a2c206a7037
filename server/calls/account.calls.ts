import { randomInt } from 'node:crypto'
import { getUserInfo, logout, sendLoginVerifyCode, type UserData, userLogin } from '../../domain/calls/account.ts'
import { asId, type UserId } from '../../domain/ids.ts'
import { CODE_RULES } from '../../domain/login/login-code.ts'
import { maskPhone } from '../../domain/login/mask-phone.ts'
import { isPhone, plainPhone } from '../../domain/login/phone-login.ts'
import { levelRate } from '../../domain/merchant/member-level.ts'
import type { EpochMs } from '../../domain/units.ts'
import { maySend, mayTry } from '../accounts/sms-limits.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { answer, refuse } from '../http/answer.ts'
import type { CallGroup } from '../http/call-group.ts'
import type { Caller } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { newToken, tokenHash } from '../http/tokens.ts'
import { createLoginCodeStore } from '../stores/login-codes.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createSessionStore } from '../stores/sessions.store.ts'
import { createUserStore, type User } from '../stores/users.store.ts'

export const accountCalls: CallGroup = {
  name: 'account',
  routes: (deps) => [
    route({
      call: sendLoginVerifyCode,
      policy: 'anyone',
      // The code is remembered before it is sent; the provider is not spoken to inside a transaction.
      repeat: 'acts-again',
      handle: async ({ phone: typed }, { caller, db, now }) => {
        const phone = plainPhone(typed)
        if (!isPhone(phone)) {
          return refuse('phone-invalid')
        }
        const code = String(randomInt(10 ** CODE_RULES.digits)).padStart(CODE_RULES.digits, '0')
        const id = codeId(phone, caller)
        const hash = codeHash(deps, phone, code, caller)
        const seconds = await createLoginCodeStore(db).remember(id, hash, now)
        if (seconds > 0) {
          return refuse('code-too-soon', { words: { seconds } })
        }
        if (!(await maySend(db, phone, caller, now))) {
          return refuse('code-limit-reached')
        }
        try {
          await deps.sms.send({ phone, code })
        } catch (error) {
          deps.log.error({ err: error }, 'the code could not be sent')
          await createLoginCodeStore(db).burn(id, hash)
          return refuse('code-not-sent')
        }
        return answer({ resendAfter: CODE_RULES.resendSeconds, expiresIn: CODE_RULES.lifeSeconds })
      },
    }),

    route({
      call: userLogin,
      policy: 'anyone',
      // The reply hands out a cookie; the count of tries must stay even when the code is wrong.
      repeat: 'acts-again',
      handle: async ({ phone: typed, verifycode }, { caller, db, now, cookies }) => {
        const phone = plainPhone(typed)
        if (!isPhone(phone)) {
          return refuse('phone-invalid')
        }
        if (!(await mayTry(db, phone, caller, now))) {
          return refuse('code-limit-reached')
        }
        const codes = createLoginCodeStore(db)
        const id = codeId(phone, caller)
        const hash = await codes.takeTry(id, now)
        if (!hash || !isCode(deps, phone, verifycode, caller, hash) || !(await codes.burn(id, hash))) {
          return refuse('code-wrong')
        }
        const made = asId<UserId>(deps.ids.next())
        const user = await createUserStore(db).findOrMakeByPhone(phone, caller.merchantId, made, now)
        const token = newToken()
        const sessions = createSessionStore(db)
        await sessions.insert({ id: tokenHash(token), mchid: user.mchid, uid: user.uid }, now)
        if (caller.sessionId) {
          await sessions.remove(caller.sessionId)
        }
        cookies.setSession(token)
        return answer(await userDataOf(user, db, now))
      },
    }),

    route({
      call: getUserInfo,
      policy: 'shopper',
      handle: async (_, { caller, db, now }) => {
        const user = await createUserStore(db).find(caller.uid, caller.merchantId)
        return user ? answer(await userDataOf(user, db, now)) : refuse('user-unknown')
      },
    }),

    route({
      call: logout,
      policy: 'anyone',
      repeat: 'acts-again',
      handle: async (_, { caller, db, cookies }) => {
        if (caller.sessionId) {
          await createSessionStore(db).remove(caller.sessionId)
        }
        cookies.dropSession()
        return answer({})
      },
    }),
  ],

  pages: (app, deps) => {
    if (deps.env.mode === 'production') {
      return
    }
    app.get('/dev/outbox', { config: { policy: 'anyone' } }, async (_, reply) =>
      reply.header('cache-control', 'no-store').send({ messages: deps.outbox.messages() }),
    )
  },
}

const codeId = (phone: string, caller: Caller) => `${caller.merchantId}/login/${phone}`

/** Binds a code to the shop, the purpose, the phone and the browser that asked for it. */
const codeText = (phone: string, code: string, caller: Caller) => `${codeId(phone, caller)}/${caller.device}/${code}`

function codeHash(deps: Deps, phone: string, code: string, caller: Caller): string {
  return deps.secrets.sign('login-code', codeText(phone, code, caller))
}

function isCode(deps: Deps, phone: string, code: string, caller: Caller, hash: string): boolean {
  return deps.secrets.verify('login-code', codeText(phone, code, caller), hash)
}

async function userDataOf(user: User, db: Db, now: EpochMs): Promise<UserData> {
  const merchant = await createMerchantStore(db).find(user.mchid)
  return {
    uid: user.uid,
    phone: maskPhone(user.phone),
    nickname: user.nickname,
    avatar: user.avatar,
    mchid: user.mchid,
    typeid: user.typeid,
    discount: levelRate(merchant?.levels ?? [], user, now) / 10_000,
    expiredate: user.levelExpiresAt ?? 0,
    refereeid: '',
    loginType: user.loginType,
  }
}
