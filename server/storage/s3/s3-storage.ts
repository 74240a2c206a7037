import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { EpochMs } from '../../../domain/units.ts'
import type { S3Settings } from '../../base/storage-settings.ts'
import type { FileCache } from '../file-cache.ts'
import type { Storage, StoredObject, UploadTicket, UploadTicketRequest } from '../storage.ts'
import { contentTypeOf, incomingKey, storageKey } from '../storage-key.ts'
import { presignedPost } from './presigned-post.ts'

export interface S3StorageOptions {
  readonly settings: S3Settings
  readonly cache: FileCache
  readonly clock: { now(): EpochMs }
  readonly waits?: S3Waits
}

/** How long the bucket is waited for, ms: a request that it leaves hanging is tried twice more, and given up then. */
export interface S3Waits {
  readonly connectMs: number
  /** Nothing travels, in either direction; also where whoever fetches a file through the shop has stopped taking it. */
  readonly idleMs: number
  /** Until an answer begins. */
  readonly answerMs: number
  /** The same where the shop sends an object, however large and on however slow a line. */
  readonly sendMs: number
}

const WAITS: S3Waits = { connectMs: 5000, idleMs: 300_000, answerMs: 30_000, sendMs: 1_800_000 }

/**
 * A photo that a slow phone fetches through the shop keeps its connection as long, and what waits for a free one counts as
 * unanswered: of the SDK's fifty none would be left.
 */
const SOCKETS = 500

/** Shortest that S3 providers give. */
const TICKET_SECONDS = 900

/**
 * Photos in an S3 bucket. The SDK is loaded with the first object that is asked for.
 *
 * Leave to put an S3 object cannot be limited to once. So uploads go to a place of their own, and `accept` copies them to
 * the photo's key, which no leave ever names.
 */
export function createS3Storage({ settings, cache, clock, waits = WAITS }: S3StorageOptions): Storage {
  const { bucket } = settings
  let opened: Promise<{ client: S3Client; s3: typeof import('@aws-sdk/client-s3') }> | undefined
  const open = () => {
    opened ??= import('@aws-sdk/client-s3').then((s3) => ({
      s3,
      client: new s3.S3Client(clientOptions(settings, waits)),
    }))
    return opened
  }
  const head = async (key: string): Promise<StoredObject | undefined> => {
    const { client, s3 } = await open()
    const found = await orMissing(client.send(new s3.HeadObjectCommand({ Bucket: bucket, Key: storageKey(key) })))
    return found && { key, bytes: found.ContentLength ?? 0 }
  }
  const mustHead = async (key: string): Promise<StoredObject> => {
    const object = await head(key)
    if (!object) {
      throw new Error('an object that was stored is not there')
    }
    return object
  }
  const get: Storage['get'] = async (key, range) => {
    const { client, s3 } = await open()
    const command = new s3.GetObjectCommand({
      Bucket: bucket,
      Key: storageKey(key),
      ...(range ? { Range: `bytes=${range.from}-${range.to}` } : {}),
    })
    const found = await orMissing(client.send(command))
    return found && (found.Body instanceof Readable ? found.Body : Readable.from([]))
  }
  const copy = async (from: string, to: string): Promise<StoredObject> => {
    const { client, s3 } = await open()
    const source = `${bucket}/${storageKey(from)}`
    await client.send(new s3.CopyObjectCommand({ Bucket: bucket, CopySource: source, Key: storageKey(to) }))
    await cache.drop(to)
    return await mustHead(to)
  }
  const remove = async (key: string): Promise<void> => {
    const { client, s3 } = await open()
    await client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: storageKey(key) }))
    await cache.drop(key)
  }
  const host = bucketAddress(settings)

  return {
    protocol: 'S3',
    origins: [new URL(host).origin],
    uploadGrant: ({ key, minBytes, maxBytes, until }) => ({
      token: '',
      key,
      host,
      fields: presignedPost(settings, {
        key: incomingKey(key),
        contentType: contentTypeOf(key),
        minBytes,
        maxBytes,
        now: clock.now(),
        until,
      }),
    }),
    uploadTicket: (ask) => assumedTicket(settings, waits, ask),
    async accept(key) {
      const there = await head(key)
      if (there) {
        return there
      }
      if (!(await head(incomingKey(key)))) {
        return undefined
      }
      const object = await copy(incomingKey(key), key)
      await remove(incomingKey(key))
      return object
    },
    head,
    get,
    async put(key, source) {
      const { client, s3 } = await open()
      const bytes = source instanceof Uint8Array ? source.length : (await stat(source.file)).size
      await client.send(
        new s3.PutObjectCommand({
          Bucket: bucket,
          Key: storageKey(key),
          ContentType: contentTypeOf(key),
          ContentLength: bytes,
          Body: source instanceof Uint8Array ? source : createReadStream(source.file),
        }),
        { requestTimeout: waits.sendMs },
      )
      await cache.drop(key)
      if (!(source instanceof Uint8Array)) {
        await rm(source.file, { force: true })
      }
      return { key, bytes }
    },
    copy,
    delete: async (key) => {
      await remove(key)
      if (key.split('/').length === 2) {
        await remove(incomingKey(key))
      }
    },
    localFile: (key) => cache.file(key, () => get(key)),
  }
}

