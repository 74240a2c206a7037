import type { bindUserPhone, sendVerifyCode } from '../../domain/calls/account.ts'
import type { RefusalOf } from '../../domain/calls/call.ts'
import type { MerchantId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'

export interface BindPhoneInput {
  readonly mchid: MerchantId
  /** The phone that is bound now, masked; empty: none. */
  readonly bound: string
}

export interface BindPhoneContext extends BindPhoneInput {
  readonly phone: string
  readonly code: string
  /** The code of the phone that is bound now. */
  readonly oldCode: string
  readonly resendAt: EpochMs | null
  readonly refused: Refused<BindPhoneRefusal> | null
  readonly problem: Problem | null
}

export type BindPhoneEvent =
  | { readonly type: 'phone.typed'; readonly phone: string }
  | { readonly type: 'phone.submit' }
  | { readonly type: 'phone.change' }
  | { readonly type: 'code.typed'; readonly code: string }
  | { readonly type: 'code.submit' }
  | { readonly type: 'code.resend' }
  | { readonly type: 'bind.retry' }

export type BindPhoneTag = 'busy' | 'typing' | 'refused' | 'failed' | 'counting' | 'can resend'

export interface BindPhoneOutput {
  /** The phone that is bound now, masked. */
  readonly bound: string
}

/** `phone` absent: to the phone that is bound. */
export interface BindCodeAsk {
  readonly mchid: MerchantId
  readonly phone?: string
}

export interface BindAsk {
  readonly mchid: MerchantId
  readonly phone: string
  readonly code: string
  readonly oldCode?: string
}

export type BindCodeSent = { readonly kind: 'sent'; readonly resendAt: EpochMs } | Refused<BindPhoneRefusal>
export type Bound = { readonly kind: 'bound'; readonly phone: string } | Refused<BindPhoneRefusal>

/** Why another phone could not be bound. */
export type BindPhoneRefusal = RefusalOf<typeof sendVerifyCode | typeof bindUserPhone>
