import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb'

/** What an opening hands on to `openDB`: how a connection ends that nobody here has closed. */
export type ConnectionEnds<Schema extends DBSchema> = Required<Pick<OpenDBCallbacks<Schema>, 'terminated' | 'blocking'>>

/**
 * Opens a storage of this phone at its first use and keeps it. A failed opening is tried again by the next use: a
 * private window may be closed, a full phone emptied. So is a connection that has ended: iPhones end those of pages in the background, and a
 * newer version of the shop in another tab must not wait for this one.
 */
export function openedOnce<Schema extends DBSchema>(
  open: (ends: ConnectionEnds<Schema>) => Promise<IDBPDatabase<Schema>>,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const forget = (opening: typeof opened) => {
    if (opened === opening) {
      opened = undefined
    }
  }
  const begin = () => {
    const opening = open({
      terminated: () => forget(opening),
      blocking: () => {
        forget(opening)
        opening.then(
          (database) => database.close(),
          () => undefined,
        )
      },
    })
    opening.catch(() => forget(opening))
    opened = opening
    return opening
  }
  return async () => {
    const opening = opened ?? begin()
    const database = await opening
    if (isOpen(database)) {
      return database
    }
    forget(opening)
    return await (opened ?? begin())
  }
}

/** Whether it can be used: that it cannot is said when it is, and not always before. */
function isOpen<Schema extends DBSchema>(database: IDBPDatabase<Schema>): boolean {
  try {
    database.transaction(database.objectStoreNames).done.catch(() => undefined)
    return true
  } catch {
    return false
  }
}
