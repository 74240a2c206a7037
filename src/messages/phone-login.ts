import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PhoneLoginRefusal } from '../../domain/login/phone-login.ts'

const SENTENCES: Record<PhoneLoginRefusal, MessageDescriptor> = {
  'phone-invalid': msg`This is not a mobile number we can send a code to. It has 11 digits and begins with 1.`,
  'code-wrong': msg`This code does not match. Look at the newest message once more.`,
  'code-expired': msg`This code is older than 5 minutes. Ask for a new one.`,
  'too-many-tries': msg`That was tried too often. Wait a little, then ask for a new code.`,
  'code-too-soon': msg`A code is on its way already. You can ask for another in a minute.`,
  'code-not-sent': msg`The message with the code could not be sent. Please try again in a moment.`,
}

/** Why signing in by phone did not work, and what to do. */
export function phoneLoginSentence(reason: PhoneLoginRefusal): MessageDescriptor {
  return SENTENCES[reason]
}
