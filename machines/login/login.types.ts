import type { sendLoginVerifyCode, userLogin } from '../../domain/calls/account.ts'
import type { RefusalOf } from '../../domain/calls/call.ts'
import type { resetPassword, sendPasswordCode, userLoginByEmail, userReg } from '../../domain/calls/email-account.ts'
import type { miniProgramLogin } from '../../domain/calls/messenger.ts'
import type { MerchantId, UserId } from '../../domain/ids.ts'
import type { LoginFault } from '../../domain/login/login-address.ts'
import type { LoginKind } from '../../domain/login/login-kind.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'

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
  readonly code: string
  readonly program: ProgramLogin | null
  readonly fault: LoginFault | null
  /** From when on another code may be asked for. */
  readonly resendAt: EpochMs | null
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
  | { readonly type: 'code.typed'; readonly code: string }
  | { readonly type: 'code.submit' }
  | { readonly type: 'code.resend' }
  | { readonly type: 'login.retry' }

export type LoginTag = 'busy' | 'typing' | 'refused' | 'failed' | 'counting' | 'can resend'

export interface LoginOutput {
  /** Absent: the shopper went away without signing in. */
  readonly uid: UserId | null
}

/** What a code is asked for. */
export type CodeAsk =
  | { readonly method: 'phone'; readonly mchid: MerchantId; readonly phone: string }
  | {
      readonly method: 'register'
      readonly mchid: MerchantId
      readonly email: string
      readonly password: string
      readonly again: string
    }
  | { readonly method: 'reset'; readonly mchid: MerchantId; readonly email: string }

/** What signs in. */
export type SignInAsk =
  | { readonly method: 'phone'; readonly mchid: MerchantId; readonly phone: string; readonly code: string }
  | { readonly method: 'password'; readonly mchid: MerchantId; readonly email: string; readonly password: string }
  | {
      readonly method: 'register' | 'reset'
      readonly mchid: MerchantId
      readonly email: string
      readonly password: string
      readonly again: string
      readonly code: string
    }
  | ({ readonly method: 'program'; readonly mchid: MerchantId } & ProgramLogin)

/** `resendAt` is the moment from which on the server sends another code. */
export type CodeSent = { readonly kind: 'sent'; readonly resendAt: EpochMs } | Refused<LoginRefusal>
export type SignedIn = { readonly kind: 'signed-in'; readonly uid: UserId } | Refused<LoginRefusal>

/** Why a way in did not lead in. */
export type LoginRefusal =
  | LoginFault
  | RefusalOf<
      | (typeof sendLoginVerifyCode | typeof userLogin)
      | (typeof userReg | typeof userLoginByEmail | typeof sendPasswordCode | typeof resetPassword)
      | typeof miniProgramLogin
    >
