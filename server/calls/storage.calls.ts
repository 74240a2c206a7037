import type { FastifyInstance } from 'fastify'
import { ALBUM_PHOTOS_MAX } from '../../domain/album/save-album.ts'
import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import {
  createThumbnail,
  fetchWechatFile,
  getUploadTicket,
  getUploadToken,
  matting,
} from '../../domain/calls/storage.ts'
import { type AlbumId, asId, type PhotoId, type ProductId } from '../../domain/ids.ts'
import { isDuplicateName } from '../../domain/photo/duplicate-name.ts'
import { type ByteLimits, smallestInWords } from '../../domain/photo/size-class.ts'
import type { StoredPhoto } from '../../domain/photo/stored-photo.ts'
import type { EpochMs } from '../../domain/units.ts'
import { bytesADay } from '../../domain/upload/bytes-a-day.ts'
import { UPLOAD_LIMITS } from '../../domain/upload/upload-limits.ts'
import { answer, refuse } from '../base/answer.ts'
import type { SignedInCaller } from '../base/caller.ts'
import { DECODE_AGAIN_AFTER, DECODE_DEAD, DECODE_QUEUE } from '../jobs/queues.ts'
import { registerPhotoPages } from '../pages/photos/photo-pages.ts'
import { registerPrefopPage } from '../pages/photos/prefop-page.ts'
import { registerPutObject } from '../pages/uploads/put-object-page.ts'
import { startSweeping } from '../pages/uploads/sweep.ts'
import { registerUploadHost, UPLOAD_BASE } from '../pages/uploads/upload-pages.ts'
import { albumPhotoOf } from '../photos/album-photo.ts'
import { cutOutPhoto } from '../photos/cut-out-photo.ts'
import { decodeStoredPhoto } from '../photos/decode.job.ts'
import { fetchWechatPhoto } from '../photos/fetch-wechat-photo.ts'
import { deleteNoted, notePhotoRefused } from '../photos/refuse-photo.ts'
import { refusalOfSize, refusalOfStored, uploadRulesOf } from '../photos/upload-rules-of.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { basecodeOf, derivedKey, isChosenKey, isStorageKey, photoKey, stemOf } from '../storage/storage-key.ts'
import { createPhotoStore } from '../stores/photos.store.ts'
import { createLeftUploadStore } from '../stores/removal/left-uploads.store.ts'

/** Names longer than this are cut: they are shown, never used as a path. */
const FILE_NAME_MAX = 255
const HOUR_S = 3600
const DAY_MS = 86_400_000
/**
 * What one shopper may upload. An album as large as they come travels at once, on a quick line within a minute, and is
 * never asked to be slower; a photo is asked about twice, for its place and for its facts, and some are asked about again.
 */
const PHOTOS_A_MINUTE = 1.2 * ALBUM_PHOTOS_MAX
const PHOTOS_AN_HOUR = 3 * ALBUM_PHOTOS_MAX

/** So long a place counts as asked for just now, and is not written again. */
const FRESH_MS = 60_000

type TokenRequest = ParsedRequestOf<typeof getUploadToken>

