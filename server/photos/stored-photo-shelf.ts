import type { Secrets } from '../base/secrets.ts'
import type { Clock } from '../base/system-clock.ts'
import type { PhotoShelf } from '../ports/photo-shelf.ts'
import { createPhotoStore } from '../stores/photos.store.ts'
import { albumPhotoOf } from './album-photo.ts'

/** The finished photos of an album, found in the database. */
export function createPhotoShelf({ secrets, clock }: { readonly secrets: Secrets; readonly clock: Clock }): PhotoShelf {
  return {
    find: async (db, { merchantId, basecode }, keys) => {
      const inside = keys.filter((key) => key.startsWith(`${basecode}/`))
      const rows = await createPhotoStore(db).findDone(merchantId, inside)
      return new Map(rows.map((row) => [row.key, albumPhotoOf(row, secrets, clock.now())]))
    },
  }
}