/** Checksums as the SDK wants them by default do not work with every S3 server. */
function clientOptions({ endpoint, region, key, secret, forcePathStyle }: S3Settings, waits: S3Waits) {
  const { connectMs: connectionTimeout, idleMs: socketTimeout, answerMs: requestTimeout } = waits
  const agent = { keepAlive: true, maxSockets: SOCKETS }
  return {
    requestHandler: {
      // The SDK waits for ever by default, and over the time for an answer it warns, unless it is told to throw.
      ...{ connectionTimeout, socketTimeout, requestTimeout, throwOnRequestTimeout: true },
      ...{ httpAgent: agent, httpsAgent: agent },
    },
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
}

/** Where forms are posted to. */
function bucketAddress({ endpoint, region, bucket, forcePathStyle }: S3Settings): string {
  const base = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  if (forcePathStyle) {
    return `${base.href.replace(/\/+$/, '')}/${bucket}`
  }
  base.host = `${bucket}.${base.host}`
  return base.href.replace(/\/+$/, '')
}

/** Credentials of a role, cut down by a policy of their own to putting objects into the album's waiting place. */
async function assumedTicket(
  settings: S3Settings,
  waits: S3Waits,
  ask: UploadTicketRequest,
): Promise<UploadTicket | undefined> {
  const { bucket, region, stsRole, endpoint, stsEndpoint } = settings
  if (stsRole === undefined) {
    return undefined
  }
  const prefix = `${ask.basecode}/incoming/`
  const { AssumeRoleCommand, STSClient } = await import('@aws-sdk/client-sts')
  const { forcePathStyle: _, ...options } = clientOptions(settings, waits)
  const sts = stsEndpoint ?? endpoint
  const client = new STSClient({ ...options, ...(sts === undefined ? {} : { endpoint: sts }) })
  const { Credentials: given } = await client.send(
    new AssumeRoleCommand({
      RoleArn: stsRole,
      RoleSessionName: ask.who.slice(0, 64),
      DurationSeconds: TICKET_SECONDS,
      Policy: JSON.stringify({
        Version: '2012-10-17',
        Statement: [{ Effect: 'Allow', Action: ['s3:PutObject'], Resource: [`arn:aws:s3:::${bucket}/${prefix}*`] }],
      }),
    }),
  )
  if (!given?.AccessKeyId || !given.SecretAccessKey || !given.SessionToken) {
    throw new Error('the STS service answered no credentials')
  }
  return {
    key: given.AccessKeyId,
    secret: given.SecretAccessKey,
    sessionToken: given.SessionToken,
    region,
    bucket,
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    prefix,
    until: given.Expiration?.getTime() ?? ask.now + TICKET_SECONDS * 1000,
  }
}

async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotFound' || name === 'NoSuchKey') {
      return undefined
    }
    throw error
  }
}
