import { isEmail, plainEmail } from '../../domain/login/email.ts'
import { newPasswordRefusal } from '../../domain/login/password.ts'
import { isPhone, plainPhone } from '../../domain/login/phone-login.ts'
import { invariant } from '../../domain/never.ts'
import type { CodePurpose } from '../verification-code/verification-code.types.ts'
import type { LoginContext, LoginRefusal, SignInRequest } from './login.types.ts'

/** Why the form of a way in cannot be sent as it stands. */
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

export function codePurpose({ method, phone, email, password, again }: LoginContext): CodePurpose {
  switch (method) {
    case 'register':
      return { kind: 'registration', email: plainEmail(email), password, again }
    case 'reset':
      return { kind: 'new-password', email: plainEmail(email) }
    default:
      return { kind: 'sign-in', phone: plainPhone(phone) }
  }
}

export function signInRequest({ method, mchid, email, password, program }: LoginContext): SignInRequest {
  if (method === 'program') {
    invariant(program, 'the program is asked only with its code')
    return { method, mchid, ...program }
  }
  return { method: 'password', mchid, email: plainEmail(email), password }
}
