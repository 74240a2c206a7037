import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Held for as long as the process lives; a lock that is forgotten by the collector would be let go. */
const held = new Set<DatabaseSync>()

/** Two processes on one embedded database lose rows that were acknowledged. */
export class FolderInUse extends Error {
  constructor(folder: string, options: ErrorOptions) {
    super(`the folder ${folder} is already in use by another process of this shop`, options)
  }
}

/**
 * Makes this process the only owner of `folder`. The kernel lets the lock go when the process ends, however it ends.
 *
 * Returns the function that lets it go. @throws FolderInUse
 */
export function ownFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, '.owner.lock'), { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw new FolderInUse(folder, { cause })
  }
  held.add(lock)
  return () => {
    if (held.delete(lock)) {
      lock.exec('ROLLBACK')
      lock.close()
    }
  }
}
