import { rm } from 'node:fs/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { UPLOAD_UNKNOWN } from '../../storage/qiniu/upload-codes.ts'
import type { UploadPolicy } from '../../storage/qiniu/upload-token.ts'
import { atOnce } from './at-once.ts'
import { createPartStore, type PartStore, type UploadedPart } from './part-store.ts'
import { takeObject } from './take-object.ts'
import { answerUpload, type UploadRefused } from './upload-answers.ts'
import { isRefused, policyOf, refuseUpload, type UploadHost } from './upload-host.ts'
import { watchedSpace } from './watched-space.ts'

const FOLDER = '/buckets/:bucket/objects/:key/uploads'
const UPLOAD = `${FOLDER}/:uploadId`

/** A description of all parts of the largest file is far smaller. */
const COMPLETE_LIMIT = 1024 * 1024
const MAX_PARTS = 10_000
/** Of one upload: uploaders send three or four at once. */
const PARTS_AT_ONCE = 8

const COMPLETE = z.object({
  parts: z
    .array(z.object({ etag: z.string(), partNumber: z.number().int() }))
    .min(1)
    .max(MAX_PARTS),
})

interface Params {
  readonly bucket: string
  readonly key: string
  readonly uploadId?: string
  readonly partNumber?: string
}

type Permitted = { readonly key: string; readonly policy: UploadPolicy; readonly uploadId: string }

/** Resumable upload, version 2: begin, parts, list, complete, abort. */
export function registerPartUpload(scope: FastifyInstance, host: UploadHost): void {
  const store = createPartStore(host.disk.partsFolder)
  const puts = atOnce(PARTS_AT_ONCE)
  const config = { policy: 'signed-address' as const }

  scope.post<{ Params: Params }>(FOLDER, { config }, async (request, reply) => {
    const { key, policy } = keyAndPolicy(host, request)
    if (isRefused(policy)) {
      return refuseUpload(request, reply, policy)
    }
    await host.disk.assertSpace()
    const { uploadId, expiresAt } = await store.begin(key, host.now())
    return answerUpload(reply, 200, { uploadId, expireAt: Math.floor(expiresAt / 1000) })
  })

  scope.put<{ Params: Params }>(`${UPLOAD}/:partNumber`, { config }, async (request, reply) => {
    const permitted = await permit(host, store, request)
    const partNumber = Number(request.params.partNumber)
    if (isRefused(permitted) || !(partNumber >= 1 && partNumber <= MAX_PARTS)) {
      return refuseUpload(request, reply, isRefused(permitted) ? permitted : { status: 400, error: 'bad part number' })
    }
    await host.disk.assertSpace()
    const md5 = request.headers['content-md5']
    const part = await puts.run(permitted.uploadId, () =>
      store.keep(permitted.uploadId, {
        partNumber,
        body: request.raw,
        watch: watchedSpace(host.disk),
        limit: permitted.policy.fsizeLimit ?? 0,
        md5: typeof md5 === 'string' ? md5.toLowerCase() : undefined,
      }),
    )
    switch (part) {
      case 'too-many':
        return refuseUpload(request, reply, { status: 503, error: 'too many parts at once' })
      case 'md5-differs':
        return refuseUpload(request, reply, { status: 406, error: 'md5 differs' })
      default:
        return answerUpload(reply, 200, { etag: part.etag, md5: part.md5 })
    }
  })

  scope.get<{ Params: Params }>(UPLOAD, { config }, async (request, reply) => {
    const permitted = await permit(host, store, request)
    if (isRefused(permitted)) {
      return refuseUpload(request, reply, permitted)
    }
    const parts = (await store.list(permitted.uploadId)).map(({ size, etag, partNumber }) => ({
      size,
      etag,
      partNumber,
    }))
    return answerUpload(reply, 200, { uploadId: permitted.uploadId, partNumberMarker: 0, parts })
  })

  scope.post<{ Params: Params }>(UPLOAD, { config }, async (request, reply) => {
    const permitted = await permit(host, store, request)
    if (isRefused(permitted)) {
      return refuseUpload(request, reply, permitted)
    }
    const done = (await store.finished(permitted.uploadId)) ?? (await complete(host, store, request, permitted))
    return isRefused(done) ? refuseUpload(request, reply, done) : answerUpload(reply, 200, done)
  })

  scope.delete<{ Params: Params }>(UPLOAD, { config }, async (request, reply) => {
    const permitted = await permit(host, store, request)
    if (isRefused(permitted)) {
      return refuseUpload(request, reply, permitted)
    }
    await store.drop(permitted.uploadId)
    return answerUpload(reply, 200, {})
  })
}

function keyAndPolicy(host: UploadHost, request: FastifyRequest<{ Params: Params }>) {
  const { bucket, key: encoded } = request.params
  const key = Buffer.from(encoded, 'base64url').toString()
  return { key, policy: policyOf(host, { token: request.headers.authorization, bucket, key }) }
}

/** A token for the key is not enough: the upload must be one that was begun for that key. */
async function permit(
  host: UploadHost,
  store: PartStore,
  request: FastifyRequest<{ Params: Params }>,
): Promise<Permitted | UploadRefused> {
  const { key, policy } = keyAndPolicy(host, request)
  if (isRefused(policy)) {
    return policy
  }
  const uploadId = request.params.uploadId ?? ''
  const known = /^[0-9a-f]{32}$/.test(uploadId) ? await store.keyOf(uploadId, host.now()) : undefined
  return known === key ? { key, policy, uploadId } : { status: UPLOAD_UNKNOWN, error: 'no such uploadId' }
}

async function complete(
  host: UploadHost,
  store: PartStore,
  request: FastifyRequest,
  { key, policy, uploadId }: Permitted,
) {
  const body = COMPLETE.safeParse(await readJsonBody(request))
  const stored = new Map((await store.list(uploadId)).map((part) => [part.partNumber, part]))
  const parts = body.success ? body.data.parts : []
  const found = parts.flatMap(({ partNumber, etag }): UploadedPart[] => {
    const part = stored.get(partNumber)
    return part?.etag === etag ? [part] : []
  })
  const inOrder = parts.every((part, index) => index === 0 || part.partNumber > (parts[index - 1]?.partNumber ?? 0))
  if (!body.success || found.length !== parts.length || !inOrder) {
    return { status: 400, error: 'invalid parts' }
  }
  await host.disk.assertSpace()
  const file = await host.disk.incomingFile()
  try {
    const meter = await store.join(uploadId, found, file, policy.fsizeLimit ?? Number.POSITIVE_INFINITY)
    const taken = await takeObject(host.disk, { file, key, policy, meter })
    if (!isRefused(taken)) {
      await store.finish(uploadId, taken)
    }
    return taken
  } finally {
    await rm(file, { force: true })
  }
}

async function readJsonBody(request: FastifyRequest): Promise<unknown> {
  let text = ''
  for await (const chunk of request.raw) {
    text += String(chunk)
    if (text.length > COMPLETE_LIMIT) {
      return undefined
    }
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Text that is no JSON has no parts, and is refused for that.
    return undefined
  }
}