/** Uploading: a place for each photo, the end of an upload, processing, pictures. */
export const storageCalls: CallGroup = {
  name: 'storage',
  queues: [DECODE_QUEUE],
  routes: (deps) => [
    route({
      call: getUploadToken,
      policy: 'album-editor',
      perMinute: 2 * PHOTOS_A_MINUTE,
      limits: [{ times: 2 * PHOTOS_AN_HOUR, seconds: HOUR_S, per: 'user' }],
      // The place is remembered with the photo; a stored reply would hand out a token that has ended.
      repeat: 'acts-again',
      handle: (request, context) => giveToken(deps, request, context),
    }),
    route({
      call: createThumbnail,
      policy: 'owner',
      perMinute: PHOTOS_A_MINUTE,
      limits: [{ times: PHOTOS_AN_HOUR, seconds: HOUR_S, per: 'user' }],
      repeat: 'acts-again',
      handle: (request, context) => finishUpload(deps, request, context),
    }),
    route({
      call: getUploadTicket,
      policy: 'album-editor',
      limits: [{ times: 120, seconds: HOUR_S, per: 'user' }],
      // Credentials are never stored.
      repeat: 'acts-again',
      handle: (request, context) => giveTicket(deps, request, context),
    }),
    route({
      call: fetchWechatFile,
      policy: 'owner',
      limits: [{ times: 600, seconds: HOUR_S, per: 'user' }],
      repeat: 'acts-again',
      handle: (request, { caller }) => fetchWechatPhoto(deps, request, caller),
    }),
    route({
      call: matting,
      policy: 'owner',
      limits: [{ times: 20, seconds: HOUR_S, per: 'user' }],
      repeat: 'acts-again',
      handle: ({ FileUrl }, { caller }) => cutOutPhoto(deps, FileUrl, caller),
    }),
  ],
  pages: async (app, deps) => {
    registerPrefopPage(app, deps)
    registerPhotoPages(app, deps)
    await openUploadHost(app, deps)
  },
  work: async (deps) => {
    await deps.jobs.work(DECODE_QUEUE, ({ key }) => decodeStoredPhoto(deps, key))
    await deps.jobs.work(DECODE_DEAD, async (job) => {
      await deps.jobs.enqueue(deps.db, DECODE_QUEUE, job, { startAfter: DECODE_AGAIN_AFTER })
    })
  },
}

/** Where photos lie on this server's own disk, it takes uploads itself. */
async function openUploadHost(app: FastifyInstance, { uploadHost, secrets, clock, db, log }: Deps): Promise<void> {
  if (!uploadHost) {
    return
  }
  const now = () => clock.now()
  await registerUploadHost(app, { ...uploadHost, now }, (scope) =>
    registerPutObject(scope, {
      disk: uploadHost.disk,
      secrets,
      now,
      isAwaited: async (key, who) => {
        const row = await createPhotoStore(db).findByKey(key)
        return row?.state === 'granted' && row.uid === who
      },
    }),
  )
  app.addHook('onClose', startSweeping({ disk: uploadHost.disk, clock, log }))
}

async function giveToken(deps: Deps, request: TokenRequest, context: CallContext<'album-editor'>) {
  for (;;) {
    const given = await givePlace(deps, request, context)
    if (given) {
      return given
    }
  }
}

/** Undefined: the place that was found was taken back in the same moment, or got its photo; it is looked for once more. */
async function givePlace(deps: Deps, request: TokenRequest, { caller, db, now }: CallContext<'album-editor'>) {
  const store = createPhotoStore(db)
  const album = await albumOf(store, request, caller)
  const { size, md5, opid } = request
  const key = request.Key !== undefined && isChosenKey(request.Key) ? request.Key : undefined
  if (!album || (key !== undefined && basecodeOf(key) !== album.basecode)) {
    return refuse('not-found')
  }
  const fileName = request.fileName ?? key?.slice(album.basecode.length + 1) ?? ''
  const pid = request.pid === undefined ? undefined : asId<ProductId>(request.pid)
  const before = opid === undefined ? undefined : await store.findByOpid(caller.merchantId, caller.uid, opid)
  const limits = await uploadRulesOf(db, caller.merchantId, pid)
  const wantsThumb = request.GetThumb !== undefined && !['', '0'].includes(request.GetThumb)
  const there = key === undefined ? undefined : await store.findAtStem(caller.merchantId, album.id, stemOf(key))
  if (there) {
    const isSame = there.key === key && there.uid === caller.uid
    return isSame ? placeOf({ ...deps, db }, there, limits, wantsThumb) : refuse('photo-name-duplicate')
  }
  if (key !== undefined && (await createLeftUploadStore(db).isIn(stemOf(key)))) {
    return refuse('photo-name-duplicate')
  }
  const twin = before ?? (md5 === undefined ? undefined : await store.findTwin(caller.merchantId, album.id, md5))
  if (twin && twin.aid === album.id) {
    return placeOf({ ...deps, db }, twin, limits, wantsThumb)
  }
  if (before) {
    return refuse('opid-reused')
  }
  const wrongSize = size === undefined ? undefined : refusalOfSize(size, limits)
  if (wrongSize) {
    return refuse(wrongSize, { params: smallestInWords(limits) })
  }
  const whose = { mchid: caller.merchantId, uid: caller.uid, aid: album.id }
  if (limits.uniqueNames && isDuplicateName(fileName, await store.takenNames({ ...whose, md5 }, now))) {
    return refuse('photo-name-duplicate')
  }
  if (await lacksRoom(deps)) {
    return refuse('storage-nearly-full')
  }
  const hours = await hoursUntilRoom(store, caller, { size: size ?? limits.max, most: limits.max }, now)
  if (hours > 0) {
    return refuse('photos-enough-today', { params: { hours } })
  }
  const id = asId<PhotoId>(deps.ids.next())
  const place = await store.grant({
    id,
    ...whose,
    pid,
    key: key ?? photoKey(album.basecode, id, fileName),
    fileName: [...fileName].slice(0, FILE_NAME_MAX).join(''),
    md5,
    bytes: size,
    opid,
    now,
  })
  return placeOf({ ...deps, db }, place, limits, wantsThumb)
}

