import type { Deps } from './deps.ts'
import { createIdempotencyStore } from './stores/idempotency.store.ts'
import { createLimitStore } from './stores/limits.store.ts'
import { createLoginCodeStore } from './stores/login-codes.store.ts'
import { createSessionStore } from './stores/sessions.store.ts'

const HOUR_MS = 3_600_000

/** Throws out, every hour, what has had its time. Any number of nodes may do it. Returns the function that stops it. */
export function startHousekeeping(deps: Pick<Deps, 'db' | 'clock' | 'log'>): () => void {
  const tidy = async () => {
    const now = deps.clock.now()
    try {
      await createLimitStore(deps.db).dropExpired(now)
      await createIdempotencyStore(deps.db).dropExpired(now)
      await createLoginCodeStore(deps.db).dropExpired(now)
      await createSessionStore(deps.db).dropExpired(now)
    } catch (error) {
      deps.log.error({ err: error }, 'what has expired could not be thrown out; it is tried again in an hour')
    }
  }
  const timer = setInterval(() => void tidy(), HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
