import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BindPhoneRefusal, LoginRefusal } from '../../domain/login/login-refusal.ts'

const SENTENCES: Record<LoginRefusal | BindPhoneRefusal, MessageDescriptor> = {
  'phone-invalid': msg`This is not a mobile number we can send a code to. It has 11 digits and begins with 1.`,
  'code-wrong': msg`This code does not match. Look at the newest message once more.`,
  'code-expired': msg`This code is older than 5 minutes. Ask for a new one.`,
  'too-many-tries': msg`That was tried too often. Wait a little, then ask for a new code.`,
  'code-too-soon': msg`A code is on its way already. You can ask for another in a minute.`,
  'code-not-sent': msg`The message with the code could not be sent. Please try again in a moment.`,
  'email-invalid': msg`This is not a valid e-mail address. It looks like name@example.com.`,
  'password-empty': msg`The password cannot be empty.`,
  'password-length': msg`A password has 8 to 128 characters.`,
  'passwords-differ': msg`The two passwords are not the same.`,
  'email-login-wrong': msg`The e-mail address or the password is wrong.`,
  'mail-not-sent': msg`The mail could not be sent. Please try again in a moment.`,
  'messenger-verification-failed': msg`The messenger could not confirm who you are. Try once more, or take another way.`,
  'messenger-not-set-up': msg`This shop is not connected to the messenger yet. Please take another way.`,
  'user-unknown': msg`This account is not there any more. Please sign in once more.`,
  'program-verification-failed': msg`The mini-program could not confirm who you are. Open the shop from it once more, or take another way.`,
  'program-not-set-up': msg`This shop is not connected to the mini-program yet. Please take another way.`,
  'phone-taken': msg`This number has an account already. Sign out, then sign in with it.`,
  'old-phone-code-needed': msg`First enter the code that goes to the phone bound now.`,
  'old-code-wrong': msg`The code of the phone bound now does not match. Look at its newest message.`,
  'recent-sign-in-needed': msg`You signed in a while ago. Sign in once more, then bind the phone.`,
}

/** Why signing in, or binding a phone, did not work, and what to do. */
export function loginSentence(reason: LoginRefusal | BindPhoneRefusal): MessageDescriptor {
  return SENTENCES[reason]
}
