import { DEFAULT_GROUP_NAME } from '../../domain/album/album.ts'
import { chapterLine } from '../../domain/image-analysis/event-title.ts'
import { nearestCity } from '../../domain/image-analysis/place.ts'
import type { PhotoGroup } from '../../domain/photo/photo.ts'
import type { Caller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import type { StoredAlbum } from '../stores/albums.store.ts'
import { createPhotoStore } from '../stores/photos.store.ts'
import type { DesignPhotos } from './design-world.ts'

/**
 * Chapters with a title, and nothing below it, tell when their photos were taken, and the album's owner in which town: no
 * position leaves the shop, and where the table of cities knows none, none is named.
 */
export async function withChapterLines(
  groups: readonly PhotoGroup[],
  { stored }: DesignPhotos,
  album: Pick<StoredAlbum, 'uid'>,
  { caller, db }: { readonly caller: Caller; readonly db: Db },
): Promise<PhotoGroup[]> {
  const keys = [...stored.values()].map(({ key }) => key)
  const facts = album.uid === caller.uid ? await createPhotoStore(db).privateFacts(caller.merchantId, keys) : undefined
  return groups.map((group) => {
    const title = group.title.trim()
    if (title === '' || title === DEFAULT_GROUP_NAME || group.description !== '') {
      return group
    }
    const seen = group.photos.map(({ id, takenAt }) => {
      const gps = facts?.get(stored.get(id)?.key ?? '')?.gps
      const city = gps && nearestCity(gps)
      return { ...(takenAt === undefined ? {} : { takenAt }), ...(city ? { place: { city } } : {}) }
    })
    return { ...group, description: chapterLine(seen, title, caller.language) }
  })
}
