import type { BindPhoneRefusal, LoginRefusal } from '../../../domain/login/login-refusal.ts'
import { ServerFault } from '../../../machines/faults.ts'
import type { Refused } from '../../../machines/refused.ts'

type Reason = LoginRefusal | BindPhoneRefusal

/** Codes of refusals on the wire that a login can meet. */
const REASONS = {
  1101: 'phone-invalid',
  1103: 'too-many-tries',
  1104: 'code-wrong',
  1105: 'code-not-sent',
  1106: 'user-unknown',
  1107: 'email-invalid',
  1108: 'password-empty',
  1109: 'passwords-differ',
  1110: 'password-length',
  1111: 'email-login-wrong',
  1112: 'too-many-tries',
  1113: 'mail-not-sent',
  1120: 'program-verification-failed',
  1121: 'program-not-set-up',
  4290: 'too-many-tries',
} as const satisfies Readonly<Record<number, LoginRefusal>>

/** Codes that only binding a phone can meet. */
const BIND_REASONS = {
  1101: 'phone-invalid',
  1103: 'too-many-tries',
  1104: 'code-wrong',
  1105: 'code-not-sent',
  1106: 'user-unknown',
  1115: 'phone-taken',
  1116: 'old-phone-code-needed',
  1117: 'recent-sign-in-needed',
  1123: 'old-code-wrong',
  // The session has ended meanwhile.
  401: 'recent-sign-in-needed',
  4290: 'too-many-tries',
} as const satisfies Readonly<Record<number, BindPhoneRefusal>>

/** A code was sent there less than a minute ago: by a visit or an answer that got lost. It can be typed. */
export const TOO_SOON = 1102

export function loginRefused(code: number, message: string): Refused<LoginRefusal> {
  return refused(REASONS, code, message)
}

export function bindRefused(code: number, message: string): Refused<BindPhoneRefusal> {
  return refused(BIND_REASONS, code, message)
}

function refused<R extends Reason>(reasons: Readonly<Record<number, R>>, code: number, message: string): Refused<R> {
  const reason = reasons[code]
  if (!reason) {
    throw new ServerFault(`a login was refused with the unknown code ${code}: ${message}`)
  }
  return { kind: 'refused', reason, code, message }
}
