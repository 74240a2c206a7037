import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { smallestInWords } from '../../domain/photo/size-class.ts'
import { sniffPhoto } from '../../domain/photo/sniff.ts'
import { answer, refuse } from '../base/answer.ts'
import type { SignedInCaller } from '../base/caller.ts'
import type { Deps } from '../ports/deps.ts'
import { isStorageKey } from '../storage/storage-key.ts'
import { createPhotoStore } from '../stores/photos.store.ts'
import { createLeftUploadStore } from '../stores/removal/left-uploads.store.ts'
import { refusalOfSize, uploadRulesOf } from './upload-rules-of.ts'

/**
 * Brings a photo from the messenger into a place that this shopper was given and that is still empty. What follows is
 * the same as after an upload: the phone asks to finish it, and the photo is checked and decoded.
 */
export async function fetchWechatPhoto(
  { db, storage, wechatMedia, env, ids, log, clock }: Deps,
  { Key, ServerID }: { readonly Key: string; readonly ServerID: string },
  { merchantId, uid }: SignedInCaller,
) {
  const row = isStorageKey(Key) ? await createPhotoStore(db).findOwn(merchantId, uid, Key) : undefined
  if (!row) {
    return refuse('not-found')
  }
  const rules = await uploadRulesOf(db, merchantId, row.pid ?? undefined)
  if (row.state === 'refused' && row.reason) {
    return refuse(row.reason, { params: smallestInWords(rules) })
  }
  const there = row.state === 'granted' ? (await storage.head(Key))?.bytes : (row.bytes ?? 0)
  if (there !== undefined) {
    return answer({ size: there })
  }
  const file = await wechatMedia.fetch(merchantId, ServerID, rules.max).catch((error: unknown) => {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the messenger gave no photo')
    return { kind: 'away' } as const
  })
  switch (file.kind) {
    case 'not-configured':
      return refuse('messenger-not-configured')
    case 'gone':
      return refuse('messenger-photo-gone')
    case 'too-large':
      return refuse('photo-too-large')
    case 'away':
      return refuse('messenger-away')
    case 'file':
      break
  }
  const wrong = refusalOfSize(file.bytes.length, rules) ?? (sniffPhoto(file.bytes) ? undefined : 'photo-not-a-picture')
  if (wrong) {
    return refuse(wrong, { params: smallestInWords(rules) })
  }
  const folder = join(env.dataDir, 'messenger')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, ids.next())
  try {
    await writeFile(path, file.bytes, { mode: 0o600 })
    await storage.put(Key, { file: path })
  } finally {
    await rm(path, { force: true })
  }
  // The messenger was slow, and the place was taken back as one that was left: what came there now is nobody's.
  if (!(await createPhotoStore(db).findOwn(merchantId, uid, Key))) {
    await createLeftUploadStore(db).note(Key, clock.now())
    return refuse('not-found')
  }
  return answer({ size: file.bytes.length })
}
