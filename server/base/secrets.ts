import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Keys for one purpose each, all derived from the one `SESSION_SECRET`. */
export interface Secrets {
  /** HMAC-SHA-256 of `text` under the key of `purpose`, base64url. */
  sign(purpose: string, text: string): string
  /** Whether `signature` is what `sign` gave; in constant time. */
  verify(purpose: string, text: string, signature: string): boolean
}

export function secretsFrom(secret: string): Secrets {
  // As Node's own keys: of a buffer it makes one anew for every signature, which takes seven times as long.
  const keys = new Map<string, KeyObject>()
  const keyFor = (purpose: string): KeyObject => {
    const known = keys.get(purpose)
    if (known) {
      return known
    }
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'keepsake', purpose, 32)))
    keys.set(purpose, key)
    return key
  }
  const sign = (purpose: string, text: string) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url')
  return {
    sign,
    verify: (purpose, text, signature) => {
      const wanted = Buffer.from(sign(purpose, text))
      const given = Buffer.from(signature)
      return wanted.length === given.length && timingSafeEqual(wanted, given)
    },
  }
}
