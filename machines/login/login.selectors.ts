import type { SnapshotFrom } from 'xstate'
import type { Refused } from '../refused.ts'
import type { loginMachine } from './login.machine.ts'
import type { LoginRefusal } from './login.types.ts'

type LoginSnapshot = SnapshotFrom<typeof loginMachine>

/** Which form is shown. */
export type LoginFormKind = 'finding' | 'phone' | 'email' | 'register' | 'forgot' | 'messenger' | 'program'

const FORMS = {
  finding: 'finding',
  emailSignIn: 'email',
  emailRegister: 'register',
  emailForgot: 'forgot',
  messenger: 'messenger',
  program: 'program',
  // Who is in waits for the screen that he came from, not before an empty form.
  signedIn: 'finding',
} as const

/** The form of the way in that was taken; once its code is on the way, the form of the code stands before it. */
export function loginForm(snapshot: LoginSnapshot): LoginFormKind {
  for (const [state, form] of Object.entries(FORMS)) {
    if (snapshot.matches(state as keyof typeof FORMS)) {
      return form
    }
  }
  return 'phone'
}

/** The code that was asked for. */
export function loginCode(snapshot: LoginSnapshot) {
  return snapshot.children.code
}

export function isLoginBusy(snapshot: LoginSnapshot): boolean {
  return snapshot.hasTag('busy')
}

/** The shop was not reached. */
export function isLoginFailed(snapshot: LoginSnapshot): boolean {
  return snapshot.hasTag('failed')
}

/** A new password as far as it is typed. */
export function newPassword({ context }: LoginSnapshot): { readonly password: string; readonly again: string } {
  return { password: context.password, again: context.again }
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
    case 'old-code-wrong':
      return 'code'
    default:
      return 'form'
  }
}
