import type { Deps } from '../ports/deps.ts'
import { createPagePictures } from '../preview/page-pictures.ts'
import { paintAgain } from '../preview/send-jobs.ts'
import { type DerivedKind, derivedKey } from '../storage/storage-key.ts'
import { createLeftPictureStore, LEFT_RETENTION_MS } from '../stores/removal/left-pictures.store.ts'
import { createRemovalStore, DELETED_RETENTION_MS, type DeletedAlbum } from '../stores/removal/removal.store.ts'

/** Albums and designs of one turn; what is left waits for the next. */
const AT_ONCE = 100
const LEFT_AT_ONCE = 200
/** Of so many pictures each, an hour. */
const LEFT_TURNS = 100
type RemovalDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'log' | 'jobs'>
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
  const { db, clock, log } = deps
  const removal = createRemovalStore(db)
  const time = clock.now() - DELETED_RETENTION_MS
  for (const album of await removal.deleted(time, 'without-designs', AT_ONCE)) {
    await orLater(log, { album: album.id }, () => removeAlbum(deps, album))
  }
  for (const { id } of await removal.deleted(time, 'with-designs', AT_ONCE)) {
    await orLater(log, { album: id }, async () => {
      await removePictures(deps, await db.transaction((tx) => createRemovalStore(tx).dropDesigns(id, time)))
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
export async function removeDeletedDesigns(deps: RemovalDeps): Promise<void> {
  const { db, clock, log } = deps
  const time = clock.now() - DELETED_RETENTION_MS
  for (const id of await createRemovalStore(db).deletedDesigns(time, AT_ONCE)) {
    await orLater(log, { design: id }, async () => {
      await removePictures(deps, await db.transaction((tx) => createRemovalStore(tx).dropDesign(id, time)))
    })
  }
}

/** Deletes pictures that pages do not show any more since they were changed, and nothing else shows. */
export async function removeLeftPictures(deps: RemovalDeps): Promise<void> {
  const { db, clock, log } = deps
  for (let turn = 0; turn < LEFT_TURNS; turn += 1) {
    const left = await createLeftPictureStore(db).list(clock.now() - LEFT_RETENTION_MS, LEFT_AT_ONCE)
    let isDone = false
    await orLater(log, { pictures: left.length }, async () => {
      await removePictures(deps, left)
      isDone = true
    })
    if (!isDone || left.length < LEFT_AT_ONCE) {
      return
    }
  }
}

/**
 * Deletes those of these pictures that were left long ago and that nothing shows. Nothing is held meanwhile: the storage may be slow. A page that
 * comes back to such a look before its file is gone is seen here afterwards, and painted again; one that comes back later sees it itself (`renderPage`).
 */
async function removePictures(deps: RemovalDeps, pictures: readonly string[]): Promise<void> {
  const { db, storage, clock, jobs } = deps
  const time = clock.now() - LEFT_RETENTION_MS
  const left = createLeftPictureStore(db)
  const files = createPagePictures(storage)
  for (const picture of pictures) {
    if (!(await left.isLeft(picture, time))) {
      continue
    }
    if (!(await left.isShown(picture))) {
      await files.delete(picture)
    }
    if ((await left.isShown(picture)) && !(await files.has(picture))) {
      await db.transaction((tx) => paintAgain(jobs, tx, picture))
    }
    await left.forget(picture, time)
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
