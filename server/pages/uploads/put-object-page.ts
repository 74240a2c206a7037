import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EpochMs } from '../../../domain/units.ts'
import type { Secrets } from '../../base/secrets.ts'
import type { LocalDisk } from '../../storage/disk/local-disk.ts'
import { FILE_EXISTS } from '../../storage/qiniu/upload-codes.ts'
import { LOCAL_BUCKET, readTicket, secretOfTicket, type TicketScope } from '../../storage/s3/local-ticket.ts'
import { canonicalRequest, momentOfAmzDate, signatureOf, stringToSign } from '../../storage/s3/sigv4.ts'
import { StorageNearlyFull } from '../../storage/storage.ts'
import { isStorageKey } from '../../storage/storage-key.ts'
import { BrokenChunks, withoutChunks } from './chunked-body.ts'
import { measuredStream, TooManyBytes } from './measured-stream.ts'
import { takeObject } from './take-object.ts'
import { watchedSpace } from './watched-space.ts'

/** Where S3 clients find this shop's disk, below the upload host. */
export const S3_BASE = '/s3'

export interface PutObjectHost {
  readonly disk: LocalDisk
  readonly secrets: Secrets
  now(): EpochMs
  /** Whether the shop has kept this key for a photo of this shopper that waits for its bytes. */
  isAwaited(key: string, who: string): Promise<boolean>
}

interface S3Refused {
  readonly status: number
  readonly code: string
}

const SKEW_MS = 900_000
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/([^/,]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** `PutObject` for holders of a ticket, and nothing else of S3: the disk of this shop under an unmodified S3 client. */
export function registerPutObject(scope: FastifyInstance, host: PutObjectHost): void {
  const config = { policy: 'signed-address' as const }
  scope.put<{ Params: { readonly bucket: string; readonly '*': string } }>(
    `${S3_BASE}/:bucket/*`,
    { config },
    async (request, reply) => {
      const { bucket, '*': key } = request.params
      const scope = scopeOf(host, request)
      if (isRefused(scope)) {
        return refuse(request, reply, scope)
      }
      const mayPut = bucket === LOCAL_BUCKET && isStorageKey(key) && key.startsWith(scope.p)
      if (!mayPut || !(await host.isAwaited(key, scope.u))) {
        return refuse(request, reply, { status: 403, code: 'AccessDenied' })
      }
      try {
        const stored = await store(host, request, key, scope)
        return isRefused(stored) ? refuse(request, reply, stored) : reply.code(200).header('etag', stored.etag).send()
      } catch (error) {
        return refuse(request, reply, refusalOfFault(request, error))
      }
    },
  )
  for (const method of ['GET', 'DELETE', 'POST'] as const) {
    scope.route({
      method,
      url: `${S3_BASE}/*`,
      config,
      handler: (request, reply) => refuse(request, reply, { status: 403, code: 'AccessDenied' }),
    })
  }
}

/** What the signature of a request allows. */
function scopeOf({ secrets, now }: PutObjectHost, request: FastifyRequest): TicketScope | S3Refused {
  const [, key, day, region, service, names, signature] = AUTHORIZATION.exec(request.headers.authorization ?? '') ?? []
  if (!key || !day || !region || !service || !names) {
    return { status: 403, code: 'AccessDenied' }
  }
  const scope = readTicket(secrets, key)
  if (!scope) {
    return { status: 403, code: 'InvalidAccessKeyId' }
  }
  if (scope.x * 1000 < now()) {
    return { status: 403, code: 'ExpiredToken' }
  }
  const date = String(request.headers['x-amz-date'] ?? '')
  const moment = momentOfAmzDate(date)
  if (moment === undefined || Math.abs(moment - now()) > SKEW_MS) {
    return { status: 403, code: 'RequestTimeTooSkewed' }
  }
  const [path = '', query = ''] = request.originalUrl.split('?')
  const signedHeaders = names.split(';')
  const canonical = canonicalRequest({
    method: request.method,
    path,
    query,
    signedHeaders,
    headers: Object.fromEntries(signedHeaders.map((name) => [name, String(request.headers[name] ?? '')])),
    payloadHash: payloadHashOf(request),
  })
  const signing = { day, region, service }
  const wanted = signatureOf(secretOfTicket(secrets, key), signing, stringToSign(date, signing, canonical))
  const isWhole = signedHeaders.includes('host') && signedHeaders.includes('x-amz-content-sha256')
  return wanted === signature && date.startsWith(day) && isWhole
    ? scope
    : { status: 403, code: 'SignatureDoesNotMatch' }
}

function payloadHashOf(request: FastifyRequest): string {
  return String(request.headers['x-amz-content-sha256'] ?? '')
}

async function store(host: PutObjectHost, request: FastifyRequest, key: string, scope: TicketScope) {
  const payload = payloadHashOf(request)
  const isChunked = payload === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER'
  if (!isChunked && payload !== 'UNSIGNED-PAYLOAD' && !/^[0-9a-f]{64}$/.test(payload)) {
    return { status: 501, code: 'NotImplemented' }
  }
  await host.disk.assertSpace()
  const file = await host.disk.incomingFile()
  try {
    const meter = measuredStream(scope.s)
    const sha = createHash('sha256')
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        sha.update(chunk)
        done(null, chunk)
      },
    })
    const out = createWriteStream(file, { mode: 0o600 })
    await (isChunked
      ? pipeline(request.raw, withoutChunks(), meter, hashing, watchedSpace(host.disk), out)
      : pipeline(request.raw, meter, hashing, watchedSpace(host.disk), out))
    if (!isChunked && payload !== 'UNSIGNED-PAYLOAD' && sha.digest('hex') !== payload) {
      return { status: 400, code: 'XAmzContentSHA256Mismatch' }
    }
    const policy = {
      scope: '',
      deadline: 0,
      insertOnly: 1,
      fsizeMin: scope.n,
      fsizeLimit: scope.s,
      mimeLimit: PHOTO_TYPES,
    }
    const taken = await takeObject(host.disk, { file, key, policy, meter })
    if ('status' in taken) {
      return taken.status === FILE_EXISTS
        ? { status: 412, code: 'PreconditionFailed' }
        : { status: 400, code: meter.bytes < scope.n ? 'EntityTooSmall' : 'InvalidRequest' }
    }
    return { etag: `"${meter.md5()}"` }
  } finally {
    await rm(file, { force: true })
  }
}

const PHOTO_TYPES = 'image/jpeg;image/png;image/webp;image/heic;image/heif'

function refusalOfFault(request: FastifyRequest, error: unknown): S3Refused {
  if (error instanceof TooManyBytes) {
    return { status: 400, code: 'EntityTooLarge' }
  }
  if (error instanceof BrokenChunks) {
    return { status: 400, code: 'InvalidChunkSizeError' }
  }
  if (error instanceof StorageNearlyFull) {
    return { status: 503, code: 'SlowDown' }
  }
  request.log.error({ err: error }, 'an upload broke')
  return { status: 500, code: 'InternalError' }
}

function isRefused(value: object): value is S3Refused {
  return 'code' in value
}

function refuse(request: FastifyRequest, reply: FastifyReply, { status, code }: S3Refused): FastifyReply {
  request.raw.resume()
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`
  return reply.code(status).header('connection', 'close').type('application/xml').send(body)
}
