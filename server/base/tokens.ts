import { createHash, randomBytes } from 'node:crypto'
import { ID_LENGTH, type IdSource } from '../../domain/ids.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'

/** Random bytes are drawn for so many ids at once: asking the system costs more than an id. */
const pool = { bytes: Buffer.alloc(0), used: 0 }
const IDS_AT_ONCE = 128

/**
 * Ids of 21 letters, digits, `_` and `-` from the system's secure random source: 126 bits. None begins with `-`: a
 * spreadsheet takes that for a formula, so that tables would have to write it otherwise.
 */
export const randomIds: IdSource = {
  next: () => {
    let id = drawn()
    while (id.startsWith('-')) {
      id = drawn()
    }
    return id
  },
}

function drawn(): string {
  if (pool.used === pool.bytes.length) {
    pool.bytes = randomBytes(ID_LENGTH * IDS_AT_ONCE)
    pool.used = 0
  }
  let id = ''
  for (const end = pool.used + ID_LENGTH; pool.used < end; pool.used += 1) {
    id += ALPHABET.charAt((pool.bytes[pool.used] ?? 0) & 63)
  }
  return id
}

/** A bearer token of 256 bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
