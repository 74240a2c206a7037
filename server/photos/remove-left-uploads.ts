import type { Deps } from '../ports/deps.ts'
import { createLeftUploadStore } from '../stores/removal/left-uploads.store.ts'
import { deleteNoted } from './refuse-photo.ts'

/**
 * A phone that was put away in the middle goes on with the same place; one that comes later gets another. Two days, because
 * a node of the release before does not say that a place was asked for anew (decision 065): while nodes are restarted, one
 * that is a day old may have a photo on its way.
 */
const LEFT_UPLOAD_MS = 2 * 24 * 60 * 60 * 1000

const AT_ONCE = 200
/** Of so many uploads each, an hour. */
const TURNS = 100
/** A storage that fails so often in a row is away: the next round finds what is left. */
const FAILURES = 3

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
  const begun = clock.now()
  for (let turn = 0; turn < TURNS; turn += 1) {
    if ((await uploads.takeBack(begun - LEFT_UPLOAD_MS, AT_ONCE, begun)) < AT_ONCE) {
      break
    }
  }
  let failures = 0
  while (failures < FAILURES) {
    // Those of this round: what fails is due again before a slow one is over.
    const key = await uploads.next(begun, clock.now())
    if (key === undefined) {
      return
    }
    try {
      await deleteNoted(db, storage, key)
      failures = 0
    } catch (error) {
      // One alone holds up nothing that comes after it.
      failures += 1
      log.error({ err: error, key }, 'an upload that was left could not be deleted; it is tried again in an hour')
    }
  }
}
