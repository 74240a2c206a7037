import { fromPromise } from 'xstate'
import type { MerchantId } from '../../domain/ids.ts'
import { type Clock, wireWaitUntil } from '../clock.ts'
import { loginMachine } from './login.machine.ts'
import type { CodeSent, SignedIn } from './login.types.ts'

export interface LoginPorts {
  readonly clock: Clock
  /** SendLoginVerifyCode. @throws NetworkLost, ServerFault */
  sendCode(ask: { readonly phone: string; readonly mchid: MerchantId }, signal: AbortSignal): Promise<CodeSent>
  /** Shop/UserLogin; the session cookie is set by the reply. @throws NetworkLost, ServerFault */
  signIn(
    ask: { readonly phone: string; readonly code: string; readonly mchid: MerchantId },
    signal: AbortSignal,
  ): Promise<SignedIn>
}

export function wireLogin(ports: LoginPorts) {
  return loginMachine.provide({
    actors: {
      'send the code': fromPromise(({ input, signal }) => ports.sendCode(input, signal)),
      'sign in': fromPromise(({ input, signal }) => ports.signIn(input, signal)),
      'wait until': wireWaitUntil(ports.clock),
    },
  })
}
