import type { Deps } from '../ports/deps.ts'
import { createPagePictures } from '../preview/page-pictures.ts'
import { type DerivedKind, derivedKey } from '../storage/storage-key.ts'
import {
  createRemovalStore,
  DELETED_RETENTION_MS,
  type DeletedAlbum,
  LEFT_RETENTION_MS,
} from '../stores/removal.store.ts'

/** Albums and designs of one turn; what is left waits for the next. */
const AT_ONCE = 100
const LEFT_AT_ONCE = 200
/** Of so many pictures each, an hour. */
const LEFT_TURNS = 100
type RemovalDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'log'>
const DERIVED = ['thumb', 'proxy', 'print'] as const satisfies readonly DerivedKind[]

/**
 * Takes albums that were deleted 30 days ago out of the shop for good: designs, photos, files. Orders keep the photos and
 * the cover picture that they were made from.
 *
 * An album goes in two turns: its designs first, and everything else once no design is left. So an order that was being
 * made from a design while it went is there, and counted, when the photos go.
 *
 * Files go before their rows: whatever breaks in between is found again at the next turn.
 */
export async function removeDeletedAlbums(deps: RemovalDeps): Promise<void> {
  const { db, storage, clock, log } = deps
  const removal = createRemovalStore(db)
  const time = clock.now() - DELETED_RETENTION_MS
  for (const album of await removal.deleted(time, 'without-designs', AT_ONCE)) {
    await orLater(log, { album: album.id }, () => removeAlbum(deps, album))
  }
  const pictures = createPagePictures(storage)
  for (const { id } of await removal.deleted(time, 'with-designs', AT_ONCE)) {
    await orLater(log, { album: id }, async () => {
      const unseen = await db.transaction((tx) => createRemovalStore(tx).dropDesigns(id))
      for (const picture of unseen) {
        await pictures.delete(picture)
      }
    })
  }
}

async function removeAlbum({ db, storage }: RemovalDeps, album: DeletedAlbum): Promise<void> {
  const keys = await createRemovalStore(db).photosWithoutOrder(album)
  for (const key of keys) {
    for (const kind of DERIVED) {
      await storage.delete(derivedKey(key, kind))
    }
    await storage.delete(key)
  }
  await db.transaction(async (tx) => {
    await createRemovalStore(tx).dropPhotos(keys)
    await createRemovalStore(tx).dropAlbum(album.id)
  })
}

/**
 * Takes designs that were deleted 30 days ago out of the shop for good, with the pictures that nothing else shows. Orders
 * keep what they were made from: the design that was frozen with them, their cover, their photos.
 */
export async function removeDeletedDesigns({ db, storage, clock, log }: RemovalDeps): Promise<void> {
  const time = clock.now() - DELETED_RETENTION_MS
  const pictures = createPagePictures(storage)
  for (const id of await createRemovalStore(db).deletedDesigns(time, AT_ONCE)) {
    await orLater(log, { design: id }, async () => {
      const unseen = await db.transaction((tx) => createRemovalStore(tx).dropDesign(id, time))
      for (const picture of unseen) {
        await pictures.delete(picture)
      }
    })
  }
}

/** Deletes pictures that pages do not show any more since they were changed, and nothing else shows. */
export async function removeLeftPictures({ db, storage, clock, log }: RemovalDeps): Promise<void> {
  const time = clock.now() - LEFT_RETENTION_MS
  const removal = createRemovalStore(db)
  const pictures = createPagePictures(storage)
  for (let turn = 0; turn < LEFT_TURNS; turn += 1) {
    const left = await removal.leftPictures(time, LEFT_AT_ONCE)
    let isDone = false
    await orLater(log, { pictures: left.length }, async () => {
      for (const picture of await removal.unseenAmong(left)) {
        await pictures.delete(picture)
      }
      await removal.forgetLeft(left, time)
      isDone = true
    })
    if (!isDone || left.length < LEFT_AT_ONCE) {
      return
    }
  }
}

/** What cannot be removed now waits for the next turn, and holds up nothing that comes after it. */
async function orLater(log: Deps['log'], what: object, remove: () => Promise<void>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    log.error({ err: error, ...what }, 'what was deleted could not be removed; it is tried again in an hour')
  }
}
