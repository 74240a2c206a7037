import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { z } from 'zod'
import type { EpochMs } from '../../../domain/units.ts'
import type { QiniuSettings } from '../../base/storage-settings.ts'
import type { FileCache } from '../file-cache.ts'
import type { Storage, StoredObject } from '../storage.ts'
import { storageKey } from '../storage-key.ts'
import { managementToken, privateAddress } from './management-token.ts'
import { UPLOAD_UNKNOWN } from './upload-codes.ts'
import { uploadFile } from './upload-file.ts'
import { signedUploadToken, uploadPolicy, urlSafeBase64 } from './upload-token.ts'

export interface QiniuStorageOptions {
  readonly settings: QiniuSettings
  readonly cache: FileCache
  /** Folder for bytes on their way out. */
  readonly folder: string
  readonly clock: { now(): EpochMs }
}

/** A signed address is used at once; a slow clock on one side must not break it. */
const ADDRESS_SECONDS = 600
const OBJECT_UNKNOWN = UPLOAD_UNKNOWN
const MANAGEMENT_MS = 30_000

const STAT = z.object({ fsize: z.number() })

/** Photos in a private bucket at Qiniu. */
export function createQiniuStorage({ settings, cache, folder, clock }: QiniuStorageOptions): Storage {
  const { keys, domain, uploadHost, rsHost, statusHost } = settings
  const entryOf = (key: string) => urlSafeBase64(`${keys.bucket}:${storageKey(key)}`)
  const seconds = () => Math.floor(clock.now() / 1000) + ADDRESS_SECONDS

  /** The answer of a management request; `undefined` when there is no such object. */
  const manage = async (path: string): Promise<unknown> => {
    const address = `${rsHost}${path}`
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        authorization: managementToken(keys, address),
        'content-type': 'application/x-www-form-urlencoded',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(MANAGEMENT_MS),
    })
    const text = await response.text()
    if (response.status === OBJECT_UNKNOWN) {
      return undefined
    }
    if (!response.ok) {
      throw new Error(`Qiniu answered ${response.status} to ${path.split('/')[1]}: ${text.slice(0, 200)}`)
    }
    return text === '' ? {} : JSON.parse(text)
  }
  const head = async (key: string): Promise<StoredObject | undefined> => {
    const found = await manage(`/stat/${entryOf(key)}`)
    return found === undefined ? undefined : { key, bytes: STAT.parse(found).fsize }
  }
  const get: Storage['get'] = async (key, range) => {
    const response = await fetch(privateAddress(keys, domain, storageKey(key), seconds()), {
      headers: range ? { range: `bytes=${range.from}-${range.to}` } : {},
      redirect: 'error',
    })
    if (response.status === 404 || response.status === OBJECT_UNKNOWN) {
      await response.body?.cancel()
      return undefined
    }
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      throw new Error(`Qiniu answered ${response.status} for an object`)
    }
    return Readable.fromWeb(response.body as ReadableStream)
  }
  const send = async (key: string, file: string, bytes: number): Promise<void> => {
    // No `insertOnly`: the shop itself may replace what it has made.
    const policy = { scope: `${keys.bucket}:${storageKey(key)}`, deadline: seconds() + 3600, fsizeLimit: bytes }
    await uploadFile(file, { token: signedUploadToken(keys, policy), key, host: uploadHost })
  }

  return {
    protocol: 'QINIU',
    origins: [new URL(uploadHost).origin, new URL(statusHost).origin],
    uploadGrant: (ask) => ({
      token: signedUploadToken(keys, uploadPolicy(keys.bucket, ask)),
      key: ask.key,
      host: uploadHost,
      ...(ask.thumbKey === undefined ? {} : { fopHost: statusHost }),
    }),
    uploadTicket: async () => undefined,
    // A token with `insertOnly` cannot reach an object that is there.
    accept: head,
    head,
    get,
    async put(key, source) {
      let file: string
      if (source instanceof Uint8Array) {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        file = join(folder, randomUUID())
        await writeFile(file, source, { mode: 0o600 })
      } else {
        file = source.file
      }
      const { size } = await stat(file)
      await send(key, file, size)
      await rm(file, { force: true })
      await cache.drop(key)
      return { key, bytes: size }
    },
    async copy(from, to) {
      if ((await manage(`/copy/${entryOf(from)}/${entryOf(to)}/force/true`)) === undefined) {
        throw new Error('an object that is to be copied is not there')
      }
      await cache.drop(to)
      const object = await head(to)
      if (!object) {
        throw new Error('an object that was copied is not there')
      }
      return object
    },
    async delete(key) {
      await manage(`/delete/${entryOf(key)}`)
      await cache.drop(key)
    },
    localFile: (key) => cache.file(key, () => get(key)),
  }
}
