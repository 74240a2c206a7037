import { isEmail, plainEmail } from '../../domain/login/email.ts'
import { newPasswordRefusal } from '../../domain/login/password.ts'
import { isCode, isPhone, plainPhone } from '../../domain/login/phone-login.ts'
import { invariant } from '../../domain/never.ts'
import type { CodeAsk, LoginContext, LoginRefusal, SignInAsk } from './login.types.ts'

/** Why the form before the code cannot be sent as it stands. */
export function formRefusal({ way, phone, email, password, again }: LoginContext): LoginRefusal | undefined {
  if (way === 'phone') {
    return isPhone(phone) ? undefined : 'phone-invalid'
  }
  if (!isEmail(email)) {
    return 'email-invalid'
  }
  if (way === 'register') {
    return newPasswordRefusal(password, again)
  }
  return way === 'password' && password === '' ? 'password-empty' : undefined
}

/** Why the form with the code cannot be sent as it stands. */
export function codeFormRefusal({ way, code, password, again }: LoginContext): LoginRefusal | undefined {
  if (!isCode(code)) {
    return 'code-wrong'
  }
  return way === 'reset' ? newPasswordRefusal(password, again) : undefined
}

export function codeAsk({ way, mchid, phone, email, password, again }: LoginContext): CodeAsk {
  switch (way) {
    case 'register':
      return { way, mchid, email: plainEmail(email), password, again }
    case 'reset':
      return { way, mchid, email: plainEmail(email) }
    default:
      return { way: 'phone', mchid, phone: plainPhone(phone) }
  }
}

export function signInAsk({ way, mchid, phone, email, password, again, code, program }: LoginContext): SignInAsk {
  switch (way) {
    case 'phone':
      return { way, mchid, phone: plainPhone(phone), code: code.trim() }
    case 'password':
      return { way, mchid, email: plainEmail(email), password }
    case 'register':
    case 'reset':
      return { way, mchid, email: plainEmail(email), password, again, code: code.trim() }
    case 'program':
      invariant(program, 'the program is asked only with its code')
      return { way, mchid, ...program }
  }
}
