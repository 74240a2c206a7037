import type { MerchantId } from '../../domain/ids.ts'
import type { Refused } from '../refused.ts'
import type { CodeRefusal, EarlierCode, VerificationOutput } from '../verification-code/verification-code.types.ts'

export interface BindPhoneInput {
  readonly mchid: MerchantId
  /** The phone that is bound now, masked; empty: none. */
  readonly bound: string
}

export interface BindPhoneContext extends BindPhoneInput {
  readonly phone: string
  /** What came of the new phone's code when the server asked for the old phone's as well. */
  readonly newCode: VerificationOutput | null
  /** The new phone's code was wrong after all, and is to be typed again. */
  readonly earlier: EarlierCode | null
  readonly refused: Refused<CodeRefusal> | null
}

export type BindPhoneEvent =
  | { readonly type: 'phone.typed'; readonly phone: string }
  | { readonly type: 'phone.submit' }
  | { readonly type: 'phone.change' }

export type BindPhoneTag = 'typing' | 'refused'

export interface BindPhoneOutput {
  /** The phone that is bound now, masked. */
  readonly bound: string
}
