import { sendLoginVerifyCode, userLogin } from '../../../domain/calls/account.ts'
import { CALL_BASE } from '../../../domain/calls/call.ts'
import { asId, type UserId } from '../../../domain/ids.ts'
import { takeLoginFault } from '../../../domain/login/login-address.ts'
import { loginKind } from '../../../domain/login/login-kind.ts'
import { RESEND_AFTER } from '../../../domain/login/phone-login.ts'
import { afterSignIn } from '../../../domain/navigation/guard.ts'
import { inMessenger, inMiniProgram } from '../../../domain/platform/platform.ts'
import type { Clock } from '../../../machines/clock.ts'
import type { LoginPorts } from '../../../machines/login/login.ports.ts'
import type { CodeAsk, CodeSent, LoginRefusal, SignedIn, SignInAsk } from '../../../machines/login/login.types.ts'
import { isRouteName, pathTo } from '../../navigation/routes.ts'
import { createVisitStore, sessionStorageOf } from '../../session/visit-store.ts'
import { ossType } from '../photos/oss-type.ts'
import { type Answer, callApi, plainRefusal } from '../platform/api.ts'

export function loginPorts(clock: Clock): LoginPorts {
  const storage = ossType()
  return {
    clock,
    findLoginKind: async ({ loginMethod }) => {
      return loginKind({
        inMessenger: inMessenger(navigator.userAgent),
        inMiniProgram: inMiniProgram(navigator.userAgent),
        osstype: await storage(),
        loginMethod,
      })
    },
    sendCode: async (ask, signal) => codeSentOf(await askForCode(ask, signal)),
    signIn: async (ask, signal) => signedInOf(await trySignIn(ask, signal)),
    goToMessenger: async () => {
      const { GET_USER_INFO_ON_LOAD } = await import('../../../domain/calls/messenger.ts')
      const query = new URLSearchParams({ jumpurl: whereAfterSignIn(), ...referralOfVisit() })
      window.location.assign(`${CALL_BASE}${GET_USER_INFO_ON_LOAD}?${query}`)
      // The page is on its way out; what comes next happens in another one.
      await new Promise<never>(() => undefined)
    },
  }
}

type Sent = { readonly resendAfter: number }

/** The forms of e-mail are fetched when somebody uses them. */
async function askForCode(ask: CodeAsk, signal: AbortSignal): Promise<Answer<Sent, LoginRefusal>> {
  if (ask.method === 'phone') {
    const { phone, mchid } = ask
    return await callApi(sendLoginVerifyCode, { phone, mchid }, { signal })
  }
  const { sendPasswordCode, userReg } = await import('../../../domain/calls/email-account.ts')
  const { email, mchid } = ask
  if (ask.method === 'reset') {
    return await callApi(sendPasswordCode, { email, mchid }, { signal })
  }
  const { password, again } = ask
  const answer = await callApi(userReg, { email, password, password2: again, mchid }, { signal })
  if (answer.kind === 'ok') {
    const resendAfter = answer.data.step === 'check-mail' ? answer.data.resendAfter : RESEND_AFTER / 1000
    return { kind: 'ok', data: { resendAfter } }
  }
  return answer
}

async function trySignIn(ask: SignInAsk, signal: AbortSignal): Promise<Answer<{ readonly uid: string }, LoginRefusal>> {
  const { mchid } = ask
  if (ask.method === 'phone') {
    return await callApi(userLogin, { phone: ask.phone, verifycode: ask.code, mchid }, { signal })
  }
  if (ask.method === 'program') {
    const { miniProgramLogin } = await import('../../../domain/calls/messenger.ts')
    const anonymous = ask.anonymousCode ? { anonymous_code: ask.anonymousCode } : {}
    return await callApi(miniProgramLogin, { code: ask.code, ...anonymous, mchid }, { signal })
  }
  const { resetPassword, userLoginByEmail, userReg } = await import('../../../domain/calls/email-account.ts')
  const { email, password } = ask
  if (ask.method === 'password') {
    return await callApi(userLoginByEmail, { email, password, mchid }, { signal })
  }
  const filled = { email, password, password2: ask.again, verifycode: ask.code, mchid }
  if (ask.method === 'reset') {
    return await callApi(resetPassword, filled, { signal })
  }
  const answer = await callApi(userReg, filled, { signal })
  return answer.kind === 'ok'
    ? { kind: 'ok', data: { uid: answer.data.step === 'signed-in' ? answer.data.uid : '' } }
    : answer
}

function codeSentOf(answer: Answer<Sent, LoginRefusal>): CodeSent {
  if (answer.kind === 'ok') {
    return { kind: 'sent', resendAt: Date.now() + answer.data.resendAfter * 1000 }
  }
  // One is on its way already, by a visit or an answer that got lost. It can be typed.
  return answer.reason === 'code-too-soon'
    ? { kind: 'sent', resendAt: Date.now() + RESEND_AFTER }
    : plainRefusal(answer)
}

function signedInOf(answer: Answer<{ readonly uid: string }, LoginRefusal>): SignedIn {
  return answer.kind === 'ok' ? { kind: 'signed-in', uid: asId<UserId>(answer.data.uid) } : plainRefusal(answer)
}

/** The screen that the shopper was going to, as an address of this page. */
function whereAfterSignIn(): string {
  const address = new URLSearchParams(window.location.hash.split('?')[1] ?? '')
  const next = afterSignIn(takeLoginFault(Object.fromEntries(address)).query)
  const path = next && isRouteName(next.name) ? pathTo(next.name, next.query) : pathTo('index')
  return `${window.location.origin}${window.location.pathname}#${path}`
}

/** Who brought the shopper here, as this visit remembers it. */
function referralOfVisit(): Readonly<Record<string, string>> {
  const { refereeid, srcuid } = createVisitStore(sessionStorageOf(window)).now().entry
  return { ...(refereeid ? { refereeid } : {}), ...(srcuid ? { srcuid } : {}) }
}
