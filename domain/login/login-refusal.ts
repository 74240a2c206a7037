import type { LoginFault } from './login-address.ts'
import type { PasswordRefusal } from './password.ts'
import type { PhoneLoginRefusal } from './phone-login.ts'

/** Why a way in did not lead in: one word for each sentence that the shopper reads. */
export type LoginRefusal =
  | PhoneLoginRefusal
  | PasswordRefusal
  | LoginFault
  | 'email-invalid'
  | 'email-login-wrong'
  | 'mail-not-sent'
  | 'program-verification-failed'
  | 'program-not-set-up'

/** Why another phone could not be bound. */
export type BindPhoneRefusal =
  | PhoneLoginRefusal
  | 'phone-taken'
  | 'old-phone-code-needed'
  | 'old-code-wrong'
  | 'recent-sign-in-needed'
  | 'user-unknown'
