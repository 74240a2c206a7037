import type { FastifyBaseLogger } from 'fastify'
import type { EpochMs } from '../../domain/units.ts'
import { type Answer, refuse } from '../base/answer.ts'
import type { Caller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import type { MissBudget } from '../ports/limits.ts'
import { createLimitStore } from '../stores/limits.store.ts'

interface Guess {
  readonly db: Db
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly caller: Caller
  readonly now: EpochMs
}

/** The key under which the misses of a merchant are counted for the alarm. */
export function merchantMisses(name: string, merchantId: string): string {
  return `miss/${name}/merchant/${merchantId}`
}

/**
 * Runs a call that may be a guess. It is counted before it runs, so that many at once gain nothing, and given back when
 * it was no miss.
 */
export async function withinMissBudget<Data>(
  budget: MissBudget,
  { db, log, caller, now }: Guess,
  act: () => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const store = createLimitStore(db)
  const counted: string[] = []
  for (const { per, seconds, times } of budget.limits) {
    const whose = { user: caller.uid ?? caller.device, device: caller.device, ip: caller.ip }[per]
    const key = `miss/${budget.name}/${caller.merchantId}/${per}/${seconds}/${whose}`
    const { count, resetAt } = await store.countUp(key, seconds, now)
    if (count > times) {
      if (budget.penaltySeconds && count === times + 1) {
        const until = now + budget.penaltySeconds * 1000
        await store.prolong(key, until)
        return refuse('too-many-requests', { params: { seconds: budget.penaltySeconds } })
      }
      return refuse('too-many-requests', { params: { seconds: Math.max(1, Math.ceil((resetAt - now) / 1000)) } })
    }
    counted.push(key)
  }
  const answer = await act()
  if (answer.kind === 'answered' || answer.reason !== budget.reason) {
    for (const key of counted) {
      await store.giveBack(key)
    }
    return answer
  }
  const { count } = await store.countUp(merchantMisses(budget.name, caller.merchantId), budget.alarm.seconds, now)
  if (count === budget.alarm.times) {
    log.warn({ merchant: caller.merchantId, misses: count, budget: budget.name }, 'somebody may be guessing numbers')
  }
  return answer
}
