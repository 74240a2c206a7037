/** Digits of a login code. */
export const CODE_LENGTH = 6

/** A code may be asked for again after this long, ms. */
export const RESEND_AFTER = 60_000

/** Mainland mobile number: 11 digits, 1 followed by 3 to 9 (B§5). Blanks and hyphens between digits are taken away first. */
export function isPhone(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(plainPhone(text))
}

/** The number as it travels: without blanks and hyphens, which phones insert when numbers are filled in for us. */
export function plainPhone(text: string): string {
  return text.replaceAll(/[\s-]/g, '')
}

export function isCode(text: string): boolean {
  return /^\d{6}$/.test(text.trim())
}
