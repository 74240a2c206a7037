import { CALL_BASE } from '../../../domain/calls/call-head.ts'
import { GET_USER_INFO_ON_LOAD } from '../../../domain/calls/front-calls.ts'
import { asId, type UserId } from '../../../domain/ids.ts'
import { takeLoginFault } from '../../../domain/login/login-address.ts'
import { loginKind } from '../../../domain/login/login-kind.ts'
import { afterSignIn } from '../../../domain/navigation/guard.ts'
import { inMessenger, inMiniProgram } from '../../../domain/platform/platform.ts'
import type { WaitClock } from '../../../machines/clock.ts'
import type { LoginPorts } from '../../../machines/login/login.ports.ts'
import type { LoginRefusal, SignedIn, SignInRequest } from '../../../machines/login/login.types.ts'
import { isRouteName, pathTo } from '../../navigation/routes.ts'
import { createVisitStore, sessionStorageOf } from '../../session/visit-store.ts'
import { ossType } from '../photos/oss-type.ts'
import { type ApiReply, callApi, plainRefusal } from '../platform/api.ts'
import { verificationPorts } from './verification-adapter.ts'

export function loginPorts(clock: WaitClock): LoginPorts {
  const storage = ossType()
  return {
    ...verificationPorts(clock),
    findLoginKind: async ({ loginMethod }) => {
      return loginKind({
        inMessenger: inMessenger(navigator.userAgent),
        inMiniProgram: inMiniProgram(navigator.userAgent),
        osstype: await storage(),
        loginMethod,
      })
    },
    signIn: async (ask, signal) => signedInOf(await trySignIn(ask, signal)),
    goToMessenger: async () => {
      const query = new URLSearchParams({ jumpurl: whereAfterSignIn(), ...referralOfVisit() })
      window.location.assign(`${CALL_BASE}${GET_USER_INFO_ON_LOAD}?${query}`)
      // The page is on its way out; what comes next happens in another one.
      await new Promise<never>(() => undefined)
    },
  }
}

/** The forms of e-mail and of the program are fetched when somebody uses them. */
async function trySignIn(
  ask: SignInRequest,
  signal: AbortSignal,
): Promise<ApiReply<{ readonly uid: string }, LoginRefusal>> {
  const { mchid } = ask
  if (ask.method === 'program') {
    const { miniProgramLogin } = await import('../../../domain/calls/messenger.ts')
    const anonymous = ask.anonymousCode ? { anonymous_code: ask.anonymousCode } : {}
    return await callApi(miniProgramLogin, { code: ask.code, ...anonymous, mchid }, { signal })
  }
  const { userLoginByEmail } = await import('../../../domain/calls/email-account.ts')
  return await callApi(userLoginByEmail, { email: ask.email, password: ask.password, mchid }, { signal })
}

function signedInOf(answer: ApiReply<{ readonly uid: string }, LoginRefusal>): SignedIn {
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
