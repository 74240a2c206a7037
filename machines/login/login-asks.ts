import { isEmail, plainEmail } from '../../domain/login/email.ts'
import { newPasswordRefusal } from '../../domain/login/password.ts'
import { isCode, isPhone, plainPhone } from '../../domain/login/phone-login.ts'
import { invariant } from '../../domain/never.ts'
import type { CodeAsk, LoginContext, LoginRefusal, SignInAsk } from './login.types.ts'

/** Why the form before the code cannot be sent as it stands. */
export function formRefusal({ method, phone, email, password, again }: LoginContext): LoginRefusal | undefined {
  if (method === 'phone') {
    return isPhone(phone) ? undefined : 'phone-invalid'
  }
  if (!isEmail(email)) {
    return 'email-invalid'
  }
  if (method === 'register') {
    return newPasswordRefusal(password, again)
  }
  return method === 'password' && password === '' ? 'password-empty' : undefined
}

/** Why the form with the code cannot be sent as it stands. */
export function codeFormRefusal({ method, code, password, again }: LoginContext): LoginRefusal | undefined {
  if (!isCode(code)) {
    return 'code-wrong'
  }
  return method === 'reset' ? newPasswordRefusal(password, again) : undefined
}

export function codeAsk({ method, mchid, phone, email, password, again }: LoginContext): CodeAsk {
  switch (method) {
    case 'register':
      return { method, mchid, email: plainEmail(email), password, again }
    case 'reset':
      return { method, mchid, email: plainEmail(email) }
    default:
      return { method: 'phone', mchid, phone: plainPhone(phone) }
  }
}

export function signInAsk({ method, mchid, phone, email, password, again, code, program }: LoginContext): SignInAsk {
  switch (method) {
    case 'phone':
      return { method, mchid, phone: plainPhone(phone), code: code.trim() }
    case 'password':
      return { method, mchid, email: plainEmail(email), password }
    case 'register':
    case 'reset':
      return { method, mchid, email: plainEmail(email), password, again, code: code.trim() }
    case 'program':
      invariant(program, 'the program is asked only with its code')
      return { method, mchid, ...program }
  }
}
