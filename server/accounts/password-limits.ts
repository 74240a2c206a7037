import type { EpochMs } from '../../domain/units.ts'
import type { Caller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import { createLimitStore } from '../stores/limits.store.ts'

const WINDOW_SECONDS = 15 * 60

/** Tries of passwords within a quarter of an hour (safety section 13): of an account, of a browser, of an address. */
const TRIES = [
  { of: 'account', times: 10 },
  { of: 'device', times: 10 },
  { of: 'ip', times: 100 },
] as const

/** Minutes until a password may be tried again for `email`; 0 when it may be now. Counts first. */
export async function minutesUntilLogin(db: Db, email: string, caller: Caller, now: EpochMs): Promise<number> {
  const whose = { account: email, device: caller.device, ip: caller.ip }
  const limits = createLimitStore(db)
  for (const { of, times } of TRIES) {
    const key = `password/${caller.merchantId}/${of}/${whose[of]}`
    const { count, resetAt } = await limits.countUp(key, WINDOW_SECONDS, now)
    if (count > times) {
      return Math.max(1, Math.ceil((resetAt - now) / 60_000))
    }
  }
  return 0
}
