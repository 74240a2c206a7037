import type { PhotoRefusal } from '../../domain/photo/photo-refusal.ts'
import type { StoredPhoto } from '../../domain/photo/stored-photo.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../ports/deps.ts'
import { derivedKey } from '../storage/storage-key.ts'
import { createPhotoStore } from '../stores/photos.store.ts'
import { createLeftUploadStore } from '../stores/removal/left-uploads.store.ts'

/**
 * What came is refused, and noted to be deleted: a storage that fails in that moment, or a shop that ends, leaves nothing
 * behind. Within a transaction; false: the photo had ended before, and nothing is to be deleted.
 */
export async function notePhotoRefused(
  db: Db,
  { id, key }: Pick<StoredPhoto, 'id' | 'key'>,
  reason: PhotoRefusal,
  now: EpochMs,
): Promise<boolean> {
  const isRefused = await createPhotoStore(db).refuse(id, reason, now)
  if (isRefused) {
    await createLeftUploadStore(db).note(key, now)
  }
  return isRefused
}

/** Deletes bytes that are noted to be deleted. @throws what the storage throws; they stay noted. */
export async function deleteNoted(db: Db, storage: Deps['storage'], key: string): Promise<void> {
  // The provider may have made it by itself.
  await storage.delete(derivedKey(key, 'thumb'))
  await storage.delete(key)
  await createLeftUploadStore(db).forget(key)
}
