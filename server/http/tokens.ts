import { createHash, randomBytes } from 'node:crypto'
import { ID_LENGTH, type IdSource } from '../../domain/ids.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'

/** Ids of 21 letters, digits, `_` and `-` from the system's secure random source: 126 bits. */
export const randomIds: IdSource = {
  next: () => Array.from(randomBytes(ID_LENGTH), (byte) => ALPHABET[byte & 63]).join(''),
}

/** A bearer token of 256 bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
