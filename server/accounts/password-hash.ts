import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { refuse } from '../base/answer.ts'

const derive = promisify(argon2)

/** argon2id as OWASP asks for it: 19 MiB, two passes, one lane. */
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 } as const

/** So many passwords are counted at once: each needs its memory and a thread of the pool that files need too. */
const AT_ONCE = 2
/** More than so many in the queue would wait too long; the caller is told to come again. */
const WAITING_MAX = 50

/** Too many passwords are being counted. */
export class PasswordsBusy extends Error {
  override readonly name = 'PasswordsBusy'
}

let running = 0
const waiting: (() => void)[] = []

async function turn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_MAX) {
      throw new PasswordsBusy('too many passwords at once')
    }
    // The one before hands its place over, so the count stays.
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) {
      next()
    } else {
      running -= 1
    }
  }
}

/** `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, as other programs read it too. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await turn(() => derive('argon2id', { ...COST, message: plain(password), nonce }))
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(hash)}`
}

const FORM = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/**
 * Whether `password` is the one that `stored` was made of. Without `stored` as much is counted, so that nobody can tell
 * by the time whether an address is known.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt, kept] = FORM.exec(stored ?? '') ?? []
  const known = kept !== undefined && salt !== undefined
  const wanted = known ? Buffer.from(kept, 'base64') : Buffer.alloc(COST.tagLength)
  const cost: Omit<Argon2Parameters, 'message'> = known
    ? {
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
        tagLength: wanted.length,
        nonce: Buffer.from(salt, 'base64'),
      }
    : { ...COST, nonce: Buffer.alloc(16) }
  const hash = await turn(() => derive('argon2id', { ...cost, message: plain(password) }))
  return timingSafeEqual(hash, wanted) && known
}

/** The same letters are the same password, however a keyboard composes them. */
function plain(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'))
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

/** Passwords are counted a few at a time; who would wait too long is asked to come again. */
export async function unlessBusy<Outcome>(work: () => Promise<Outcome>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PasswordsBusy) {
      return refuse('busy')
    }
    throw error
  }
}
