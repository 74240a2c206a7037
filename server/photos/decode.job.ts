import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoId } from '../../domain/ids.ts'
import type { DecodedPhoto } from '../../domain/photo/decoded-photo.ts'
import type { MadeFiles } from '../../domain/photo/stored-photo.ts'
import type { Deps } from '../ports/deps.ts'
import { fileSha256 } from '../print/cell-store.ts'
import { type DerivedKind, derivedKey } from '../storage/storage-key.ts'
import { createPhotoStore } from '../stores/photos.store.ts'
import { deleteNoted, notePhotoRefused } from './refuse-photo.ts'

export type DecodeDeps = Pick<Deps, 'db' | 'storage' | 'decoder' | 'clock' | 'env' | 'metrics'>

/**
 * Decodes one uploaded photo, stores what is made of it and then says that it is done, or why it is refused.
 * Doing it again does no harm: a photo that is no longer waiting is left alone.
 */
export async function decodeStoredPhoto(deps: DecodeDeps, key: string): Promise<void> {
  const store = createPhotoStore(deps.db)
  const row = await store.findByKey(key)
  if (row?.state !== 'processing') {
    return
  }
  const original = await deps.storage.localFile(key)
  if (!original) {
    await store.refuse(row.id, 'photo-damaged', deps.clock.now())
    deps.metrics.photo('photo-damaged')
    return
  }
  const into = await newRoom(deps)
  try {
    const verdict = await deps.decoder.decode(original.path, { into })
    if (verdict.kind === 'refused') {
      const { reason } = verdict
      if (await deps.db.transaction((tx) => notePhotoRefused(tx, row, reason, deps.clock.now()))) {
        deps.metrics.photo(reason)
        await deleteNoted(deps.db, deps.storage, key)
      }
      return
    }
    const made = await keepDerived(deps, key, verdict.photo)
    await store.finish(row.id, verdict.photo, made, deps.clock.now())
    deps.metrics.photo('done')
  } finally {
    await rm(into, { recursive: true, force: true })
  }
}

/**
 * Makes the pictures of a finished photo once more, from its original. False when that does not give them: it is others by
 * now, or cannot be read.
 */
export async function makePicturesAgain(
  deps: Omit<DecodeDeps, 'metrics'>,
  { id, key, sha256 }: { readonly id: PhotoId; readonly key: string; readonly sha256: string | null },
): Promise<boolean> {
  const original = await deps.storage.localFile(key)
  if (!original) {
    return false
  }
  const into = await newRoom(deps)
  try {
    const verdict = await deps.decoder.decode(original.path, { into })
    if (verdict.kind === 'refused' || verdict.photo.sha256 !== sha256) {
      return false
    }
    await createPhotoStore(deps.db).saveMadeFiles(id, await keepDerived(deps, key, verdict.photo))
    return true
  } finally {
    await rm(into, { recursive: true, force: true })
  }
}

async function newRoom({ env }: Pick<Deps, 'env'>): Promise<string> {
  const rooms = join(env.dataDir, 'decoding')
  await mkdir(rooms, { recursive: true, mode: 0o700 })
  return await mkdtemp(join(rooms, 'photo-'))
}

/** Stores what was made of a photo, and says what it must be whenever it is looked at. */
async function keepDerived(
  { storage }: Pick<Deps, 'storage'>,
  key: string,
  { files }: DecodedPhoto,
): Promise<MadeFiles> {
  const keep = async (kind: DerivedKind, file: string) => {
    const sha256 = await fileSha256(file)
    await storage.put(derivedKey(key, kind), { file })
    return sha256
  }
  const proxy = await keep('proxy', files.proxy)
  const thumb = await keep('thumb', files.thumb)
  return { proxy, thumb, ...(files.print ? { print: await keep('print', files.print) } : {}) }
}
