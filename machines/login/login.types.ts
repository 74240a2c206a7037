import type { MerchantId, UserId } from '../../domain/ids.ts'
import type { PhoneLoginRefusal } from '../../domain/login/phone-login.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'

export interface LoginInput {
  readonly mchid: MerchantId
  /** The number that this phone used last. */
  readonly phone?: string
}

export interface LoginContext {
  readonly mchid: MerchantId
  readonly phone: string
  readonly code: string
  /** From when on another code may be asked for. */
  readonly resendAt: EpochMs | null
  readonly refused: Refused<PhoneLoginRefusal> | null
  readonly problem: Problem | null
  readonly uid: UserId | null
}

export type LoginEvent =
  | { readonly type: 'phone.typed'; readonly phone: string }
  | { readonly type: 'phone.submit' }
  | { readonly type: 'phone.change' }
  | { readonly type: 'code.typed'; readonly code: string }
  | { readonly type: 'code.submit' }
  | { readonly type: 'code.resend' }
  | { readonly type: 'login.retry' }
  | { readonly type: 'login.cancel' }

export type LoginTag = 'busy' | 'typing' | 'refused' | 'failed' | 'counting' | 'can resend'

export interface LoginOutput {
  /** Absent: the shopper went away without signing in. */
  readonly uid: UserId | null
}

/** `resendAt` is the moment from which on the server sends another code. */
export type CodeSent = { readonly kind: 'sent'; readonly resendAt: EpochMs } | Refused<PhoneLoginRefusal>
export type SignedIn = { readonly kind: 'signed-in'; readonly uid: UserId } | Refused<PhoneLoginRefusal>
