import type { SnapshotFrom } from 'xstate'
import type { EpochMs } from '../../domain/units.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'
import type { verificationCodeMachine } from './verification-code.machine.ts'
import type { CodeRefusal } from './verification-code.types.ts'

type VerificationSnapshot = SnapshotFrom<typeof verificationCodeMachine>

/** A code is on its way and can be typed. */
export function isCodeSent(snapshot: VerificationSnapshot | undefined): boolean {
  return snapshot?.matches('sent') ?? false
}

/** How asking for a code stands, as the form shows it that the code is asked for in. */
export interface CodeRequestState {
  readonly busy: boolean
  /** The shop was not reached. */
  readonly failed: boolean
  /** No code is on its way; `code.retry` asks once more. */
  readonly notSent: boolean
  readonly refused: Refused<CodeRefusal> | null
  readonly problem: Problem | null
}

const NOT_ASKED: CodeRequestState = { busy: false, failed: false, notSent: false, refused: null, problem: null }

export function codeRequestState(snapshot: VerificationSnapshot | undefined): CodeRequestState {
  if (!snapshot) {
    return NOT_ASKED
  }
  const { refused, problem } = snapshot.context
  const failed = snapshot.matches('unreachable')
  return { busy: snapshot.hasTag('busy'), failed, notSent: failed || snapshot.matches('notSent'), refused, problem }
}

/** How a code that is on its way stands, as the form shows it that it is typed in. */
export interface CodeTyping {
  readonly code: string
  readonly counting: boolean
  readonly canResend: boolean
  /** Neither taken nor refused: the same is sent once more. */
  readonly failed: boolean
}

export function codeTyping(snapshot: VerificationSnapshot): CodeTyping {
  return {
    code: snapshot.context.code,
    counting: snapshot.hasTag('counting'),
    canResend: snapshot.hasTag('can resend'),
    failed: snapshot.hasTag('failed'),
  }
}

/** The password that goes with the code, as far as it is typed. */
export function passwordOfCode({ context }: VerificationSnapshot): {
  readonly password: string
  readonly again: string
} {
  return { password: context.password, again: context.again }
}

/** Whole seconds until another code may be asked for; 0 when it may. */
export function secondsUntilResend(snapshot: VerificationSnapshot, now: EpochMs): number {
  const { resendAt } = snapshot.context
  return snapshot.hasTag('counting') && resendAt !== null ? Math.max(0, Math.ceil((resendAt - now) / 1000)) : 0
}
