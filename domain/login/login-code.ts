import { CODE_LENGTH, RESEND_AFTER } from './phone-login.ts'

/** The rules of codes (readings 31): 6 digits, 5 minutes, a minute between two, 5 tries. */
export const CODE_RULES = {
  digits: CODE_LENGTH,
  lifeSeconds: 300,
  /** Mail takes its time, and a mailbox is often on another device. */
  mailLifeSeconds: 900,
  resendSeconds: RESEND_AFTER / 1000,
  tries: 5,
} as const