/** On the own disk photos stop before anything else: what is designed and ordered of them needs room too. */
async function lacksRoom({ uploadHost }: Deps): Promise<boolean> {
  return uploadHost !== undefined && !(await uploadHost.disk.hasRoomForPhotos())
}

/** Whole hours until a shopper may send one more photo of `size` bytes; 0: now. */
async function hoursUntilRoom(
  store: ReturnType<typeof createPhotoStore>,
  { merchantId, uid }: SignedInCaller,
  { size, most }: { readonly size: number; readonly most: number },
  now: EpochMs,
): Promise<number> {
  const allowed = bytesADay(most)
  const times = { since: now - DAY_MS, openSince: now - UPLOAD_LIMITS.grantMs }
  const inTheWay = await store.sentInTheWay(merchantId, uid, { ...times, size, most, allowed })
  return inTheWay === undefined ? 0 : Math.max(1, Math.ceil((inTheWay + DAY_MS - now) / (HOUR_S * 1000)))
}

/**
 * The album by its id, else by the folder in the key that the specification's form of the call names; where neither is
 * said, the one that its shopper saved last.
 */
function albumOf(
  store: ReturnType<typeof createPhotoStore>,
  { aid, Key }: Pick<TokenRequest, 'aid' | 'Key'>,
  caller: CallContext<'album-editor'>['caller'],
) {
  if (aid !== undefined) {
    return store.editableAlbum(caller, { aid: asId<AlbumId>(aid) })
  }
  return Key === undefined ? store.newestAlbum(caller) : store.editableAlbum(caller, { basecode: basecodeOf(Key) })
}

/** A token for a place that waits for its bytes; for a photo that is there already, the photo. Undefined: it waits no more. */
async function placeOf(deps: Deps, row: StoredPhoto, limits: ByteLimits, wantsThumb: boolean) {
  const { db, storage, uploadHost, secrets, clock } = deps
  if (row.state === 'refused' && row.reason) {
    return refuse(row.reason, { params: smallestInWords(limits) })
  }
  if (row.state === 'granted' && (await lacksRoom(deps))) {
    return refuse('storage-nearly-full')
  }
  const now = clock.now()
  if (
    row.state === 'granted' &&
    now - row.createdAt > FRESH_MS &&
    !(await createPhotoStore(db).grantAgain(row.id, now))
  ) {
    return
  }
  const grant = storage.uploadGrant({
    key: row.key,
    minBytes: limits.min,
    maxBytes: limits.max,
    until: now + UPLOAD_LIMITS.grantMs,
    ...(wantsThumb ? { thumbKey: derivedKey(row.key, 'thumb') } : {}),
  })
  const place = {
    Token: grant.token,
    Key: row.key,
    Host: grant.host,
    ...(grant.fields ? { Fields: { ...grant.fields } } : {}),
    // Photos are processed here, wherever their bytes went.
    ...(uploadHost ? {} : { StatusHost: UPLOAD_BASE }),
    ...(grant.fopHost === undefined ? {} : { FopHost: grant.fopHost }),
  }
  return answer(
    row.state === 'done' ? { ...place, exists: true as const, photo: albumPhotoOf(row, secrets, now) } : place,
  )
}

