/** The longest address that mail can be sent to (RFC 5321). */
const EMAIL_MAX = 254
const LOCAL_MAX = 64

/**
 * Whether a text is a mail address (B§5: invalid email). Looks at each letter once: patterns for whole addresses take
 * polynomial time on hostile texts (safety 3.36).
 */
export function isEmail(text: string): boolean {
  const address = plainEmail(text)
  const at = address.indexOf('@')
  if (address.length > EMAIL_MAX || at < 1 || at > LOCAL_MAX || at !== address.lastIndexOf('@')) {
    return false
  }
  const labels = address.slice(at + 1).split('.')
  return (
    isLocal(address.slice(0, at)) && labels.length > 1 && labels.every(isLabel) && !/^\d+$/.test(labels.at(-1) ?? '')
  )
}

/** The address as it is kept and compared. */
export function plainEmail(text: string): string {
  return text.trim().toLowerCase()
}

function isLocal(local: string): boolean {
  return /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u.test(local) && !/^\.|\.$|\.\./.test(local)
}

function isLabel(label: string): boolean {
  return label.length <= 63 && /^[\p{L}\p{N}-]+$/u.test(label) && !/^-|-$/.test(label)
}
