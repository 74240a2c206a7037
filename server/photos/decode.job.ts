import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DecodedPhoto } from '../../domain/photo/decoded-photo.ts'
import type { Deps } from '../ports/deps.ts'
import { derivedKey } from '../storage/storage-key.ts'
import { createPhotoStore } from '../stores/photos.store.ts'

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
  const rooms = join(deps.env.dataDir, 'decoding')
  await mkdir(rooms, { recursive: true, mode: 0o700 })
  const into = await mkdtemp(join(rooms, 'photo-'))
  try {
    const verdict = await deps.decoder.decode(original.path, { into })
    if (verdict.kind === 'refused') {
      await store.refuse(row.id, verdict.reason, deps.clock.now())
      deps.metrics.photo(verdict.reason)
      await deps.storage.delete(key)
      return
    }
    await keepDerived(deps, key, verdict.photo)
    await store.finish(row.id, verdict.photo, deps.clock.now())
    deps.metrics.photo('done')
  } finally {
    await rm(into, { recursive: true, force: true })
  }
}

async function keepDerived({ storage }: DecodeDeps, key: string, { files }: DecodedPhoto): Promise<void> {
  await storage.put(derivedKey(key, 'proxy'), { file: files.proxy })
  await storage.put(derivedKey(key, 'thumb'), { file: files.thumb })
  if (files.print) {
    await storage.put(derivedKey(key, 'print'), { file: files.print })
  }
}
