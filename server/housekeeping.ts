import { removeDeletedAlbums, removeDeletedDesigns, removeLeftPictures } from './albums/remove-deleted.ts'
import { cancelUnpaid } from './orders/cancel-unpaid.ts'
import { endHolds } from './orders/hold-production.ts'
import { removeLeftUploads } from './photos/remove-left-uploads.ts'
import type { Deps } from './ports/deps.ts'
import { createClientNoteStore } from './stores/client-notes.store.ts'
import { createIdempotencyStore } from './stores/idempotency.store.ts'
import { createLimitStore } from './stores/limits.store.ts'
import { createLoginCodeStore } from './stores/login-codes.store.ts'
import { createOauthStateStore } from './stores/oauth-states.store.ts'
import { createSessionStore } from './stores/sessions.store.ts'
import { createStaffStore } from './stores/staff.store.ts'

const HOUR_MS = 3_600_000

/** Throws out, every hour, what has had its time. Any number of nodes may do it. Returns the function that stops it. */
export function startHousekeeping(deps: Pick<Deps, 'db' | 'jobs' | 'storage' | 'clock' | 'log'>): () => void {
  const chores: Readonly<Record<string, () => Promise<void>>> = {
    limits: () => createLimitStore(deps.db).dropExpired(deps.clock.now()),
    idempotency: () => createIdempotencyStore(deps.db).dropExpired(deps.clock.now()),
    'login codes': () => createLoginCodeStore(deps.db).dropExpired(deps.clock.now()),
    'notes of browsers': () => createClientNoteStore(deps.db).dropExpired(deps.clock.now()),
    'trips to the messenger': () => createOauthStateStore(deps.db).dropExpired(deps.clock.now()),
    sessions: () => createSessionStore(deps.db).dropExpired(deps.clock.now()),
    'sign-ins of the console': () => createStaffStore(deps.db).dropExpiredSessions(deps.clock.now()),
    'unpaid orders': () => cancelUnpaid(deps),
    'orders that wait': () => endHolds(deps),
    'deleted albums': () => removeDeletedAlbums(deps),
    'deleted designs': () => removeDeletedDesigns(deps),
    'earlier pictures': () => removeLeftPictures(deps),
    'uploads that were left': () => removeLeftUploads(deps),
  }
  const tidy = async () => {
    for (const [chore, work] of Object.entries(chores)) {
      try {
        await work()
      } catch (error) {
        deps.log.error({ err: error, chore }, 'what has expired could not be thrown out; it is tried again in an hour')
      }
    }
  }
  const timer = setInterval(() => void tidy(), HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
