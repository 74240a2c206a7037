import type { EpochMs } from '../../domain/units.ts'
import type { Caller } from '../base/caller.ts'
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
  readonly of: 'to' | 'device' | 'ip' | 'merchant'
  readonly seconds: number
  readonly times: number
}

/** What counts is the phone or the mailbox first, then the browser, then the address (safety section 13). */
const SENDING: Readonly<Record<CodeAddress['channel'], readonly Budget[]>> = {
  sms: [
    { of: 'to', seconds: MINUTE, times: 1 },
    { of: 'to', seconds: HOUR, times: 5 },
    { of: 'to', seconds: DAY, times: 10 },
    { of: 'device', seconds: DAY, times: 10 },
    { of: 'ip', seconds: 10 * MINUTE, times: 10 },
    { of: 'ip', seconds: HOUR, times: 60 },
    { of: 'merchant', seconds: DAY, times: 2000 },
  ],
  mail: [
    { of: 'to', seconds: MINUTE, times: 1 },
    { of: 'to', seconds: HOUR, times: 5 },
    { of: 'to', seconds: DAY, times: 10 },
    { of: 'device', seconds: HOUR, times: 5 },
    { of: 'ip', seconds: HOUR, times: 30 },
    { of: 'merchant', seconds: DAY, times: 5000 },
  ],
}

const TRIES_A_DAY = 20

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
  for (const { of, seconds, times } of SENDING[address.channel]) {
    const { count, resetAt } = await limits.countUp(sendingKey(address, caller, of, seconds), seconds, now)
    if (count > times) {
      return of === 'to' && seconds === MINUTE
        ? { kind: 'too-soon', seconds: Math.max(1, Math.ceil((resetAt - now) / 1000)) }
        : { kind: 'too-often' }
    }
  }
  return { kind: 'yes' }
}

/** The provider did not take the code: another one may be asked for at once. */
export async function wasNotSent(db: Db, address: CodeAddress, caller: Caller): Promise<void> {
  await createLimitStore(db).forget(sendingKey(address, caller, 'to', MINUTE))
}

/** Whether one more code may be tried for an address today, whatever the code is for. */
export async function mayTry(db: Db, { channel, to }: CodeAddress, caller: Caller, now: EpochMs): Promise<boolean> {
  const { count } = await createLimitStore(db).countUp(`${channel}-try/${caller.merchantId}/${to}`, DAY, now)
  return count <= TRIES_A_DAY
}

function sendingKey({ channel, to }: CodeAddress, caller: Caller, of: Budget['of'], seconds: number): string {
  const whose = { to, device: caller.device, ip: caller.ip, merchant: '' }[of]
  return `${channel}/${caller.merchantId}/${of}/${seconds}/${whose}`
}
