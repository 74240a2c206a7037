import { Secret, TOTP } from 'otpauth'
import type { EpochMs } from '../../../domain/units.ts'
import type { Secrets } from '../../base/secrets.ts'

/** Bytes of a secret, as RFC 4226 asks for. */
const SECRET_BYTES = 20
/** Half minutes that a clock may be wrong. */
const WINDOW = 1

/** Whose codes: another `rev` is another secret, so that an invitation ends the codes of before. */
export interface CodeHolder {
  readonly id: string
  readonly rev: number
}

/** The codes of one person. Nothing of them is stored: the secret is derived from the shop's own. */
export function codesOf(secrets: Secrets, { id, rev }: CodeHolder, label: string, issuer: string): TOTP {
  const bytes = Buffer.from(secrets.sign('staff codes', `${id}|${rev}`), 'base64url').subarray(0, SECRET_BYTES)
  return new TOTP({ issuer, label, secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }) })
}

/** The half minute whose code this is; undefined: it is none of now. */
export function stepOfCode(codes: TOTP, code: string, now: EpochMs): number | undefined {
  const token = code.replace(/\s/g, '')
  const delta = /^\d{6}$/.test(token) ? codes.validate({ token, timestamp: now, window: WINDOW }) : null
  return delta === null ? undefined : codes.counter({ timestamp: now }) + delta
}
