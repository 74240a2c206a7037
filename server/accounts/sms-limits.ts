import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import type { Caller } from '../http/caller.ts'
import { createLimitStore } from '../stores/limits.store.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** One budget for every door that sends codes; what counts is the phone first, then the browser, then the address. */
const SENDING = [
  { of: 'phone', seconds: HOUR, times: 5 },
  { of: 'phone', seconds: DAY, times: 10 },
  { of: 'device', seconds: DAY, times: 10 },
  { of: 'ip', seconds: 10 * MINUTE, times: 10 },
  { of: 'ip', seconds: HOUR, times: 60 },
  { of: 'merchant', seconds: DAY, times: 2000 },
] as const

const TRIES_A_DAY = 20

/** Whether one more code may go to `phone`. Counts first, so that asking too often stays too often. */
export async function maySend(db: Db, phone: string, caller: Caller, now: EpochMs): Promise<boolean> {
  const whose = { phone, device: caller.device, ip: caller.ip, merchant: '' }
  const limits = createLimitStore(db)
  for (const { of, seconds, times } of SENDING) {
    const { count } = await limits.countUp(`sms/${caller.merchantId}/${of}/${seconds}/${whose[of]}`, seconds, now)
    if (count > times) {
      return false
    }
  }
  return true
}

/** Whether one more code may be tried for `phone` today. */
export async function mayTry(db: Db, phone: string, caller: Caller, now: EpochMs): Promise<boolean> {
  const { count } = await createLimitStore(db).countUp(`sms-try/${caller.merchantId}/${phone}`, DAY, now)
  return count <= TRIES_A_DAY
}
