import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import { createThumbnail, getUploadToken } from '../../domain/calls/storage.ts'
import { type AlbumId, asId, type PhotoId } from '../../domain/ids.ts'
import { isDuplicateName } from '../../domain/photo/duplicate-name.ts'
import type { ByteLimits } from '../../domain/photo/size-class.ts'
import { byteLimits, sizeClassOf } from '../../domain/photo/size-class.ts'
import { SNIFF_BYTES, sniffPhoto } from '../../domain/photo/sniff.ts'
import { UPLOAD_LIMITS } from '../../domain/upload/upload-limits.ts'
import type { Deps } from '../deps.ts'
import { type Answer, answer, refuse } from '../http/answer.ts'
import type { CallGroup } from '../http/call-group.ts'
import type { SignedInCaller } from '../http/caller.ts'
import { type CallContext, route } from '../http/route.ts'
import { albumPhotoOf } from '../photos/album-photo.ts'
import { decodeQueue, decodeStoredPhoto } from '../photos/decode-job.ts'
import { registerPhotoPages } from '../photos/photo-pages.ts'
import { registerPrefopPage } from '../photos/prefop-page.ts'
import { startSweeping } from '../storage/qiniu/sweep.ts'
import { registerUploadHost } from '../storage/qiniu/upload-pages.ts'
import { basecodeOf, isStorageKey, photoKey } from '../storage/storage-key.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createPhotoStore, type PhotoRow } from '../stores/photos.store.ts'

/** Names longer than this are cut: they are shown, never used as a path. */
const FILE_NAME_MAX = 255

type TokenRequest = ParsedRequestOf<typeof getUploadToken>

/** Uploading: a place for each photo, the end of an upload, processing, pictures. */
export const storageCalls: CallGroup = {
  name: 'storage',
  queues: [decodeQueue],
  routes: (deps) => [
    route({
      call: getUploadToken,
      policy: 'album-editor',
      limits: [{ times: 600, seconds: 3600, per: 'user' }],
      // The place is remembered with the photo; a stored reply would hand out a token that has ended.
      repeat: 'acts-again',
      handle: (request, context) => giveToken(deps, request, context),
    }),
    route({
      call: createThumbnail,
      policy: 'owner',
      limits: [{ times: 600, seconds: 3600, per: 'user' }],
      repeat: 'acts-again',
      handle: (request, context) => finishUpload(deps, request, context),
    }),
  ],
  pages: async (app, deps) => {
    const { storage, uploadKeys, clock } = deps
    await registerUploadHost(app, { disk: storage, keys: uploadKeys, now: () => clock.now() })
    registerPrefopPage(app, deps)
    registerPhotoPages(app, deps)
    app.addHook('onClose', startSweeping(deps))
  },
  work: async (deps) => {
    await deps.jobs.work(decodeQueue, ({ key }) => decodeStoredPhoto(deps, key))
  },
}

async function giveToken(deps: Deps, request: TokenRequest, { caller, db, now }: CallContext<'album-editor'>) {
  const store = createPhotoStore(db)
  const named = albumNamed(request)
  const album = named && (await store.editableAlbum(caller, named))
  if (!album) {
    return refuse('not-found')
  }
  const { fileName = '', size, md5, opid } = request
  const before = opid === undefined ? undefined : await store.findByOpid(caller.merchantId, caller.uid, opid)
  const limits = await limitsOf(deps, caller)
  const twin = before ?? (md5 === undefined ? undefined : await store.findTwin(caller.merchantId, album.id, md5))
  if (twin && twin.aid === album.id) {
    return placeOf(deps, twin, limits)
  }
  if (before) {
    return refuse('opid-reused')
  }
  const sizeClass = size === undefined ? 2 : sizeClassOf(size, limits)
  if (sizeClass === 1 || sizeClass === 4) {
    return refuse(sizeClass === 1 ? 'photo-too-small' : 'photo-too-large')
  }
  if (limits.uniqueNames && isDuplicateName(fileName, await store.fileNames(caller.merchantId, album.id, now))) {
    return refuse('photo-name-duplicate')
  }
  const id = asId<PhotoId>(deps.ids.next())
  const place = await store.grant({
    id,
    mchid: caller.merchantId,
    uid: caller.uid,
    aid: album.id,
    key: photoKey(album.basecode, id, fileName),
    fileName: [...fileName].slice(0, FILE_NAME_MAX).join(''),
    md5,
    bytes: size,
    opid,
    now,
  })
  return placeOf(deps, place, limits)
}

