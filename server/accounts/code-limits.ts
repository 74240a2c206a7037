import type { EpochMs } from '../../domain/units.ts'
import type { Caller } from '../base/caller.ts'
import { siteOf } from '../base/subscriber.ts'
import type { Db } from '../db/db.ts'
import { createLimitStore } from '../stores/limits.store.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** What a code is sent by, and to. */
export interface CodeAddress {
  readonly channel: 'sms' | 'mail'
  /** A phone or a mailbox. */
  readonly to: string
}

interface Budget {
  readonly of: 'to' | 'device' | 'ip' | 'net' | 'merchant'
  readonly seconds: number
  readonly times: number
}

/**
 * What counts is the phone or the mailbox first, then the browser, then the address and its neighbours (safety section 13).
 * A browser that has signed in with the phone before has a budget of its own: what strangers ask for takes nothing from it.
 */
const SENDING: Readonly<Record<CodeAddress['channel'], readonly Budget[]>> = {
  sms: [
    { of: 'to', seconds: MINUTE, times: 1 },
    { of: 'to', seconds: HOUR, times: 5 },
    { of: 'to', seconds: DAY, times: 10 },
    { of: 'device', seconds: DAY, times: 10 },
    { of: 'ip', seconds: 10 * MINUTE, times: 10 },
    { of: 'ip', seconds: HOUR, times: 60 },
    { of: 'net', seconds: HOUR, times: 120 },
    { of: 'merchant', seconds: DAY, times: 2000 },
  ],
  mail: [
    { of: 'to', seconds: MINUTE, times: 1 },
    { of: 'to', seconds: HOUR, times: 5 },
    { of: 'to', seconds: DAY, times: 10 },
    { of: 'device', seconds: HOUR, times: 5 },
    { of: 'ip', seconds: HOUR, times: 30 },
    { of: 'net', seconds: HOUR, times: 120 },
    { of: 'merchant', seconds: DAY, times: 5000 },
  ],
}

/** Wrong codes in a day. A code itself ends with its fifth try, and only its own browser's tries are counted there. */
const TRIES = [
  { of: 'device', times: 20 },
  { of: 'ip', times: 200 },
] as const

/** A browser that had the right code is known to the phone for so long. */
const KNOWN_SECONDS = 365 * DAY

export type MaySend =
  | { readonly kind: 'yes' }
  | { readonly kind: 'too-soon'; readonly seconds: number }
  | { readonly kind: 'too-often' }

/**
 * Whether one more code may go out. Every door that sends codes shares this one budget, whatever its codes are for
 * (safety 3.33). Counts first, so that asking too often stays too often, and two requests at once send one code.
 */
export async function maySend(db: Db, address: CodeAddress, caller: Caller, now: EpochMs): Promise<MaySend> {
  const limits = createLimitStore(db)
  const known = await isKnown(db, address, caller, now)
  for (const { of, seconds, times } of SENDING[address.channel]) {
    const { count, resetAt } = await limits.countUp(sendingKey(address, caller, { of, seconds, known }), seconds, now)
    if (count > times) {
      return of === 'to' && seconds === MINUTE
        ? { kind: 'too-soon', seconds: Math.max(1, Math.ceil((resetAt - now) / 1000)) }
        : { kind: 'too-often' }
    }
  }
  return { kind: 'yes' }
}

/** So many codes of one internet address in an hour are a household's; more of them cost a puzzle each. */
const FREE_OF_IP = 5

/**
 * Whether a code costs a puzzle first: the second in a day for a phone or a mailbox, the sixth in an hour for an address, and every one once half
 * of what the merchant sends in a day is used up. A browser that has signed in with the phone before pays nothing.
 */
export async function costsPuzzle(db: Db, address: CodeAddress, caller: Caller, now: EpochMs): Promise<boolean> {
  if (await isKnown(db, address, caller, now)) {
    return false
  }
  const limits = createLimitStore(db)
  const asked = (of: Budget['of'], seconds: number) =>
    limits.counted(sendingKey(address, caller, { of, seconds, known: false }), now)
  const perDay = SENDING[address.channel].find(({ of }) => of === 'merchant')?.times ?? 0
  return (
    (await asked('to', DAY)) > 0 ||
    (await asked('ip', HOUR)) >= FREE_OF_IP ||
    (await asked('merchant', DAY)) >= perDay / 2
  )
}

/** The provider did not take the code: another one may be asked for at once. */
export async function wasNotSent(db: Db, address: CodeAddress, caller: Caller, now: EpochMs): Promise<void> {
  const known = await isKnown(db, address, caller, now)
  await createLimitStore(db).forget(sendingKey(address, caller, { of: 'to', seconds: MINUTE, known }))
}

/**
 * Whether one more code may be tried today, whatever the code is for. Counted against whoever guesses, never against the
 * phone: a stranger's guesses lock nobody out.
 */
export async function mayTry(db: Db, { channel }: CodeAddress, caller: Caller, now: EpochMs): Promise<boolean> {
  const limits = createLimitStore(db)
  const whose = { device: caller.device, ip: caller.ip }
  for (const { of, times } of TRIES) {
    const { count } = await limits.countUp(`${channel}-try/${caller.merchantId}/${of}/${whose[of]}`, DAY, now)
    if (count > times) {
      return false
    }
  }
  return true
}

/** The browser had the right code: from now on it asks for codes on its own account. */
export async function rememberKnown(db: Db, address: CodeAddress, caller: Caller, now: EpochMs): Promise<void> {
  await createLimitStore(db).countUp(knownKey(address, caller), KNOWN_SECONDS, now)
}

async function isKnown(db: Db, address: CodeAddress, caller: Caller, now: EpochMs): Promise<boolean> {
  return (await createLimitStore(db).counted(knownKey(address, caller), now)) > 0
}

const knownKey = ({ channel, to }: CodeAddress, { merchantId, device }: Caller) =>
  `${channel}-known/${merchantId}/${to}/${device}`

interface SendingKey extends Pick<Budget, 'of' | 'seconds'> {
  readonly known: boolean
}

function sendingKey({ channel, to }: CodeAddress, caller: Caller, { of, seconds, known }: SendingKey): string {
  const { device, ip } = caller
  const whose = { to: known ? `${to}/${device}` : to, device, ip, net: siteOf(ip), merchant: '' }[of]
  return `${channel}/${caller.merchantId}/${of}/${seconds}/${whose}`
}
