import type { Deps } from '../ports/deps.ts'
import { derivedKey } from '../storage/storage-key.ts'
import { createLeftUploadStore } from '../stores/removal/left-uploads.store.ts'

/**
 * A phone that was put away in the middle goes on with the same place; one that comes later gets another. Two days, because
 * a node of the release before does not say that a place was asked for anew (decision 065): while nodes are restarted, one
 * that is a day old may have a photo on its way.
 */
const LEFT_UPLOAD_MS = 2 * 24 * 60 * 60 * 1000

const AT_ONCE = 200
/** Of so many uploads each, an hour. */
const TURNS = 100

/**
 * Deletes uploads that were begun two days ago and whose end nobody has told: nothing names them, so they would lie in the
 * storage for ever. The place goes before its bytes: a phone that comes back meanwhile is given another, and nothing of the
 * database is held while the storage is slow. What cannot be deleted is noted, and found again in an hour.
 */
export async function removeLeftUploads({
  db,
  storage,
  clock,
  log,
}: Pick<Deps, 'db' | 'storage' | 'clock' | 'log'>): Promise<void> {
  const uploads = createLeftUploadStore(db)
  const time = clock.now() - LEFT_UPLOAD_MS
  for (let turn = 0; turn < TURNS; turn += 1) {
    if ((await uploads.takeBack(time, AT_ONCE, clock.now())) < AT_ONCE) {
      break
    }
  }
  for (let tried = 0; tried < TURNS * AT_ONCE; tried += 1) {
    const key = await uploads.next(clock.now())
    if (key === undefined) {
      return
    }
    try {
      // The provider may have made it by itself.
      await storage.delete(derivedKey(key, 'thumb'))
      await storage.delete(key)
      await uploads.forget(key)
    } catch (error) {
      // It holds up nothing that comes after it.
      log.error({ err: error, key }, 'an upload that was left could not be deleted; it is tried again in an hour')
    }
  }
}
