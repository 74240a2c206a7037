import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { imageInfo } from '../../../domain/calls/storage.ts'
import type { PhotoFormat } from '../../../domain/photo/header/picture-header.ts'
import type { StoredPhoto } from '../../../domain/photo/stored-photo.ts'
import { isSignedPhotoUrl, PHOTO_BASE, type PhotoKind } from '../../photos/photo-urls.ts'
import type { Deps } from '../../ports/deps.ts'
import { callerOf } from '../../routes/caller-of.ts'
import { basecodeOf, derivedKey, isStorageKey } from '../../storage/storage-key.ts'
import { createPhotoStore } from '../../stores/photos.store.ts'

const CONTENT_TYPES = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
} satisfies Record<PhotoFormat, string>

const KINDS: readonly PhotoKind[] = ['thumb', 'proxy', 'original']

/** A picture never runs anything, whatever somebody hid in it. */
const PICTURE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=31536000, immutable',
}

interface PictureRequest {
  Params: { readonly basecode: string; readonly file: string; readonly kind: string }
  Querystring: { readonly e?: string; readonly s?: string; readonly imageInfo?: string }
}

/** Serves pictures to whoever holds their address; what is not to be seen is not there. */
export function registerPhotoPages(app: FastifyInstance, deps: Deps): void {
  app.get<PictureRequest>(
    `${PHOTO_BASE}/:basecode/:file/:kind`,
    { config: { policy: 'signed-address' } },
    async (request, reply) => {
      const { basecode, file } = request.params
      const kind = KINDS.find((known) => known === request.params.kind)
      const key = `${basecode}/${file}`
      const { end, signature, asksInfo } = askOf(request.query)
      const now = deps.clock.now()
      if (!kind || !isStorageKey(key) || !isSignedPhotoUrl(deps.secrets, { key, kind, end, signature, now })) {
        return reply.callNotFound()
      }
      const row = await createPhotoStore(deps.db).findByKey(key)
      if (row?.state !== 'done' || (kind === 'original' && !isOwner(request, row))) {
        return reply.callNotFound()
      }
      return asksInfo ? sendInfo(reply, row) : await sendPicture(deps, reply, row, kind)
    },
  )
}

const INFO = '?imageInfo'

/** The suffix stands behind the whole address, which has its query already (B§7 "Image info"), or is one more word of it. */
function askOf({ e: end = '', s = '', imageInfo: named }: PictureRequest['Querystring']) {
  const isBehind = s.endsWith(INFO)
  const signature = isBehind ? s.slice(0, -INFO.length) : s
  return { end, signature, asksInfo: isBehind || named !== undefined }
}

function isOwner(request: FastifyRequest, row: StoredPhoto): boolean {
  const caller = callerOf(request)
  return caller.uid === row.uid && caller.merchantId === row.mchid
}

/** Size of the upright original and nothing else: never where or with what it was taken. */
function sendInfo(reply: FastifyReply, { format, width, height }: StoredPhoto): FastifyReply {
  return reply.header('cache-control', 'no-store').send(imageInfo.parse({ format, width, height, orientation: 1 }))
}

async function sendPicture(
  { storage }: Deps,
  reply: FastifyReply,
  row: StoredPhoto,
  kind: PhotoKind,
): Promise<FastifyReply> {
  const key = kind === 'original' ? row.key : derivedKey(row.key, kind)
  const [object, body] = [await storage.head(key), await storage.get(key)]
  if (!object || !body) {
    throw new Error(`a picture of album ${basecodeOf(key)} is gone from the storage`)
  }
  return reply
    .headers(PICTURE_HEADERS)
    .header('content-length', object.bytes)
    .type(kind === 'original' ? CONTENT_TYPES[row.format ?? 'jpeg'] : 'image/jpeg')
    .send(body)
}
