import type { SnapshotFrom } from 'xstate'
import type { PhoneLoginRefusal } from '../../domain/login/phone-login.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Refused } from '../refused.ts'
import type { loginMachine } from './login.machine.ts'

type LoginSnapshot = SnapshotFrom<typeof loginMachine>

/** Which of the two forms is shown. */
export function loginForm(snapshot: LoginSnapshot): 'phone' | 'code' {
  return snapshot.matches('codeSent') ? 'code' : 'phone'
}

export function loginRefusal(snapshot: LoginSnapshot): Refused<PhoneLoginRefusal> | null {
  return snapshot.context.refused
}

/** Whole seconds until another code may be asked for; 0 when it may. */
export function secondsUntilResend(snapshot: LoginSnapshot, now: EpochMs): number {
  const { resendAt } = snapshot.context
  return snapshot.hasTag('counting') && resendAt !== null ? Math.max(0, Math.ceil((resendAt - now) / 1000)) : 0
}
