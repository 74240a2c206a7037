import { makePicturesAgain } from '../../photos/decode.job.ts'
import type { Deps } from '../../ports/deps.ts'
import { hashStoredBytes, type Looked } from '../../storage/hash-stored-bytes.ts'
import { type DerivedKind, derivedKey } from '../../storage/storage-key.ts'
import { DELETED_RETENTION_MS } from '../../stores/removal/removal.store.ts'
import type { PhotoFilesRecord } from '../../stores/storage/photo-files-record.ts'
import { createWrongFileStore } from '../../stores/storage/wrong-files.store.ts'

export type VerifyDeps = Pick<Deps, 'db' | 'storage' | 'uploadHost' | 'decoder' | 'clock' | 'env' | 'log' | 'jobs'>

/** Files that were looked at, their bytes, and how many of them are made again. */
export interface Seen {
  readonly looked: number
  readonly bytes: number
  readonly mended: number
}

type Wrong = Exclude<Looked['is'], 'right'>

/**
 * Looks at a photo's original and at the pictures that were made of it. Pictures are made again; what only a person can
 * bring back is noted with its merchant and its orders.
 */
export async function verifyPhoto(deps: VerifyDeps, photo: PhotoFilesRecord): Promise<Seen> {
  const { storage } = deps
  const store = createWrongFileStore(deps.db)
  const original = await hashStoredBytes(() => storage.get(photo.key), photo.sha256 ?? undefined)
  const pictures: { readonly key: string; readonly is: Looked['is'] }[] = []
  let { bytes } = original
  const kinds: readonly DerivedKind[] = ['proxy', 'thumb', ...(photo.hasPrint ? ['print' as const] : [])]
  for (const kind of kinds) {
    const key = derivedKey(photo.key, kind)
    const found = await hashStoredBytes(() => storage.get(key), photo.madeFiles?.[kind])
    bytes += found.bytes
    pictures.push({ key, is: found.is })
  }
  const wrong = pictures.filter(({ is }) => is !== 'right')
  const isMade = wrong.length > 0 && original.is === 'right' && (await makePicturesAgain(deps, photo))
  if (isMade) {
    deps.log.warn({ photo: photo.key, pictures: wrong }, 'pictures of a photo were damaged or gone, and are made again')
  }
  const troubles = [{ key: photo.key, is: original.is }, ...pictures].flatMap(({ key, is }) =>
    is === 'right' || (isMade && key !== photo.key) ? [] : [{ key, is }],
  )
  const lost = troubles.length > 0 && (await nameLost(deps, photo.key, troubles)) ? troubles.map(({ key }) => key) : []
  await store.forget([photo.key, ...pictures.map(({ key }) => key)].filter((key) => !lost.includes(key)))
  return { looked: 1 + pictures.length, bytes, mended: isMade ? wrong.length : 0 }
}

/** False where nobody needs the files: the photo goes, or has gone, with its album. */
async function nameLost(
  { db, clock, log }: VerifyDeps,
  photoKey: string,
  troubles: readonly { readonly key: string; readonly is: Wrong }[],
): Promise<boolean> {
  const store = createWrongFileStore(db)
  const now = clock.now()
  const photo = await store.photoThatStays(photoKey, now - DELETED_RETENTION_MS)
  if (!photo) {
    return false
  }
  const { mchid } = photo
  const orders = await store.ordersOf(photo)
  for (const { key, is } of troubles) {
    await store.note({ key, photoKey, trouble: is, mchid, orders }, now)
    log.error({ file: key, trouble: is, merchant: mchid, orders }, 'a stored file is wrong and cannot be made again')
  }
  return true
}
