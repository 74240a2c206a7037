import type { LoginKind } from '../../domain/login/login-kind.ts'
import { asking } from '../asking.ts'
import { type VerificationPorts, wireVerificationCode } from '../verification-code/verification-code.ports.ts'
import { loginMachine } from './login.machine.ts'
import type { SignedIn, SignInRequest } from './login.types.ts'

export interface LoginPorts extends VerificationPorts {
  /** Where the shop is open, and what its storage variant is (A§6). @throws NetworkLost, ServerFault */
  findLoginKind(ask: { readonly loginMethod: number }, signal: AbortSignal): Promise<LoginKind>
  /** By a password or by the program's own login. The session cookie is set by the reply. @throws NetworkLost, ServerFault */
  signIn(ask: SignInRequest, signal: AbortSignal): Promise<SignedIn>
  /** Leaves the page for GetUserInfoOnLoad; settles only if the browser stays. */
  goToMessenger(signal: AbortSignal): Promise<void>
}

export function wireLogin(ports: LoginPorts) {
  return loginMachine.provide({
    actors: {
      'find the way in': asking(({ input, signal }) => ports.findLoginKind(input, signal)),
      'sign in': asking(({ input, signal }) => ports.signIn(input, signal)),
      'go to the messenger': asking(({ signal }) => ports.goToMessenger(signal)),
      'verification code': wireVerificationCode(ports),
    },
  })
}
