import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A key in PEM: the text itself, or the path of a file that holds it. A certificate counts as its public key. */
export function pemKey(kind: 'private' | 'public'): z.ZodType<KeyObject, string> {
  return z.string().transform((given, context) => {
    try {
      const pem = given.includes('-----BEGIN') ? given : readFileSync(given, 'utf8')
      return kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem)
    } catch {
      context.addIssue({
        code: 'custom',
        message: `must be a ${kind} key in PEM, or the path of a file that holds one`,
      })
      return z.NEVER
    }
  })
}
