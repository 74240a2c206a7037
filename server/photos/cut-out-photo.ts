import { invariant } from '../../domain/never.ts'
import { answer, refuse } from '../base/answer.ts'
import type { SignedInCaller } from '../base/caller.ts'
import type { Deps } from '../ports/deps.ts'
import { derivedKey, isStorageKey } from '../storage/storage-key.ts'
import { createPhotoStore } from '../stores/photos.store.ts'
import { PHOTO_BASE } from './photo-urls.ts'

/**
 * Cuts the subject out of a photo that this shopper uploaded. The address is only read: it must be one of ours, and the
 * picture comes out of the storage by its key.
 */
export async function cutOutPhoto(
  { db, storage, matting, env, log }: Deps,
  fileUrl: string,
  { merchantId, uid }: SignedInCaller,
) {
  const key = keyOfAddress(fileUrl, env.publicUrl)
  const row = key === undefined ? undefined : await createPhotoStore(db).findOwn(merchantId, uid, key)
  if (row?.state !== 'done') {
    return refuse('not-found')
  }
  const read = async () => {
    const body = await storage.get(derivedKey(row.key, 'proxy'))
    invariant(body, `the proxy of ${row.key} is gone`)
    return Buffer.concat(await body.toArray())
  }
  const cutOut = await matting.cutOut(merchantId, read).catch((error: unknown) => {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the matting service did not answer')
    return { kind: 'away' } as const
  })
  switch (cutOut.kind) {
    case 'not-configured':
      return refuse('matting-not-configured')
    case 'not-possible':
      return refuse('matting-not-possible')
    case 'away':
      return refuse('matting-away')
    case 'cut-out':
      return answer({ imageBase64: Buffer.from(cutOut.png).toString('base64') })
  }
}

/** The key of a photo in an address of this shop, or in itself. */
function keyOfAddress(address: string, publicUrl: string): string | undefined {
  if (isStorageKey(address)) {
    return address
  }
  const ours = new URL(publicUrl)
  const parsed = URL.canParse(address, ours) ? new URL(address, ours) : undefined
  if (parsed?.origin !== ours.origin || !parsed.pathname.startsWith(`${PHOTO_BASE}/`)) {
    return undefined
  }
  const [basecode, file, , ...more] = parsed.pathname.slice(PHOTO_BASE.length + 1).split('/')
  const key = `${basecode}/${file}`
  return more.length === 0 && isStorageKey(key) ? key : undefined
}
