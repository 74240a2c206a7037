import type { Deps } from '../ports/deps.ts'
import { derivedKey } from '../storage/storage-key.ts'
import { createRemovalStore } from '../stores/removal/removal.store.ts'

/** A phone that was put away in the middle goes on with the same place; one that comes later gets another. */
const LEFT_UPLOAD_MS = 24 * 60 * 60 * 1000

const AT_ONCE = 200
/** Of so many uploads each, an hour. */
const TURNS = 100

/**
 * Deletes uploads that were begun a day ago and whose end nobody has told: nothing names them, so they would lie in the
 * storage for ever. Bytes go before their row: whatever breaks in between is found again in an hour.
 */
export async function removeLeftUploads({
  db,
  storage,
  clock,
  log,
}: Pick<Deps, 'db' | 'storage' | 'clock' | 'log'>): Promise<void> {
  const removal = createRemovalStore(db)
  const time = clock.now() - LEFT_UPLOAD_MS
  let after = 0
  for (let turn = 0; turn < TURNS; turn += 1) {
    const left = await removal.leftUploads(time, after, AT_ONCE)
    for (const { id, key, createdAt } of left) {
      // What cannot be deleted holds up nothing that comes after it.
      after = createdAt
      try {
        // The provider may have made it by itself.
        await storage.delete(derivedKey(key, 'thumb'))
        await storage.delete(key)
        await removal.dropUpload(id, time)
      } catch (error) {
        log.error(
          { err: error, photo: id },
          'an upload that was left could not be removed; it is tried again in an hour',
        )
      }
    }
    if (left.length < AT_ONCE) {
      return
    }
  }
}
