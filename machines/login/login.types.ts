import type { RefusalOf } from '../../domain/calls/call.ts'
import type { userLoginByEmail } from '../../domain/calls/email-account.ts'
import type { miniProgramLogin } from '../../domain/calls/messenger.ts'
import type { MerchantId, UserId } from '../../domain/ids.ts'
import type { LoginFault } from '../../domain/login/login-address.ts'
import type { LoginKind } from '../../domain/login/login-kind.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'
import type { CodeRefusal } from '../verification-code/verification-code.types.ts'

/** What the mini-program hands to the page that it shows: works once. */
export interface ProgramLogin {
  readonly code: string
  readonly anonymousCode?: string
}

export interface LoginInput {
  readonly mchid: MerchantId
  /** 0: the messenger signs its people in. */
  readonly loginMethod?: number
  /** The number that this phone used last. */
  readonly phone?: string
  /** Why the shopper came back from the messenger's page without being signed in. */
  readonly fault?: LoginFault | null
  readonly program?: ProgramLogin | null
}

/** Which form leads in: by the phone's code, by a password, by the code of a mail, by the program's own login. */
export type LoginMethod = 'phone' | 'password' | 'register' | 'reset' | 'program'

export interface LoginContext {
  readonly mchid: MerchantId
  readonly loginMethod: number
  readonly method: LoginMethod
  readonly phone: string
  readonly email: string
  readonly password: string
  /** The new password once more. */
  readonly again: string
  readonly program: ProgramLogin | null
  readonly fault: LoginFault | null
  readonly refused: Refused<LoginRefusal> | null
  readonly problem: Problem | null
  readonly uid: UserId | null
}

export type LoginEvent =
  | { readonly type: 'way.choose'; readonly kind: LoginKind }
  | { readonly type: 'phone.typed'; readonly phone: string }
  | { readonly type: 'phone.submit' }
  /** Back from the code to what it was sent to. */
  | { readonly type: 'phone.change' }
  | { readonly type: 'email.typed'; readonly email: string }
  | { readonly type: 'password.typed'; readonly password: string }
  | { readonly type: 'again.typed'; readonly again: string }
  | { readonly type: 'email.submit' }
  | { readonly type: 'email.signIn' }
  | { readonly type: 'email.register' }
  | { readonly type: 'email.forgot' }
  | { readonly type: 'messenger.go' }
  | { readonly type: 'login.retry' }

export type LoginTag = 'busy' | 'typing' | 'refused' | 'failed'

export interface LoginOutput {
  /** Absent: the shopper went away without signing in. */
  readonly uid: UserId | null
}

/** What signs in without a code that is sent. */
export type SignInRequest =
  | { readonly method: 'password'; readonly mchid: MerchantId; readonly email: string; readonly password: string }
  | ({ readonly method: 'program'; readonly mchid: MerchantId } & ProgramLogin)

export type SignedIn = { readonly kind: 'signed-in'; readonly uid: UserId } | Refused<LoginRefusal>

/** Why a way in did not lead in. */
export type LoginRefusal = LoginFault | CodeRefusal | RefusalOf<typeof userLoginByEmail | typeof miniProgramLogin>
