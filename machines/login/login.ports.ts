import { fromPromise } from 'xstate'
import type { LoginKind } from '../../domain/login/login-kind.ts'
import { type Clock, wireWaitUntil } from '../clock.ts'
import { loginMachine } from './login.machine.ts'
import type { CodeAsk, CodeSent, SignedIn, SignInAsk } from './login.types.ts'

export interface LoginPorts {
  readonly clock: Clock
  /** Where the shop is open, and what its storage variant is (A§6). @throws NetworkLost, ServerFault */
  findLoginKind(ask: { readonly loginMethod: number }, signal: AbortSignal): Promise<LoginKind>
  /** SendLoginVerifyCode, UserReg or SendPasswordCode. @throws NetworkLost, ServerFault */
  sendCode(ask: CodeAsk, signal: AbortSignal): Promise<CodeSent>
  /** The session cookie is set by the reply. @throws NetworkLost, ServerFault */
  signIn(ask: SignInAsk, signal: AbortSignal): Promise<SignedIn>
  /** Leaves the page for GetUserInfoOnLoad; settles only if the browser stays. */
  goToMessenger(signal: AbortSignal): Promise<void>
}

export function wireLogin(ports: LoginPorts) {
  return loginMachine.provide({
    actors: {
      'find the way in': fromPromise(({ input, signal }) => ports.findLoginKind(input, signal)),
      'send the code': fromPromise(({ input, signal }) => ports.sendCode(input, signal)),
      'sign in': fromPromise(({ input, signal }) => ports.signIn(input, signal)),
      'go to the messenger': fromPromise(({ signal }) => ports.goToMessenger(signal)),
      'wait until': wireWaitUntil(ports.clock),
    },
  })
}
