import { ID_LENGTH } from '../../domain/ids.ts'

/** Letters of ids: 64, so that six random bits pick one without bias. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'

/** A new random id of 21 characters (B§9). Works on plain http too, where `crypto.randomUUID` is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH))
  return Array.from(bytes, (byte) => LETTERS[byte & 63]).join('')
}
