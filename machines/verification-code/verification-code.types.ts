import type { bindUserPhone, sendLoginVerifyCode, sendVerifyCode, userLogin } from '../../domain/calls/account.ts'
import type { RefusalOf } from '../../domain/calls/call.ts'
import type { resetPassword, sendPasswordCode, userReg } from '../../domain/calls/email-account.ts'
import type { MerchantId, UserId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'

/** What a code is asked for: where it goes, and what it opens. */
export type CodePurpose =
  | { readonly kind: 'sign-in'; readonly phone: string }
  | { readonly kind: 'registration'; readonly email: string; readonly password: string; readonly again: string }
  | { readonly kind: 'new-password'; readonly email: string }
  | { readonly kind: 'new-phone'; readonly phone: string }
  /** The phone that is bound now vouches for the new one, whose code was right. */
  | { readonly kind: 'old-phone'; readonly phone: string; readonly newCode: string }

/** A code that is on its way already, and why it is asked for once more. */
export interface EarlierCode {
  readonly resendAt: EpochMs
  readonly refused: Refused<CodeRefusal>
}

export interface VerificationInput {
  readonly mchid: MerchantId
  readonly purpose: CodePurpose
  /** Refusals that no other code mends: they end the asking, and whoever asked decides. */
  readonly endsOn?: readonly CodeRefusal[]
  /** Absent: a code is sent at once. */
  readonly earlier?: EarlierCode | null
}

export interface VerificationContext extends Omit<VerificationInput, 'endsOn'> {
  readonly endsOn: readonly CodeRefusal[]
  readonly code: string
  /** The new password, where one was forgotten, and the same once more. */
  readonly password: string
  readonly again: string
  /** From when on another code may be asked for. */
  readonly resendAt: EpochMs | null
  readonly refused: Refused<CodeRefusal> | null
  readonly problem: Problem | null
  readonly opened: Opened | null
}

export type VerificationEvent =
  | { readonly type: 'code.typed'; readonly code: string }
  | { readonly type: 'newPassword.typed'; readonly password: string }
  | { readonly type: 'newPassword.typedAgain'; readonly again: string }
  | { readonly type: 'code.submit' }
  | { readonly type: 'code.resend' }
  | { readonly type: 'code.retry' }

export type VerificationTag = 'busy' | 'typing' | 'refused' | 'failed' | 'counting' | 'can resend'

/** What the right code led to. */
export type Opened =
  | { readonly kind: 'signed-in'; readonly uid: UserId }
  | { readonly kind: 'bound'; readonly phone: string }

export interface VerificationOutput {
  readonly answer: Opened | Refused<CodeRefusal>
  /** The code that was typed last, and from when on another may be asked for. */
  readonly code: string
  readonly resendAt: EpochMs
}

/** What a code is sent for. */
export interface VerificationCodeRequest {
  readonly mchid: MerchantId
  readonly purpose: CodePurpose
}

/** What a code is checked with. */
export interface CodeCheck extends VerificationCodeRequest {
  readonly code: string
  readonly password: string
  readonly again: string
}

/** `resendAt` is the moment from which on the server sends another code. */
export type CodeSent = { readonly kind: 'sent'; readonly resendAt: EpochMs } | Refused<CodeRefusal>
export type Checked = Opened | Refused<CodeRefusal>

/** Why no code was sent, or why it opened nothing. */
export type CodeRefusal = RefusalOf<
  | (typeof sendLoginVerifyCode | typeof userLogin)
  | (typeof userReg | typeof sendPasswordCode | typeof resetPassword)
  | (typeof sendVerifyCode | typeof bindUserPhone)
>
