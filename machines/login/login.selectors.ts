import type { SnapshotFrom } from 'xstate'
import type { EpochMs } from '../../domain/units.ts'
import type { Refused } from '../refused.ts'
import type { loginMachine } from './login.machine.ts'
import type { LoginRefusal } from './login.types.ts'

type LoginSnapshot = SnapshotFrom<typeof loginMachine>

/** Which form is shown. */
export type LoginForm = 'finding' | 'phone' | 'code' | 'email' | 'register' | 'forgot' | 'messenger' | 'program'

export function loginForm(snapshot: LoginSnapshot): LoginForm {
  if (snapshot.matches('codeSent')) {
    return 'code'
  }
  const forms = {
    finding: 'finding',
    emailSignIn: 'email',
    emailRegister: 'register',
    emailForgot: 'forgot',
    messenger: 'messenger',
    program: 'program',
  } as const
  for (const [state, form] of Object.entries(forms)) {
    if (snapshot.matches(state as keyof typeof forms)) {
      return form
    }
  }
  return 'phone'
}

export function loginRefusal(snapshot: LoginSnapshot): Refused<LoginRefusal> | null {
  return snapshot.context.refused
}

/** Which field of a form a refusal is about; the others stand above the button. */
export function fieldOf(reason: LoginRefusal): 'phone' | 'email' | 'password' | 'again' | 'code' | 'form' {
  switch (reason) {
    case 'phone-invalid':
      return 'phone'
    case 'email-invalid':
      return 'email'
    case 'password-empty':
    case 'password-length':
      return 'password'
    case 'passwords-differ':
      return 'again'
    case 'code-wrong':
      return 'code'
    default:
      return 'form'
  }
}

/** Whole seconds until another code may be asked for; 0 when it may. */
export function secondsUntilResend(snapshot: LoginSnapshot, now: EpochMs): number {
  const { resendAt } = snapshot.context
  return snapshot.hasTag('counting') && resendAt !== null ? Math.max(0, Math.ceil((resendAt - now) / 1000)) : 0
}