/** The album by its id, else by the folder in the key that the specification's form of the call names. */
function albumNamed({ aid, Key }: TokenRequest): { aid: AlbumId } | { basecode: string } | undefined {
  if (aid !== undefined) {
    return { aid: asId<AlbumId>(aid) }
  }
  return Key === undefined ? undefined : { basecode: basecodeOf(Key) }
}

interface UploadRules extends ByteLimits {
  readonly uniqueNames: boolean
}

async function limitsOf({ db }: Deps, { merchantId }: SignedInCaller): Promise<UploadRules> {
  const merchant = await createMerchantStore(db).find(merchantId)
  const stated = merchant ? { merchant: { min: merchant.sizeLimits.low, max: merchant.sizeLimits.high } } : {}
  return { ...byteLimits(stated), uniqueNames: merchant?.shop.uploadNameCheck ?? false }
}

/** A token for a place that waits for its bytes; for a photo that is there already, the photo. */
function placeOf({ storage, secrets, clock }: Deps, row: PhotoRow, { min, max }: ByteLimits) {
  if (row.state === 'refused' && row.reason) {
    return refuse(row.reason)
  }
  const now = clock.now()
  const { token, host } = storage.uploadGrant({
    key: row.key,
    minBytes: min,
    maxBytes: max,
    until: now + UPLOAD_LIMITS.grantMs,
  })
  const place = { Token: token, Key: row.key, Host: host }
  return answer(
    row.state === 'done' ? { ...place, exists: true as const, photo: albumPhotoOf(row, secrets, now) } : place,
  )
}

async function finishUpload(
  deps: Deps,
  { Key }: ParsedRequestOf<typeof createThumbnail>,
  { caller, db, now }: CallContext<'owner'>,
): Promise<Answer<{ persistentId: string }>> {
  const store = createPhotoStore(db)
  const row = isStorageKey(Key) ? await store.findOwn(caller.merchantId, caller.uid, Key) : undefined
  if (!row) {
    return refuse('not-found')
  }
  if (row.persistentId) {
    if (row.state === 'processing') {
      // Asked again: the first job may have been given up. Two jobs for one photo do no harm.
      await deps.jobs.enqueue(db, decodeQueue, { key: Key })
    }
    return answer({ persistentId: row.persistentId })
  }
  const refusal = await refusalOfBytes(deps, Key, await limitsOf(deps, caller))
  if (refusal === 'photo-not-uploaded') {
    return refuse(refusal)
  }
  if (refusal) {
    await store.refuse(row.id, refusal, now)
    await deps.storage.delete(Key)
    return refuse(refusal)
  }
  const started = await db.transaction(async (tx) => {
    const begun = await createPhotoStore(tx).startProcessing(row.id, deps.ids.next())
    if (begun) {
      await deps.jobs.enqueue(tx, decodeQueue, { key: Key })
    }
    return begun
  })
  const persistentId = started?.persistentId ?? (await store.findByKey(Key))?.persistentId
  return persistentId ? answer({ persistentId }) : refuse('photo-not-uploaded')
}

/** What is wrong with the bytes in the storage, before anything is decoded. */
async function refusalOfBytes({ storage }: Deps, key: string, limits: ByteLimits) {
  const [object, beginning] = [await storage.head(key), await storage.get(key, { from: 0, to: SNIFF_BYTES - 1 })]
  if (!object || !beginning) {
    return 'photo-not-uploaded' as const
  }
  const sizeClass = sizeClassOf(object.bytes, limits)
  if (sizeClass === 1 || sizeClass === 4) {
    beginning.destroy()
    return sizeClass === 1 ? ('photo-too-small' as const) : ('photo-too-large' as const)
  }
  const head = Buffer.concat(await beginning.toArray())
  return sniffPhoto(head) ? undefined : ('photo-not-a-picture' as const)
}
