import { and, eq, isNull, ne, not, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { albums } from '../db/schema/albums.tables.ts'
import { previewTasks } from '../db/schema/previews.tables.ts'
import { albumIs, type Whose } from './album-access.ts'

const nobody = sql`false`

/** Conditions for `where` that name only preview tasks the caller may use. */
export const taskIs = {
  /** The caller's own task, deleted or not: only for deleting and bringing back. */
  ownedBy: (caller: Whose): SQL =>
    caller.uid === undefined
      ? nobody
      : (and(eq(previewTasks.mchid, caller.merchantId), eq(previewTasks.uid, caller.uid)) ?? nobody),
  /**
   * The caller's own task, unless he deleted it. One that he made over an album of somebody else closes together with the edit link: what a
   * link gave, its owner can take back.
   */
  openTo: (db: Db, caller: Whose): SQL => {
    if (caller.uid === undefined) {
      return nobody
    }
    const closed = db
      .select({ id: albums.id })
      .from(albums)
      .where(and(eq(albums.id, previewTasks.aid), ne(albums.uid, caller.uid), not(albumIs.editableBy(caller))))
    return and(taskIs.ownedBy(caller), isNull(previewTasks.deletedAt), notExists(closed)) ?? nobody
  },
}