async function giveTicket(
  deps: Deps,
  request: ParsedRequestOf<typeof getUploadTicket>,
  { caller, db, now }: CallContext<'album-editor'>,
) {
  const album = await albumOf(createPhotoStore(db), request, caller)
  const limits = await uploadRulesOf(db, caller.merchantId, undefined)
  if (!album) {
    return refuse('not-found')
  }
  const { basecode } = album
  const sizes = { minBytes: limits.min, maxBytes: limits.max }
  if (await lacksRoom(deps)) {
    return refuse('storage-nearly-full')
  }
  const ticket = await deps.storage.uploadTicket({ basecode, who: caller.uid, ...sizes, now })
  if (!ticket) {
    return refuse('upload-ticket-off')
  }
  const { key, secret, region, bucket, endpoint, prefix, sessionToken, until } = ticket
  return answer({
    ...{ Key: key, Secret: secret, Region: region, Bucket: bucket, Endpoint: endpoint, Prefix: prefix },
    Expire: Math.floor(until / 1000),
    ...(sessionToken === undefined ? {} : { SessionToken: sessionToken }),
  })
}

async function finishUpload(
  deps: Deps,
  { Key }: ParsedRequestOf<typeof createThumbnail>,
  { caller, db, now }: CallContext<'owner'>,
) {
  const store = createPhotoStore(db)
  if (!isStorageKey(Key)) {
    return refuse('not-found')
  }
  const row = await store.findOwn(caller.merchantId, caller.uid, Key)
  if (!row) {
    // Nobody's, in an album that is open to this shopper: it was taken back, and the upload begins anew.
    const isSomebodys = (await store.findByKey(Key)) !== undefined
    const album = isSomebodys ? undefined : await store.editableAlbum(caller, { basecode: basecodeOf(Key) })
    return refuse(album ? 'photo-not-uploaded' : 'not-found')
  }
  if (row.persistentId) {
    if (row.state === 'processing') {
      // Asked again: the first job may have been given up. Two jobs for one photo do no harm.
      await deps.jobs.enqueue(db, DECODE_QUEUE, { key: Key })
    }
    return answer({ persistentId: row.persistentId })
  }
  const limits = await uploadRulesOf(db, caller.merchantId, row.pid ?? undefined)
  const refusal = await refusalOfStored(deps.storage, Key, limits)
  if (refusal === 'photo-not-uploaded') {
    return refuse(refusal)
  }
  if (refusal) {
    if (await db.transaction((tx) => notePhotoRefused(tx, row, refusal, now))) {
      await deleteNoted(db, deps.storage, Key)
    }
    return refuse(refusal, { params: smallestInWords(limits) })
  }
  const started = await db.transaction(async (tx) => {
    const photos = createPhotoStore(tx)
    if (limits.uniqueNames && isDuplicateName(row.fileName, await photos.namesBefore(row, now))) {
      return (await notePhotoRefused(tx, row, 'photo-name-duplicate', now)) ? 'duplicate' : undefined
    }
    const begun = await photos.startProcessing(row.id, deps.ids.next())
    if (begun) {
      await deps.jobs.enqueue(tx, DECODE_QUEUE, { key: Key })
    }
    return begun
  })
  if (started === 'duplicate') {
    await deleteNoted(db, deps.storage, Key)
    return refuse('photo-name-duplicate')
  }
  const persistentId = started?.persistentId ?? (await store.findByKey(Key))?.persistentId
  return persistentId ? answer({ persistentId }) : refuse('photo-not-uploaded')
}
