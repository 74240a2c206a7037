import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { freeBytesBelow, SPACE_NEEDED } from '../../base/space-needed.ts'
import type { UploadKeys } from '../../base/storage-settings.ts'
import { insertDurably, moveDurably } from '../durable-file.ts'
import { signedUploadToken, uploadPolicy } from '../qiniu/upload-token.ts'
import {
  type LocalFile,
  type Storage,
  StorageNearlyFull,
  type UploadTicket,
  type UploadTicketRequest,
} from '../storage.ts'
import { storageKey } from '../storage-key.ts'

/** Twice what every other change needs: a disk that photos have filled still takes orders, and the pictures of what is ordered. */
const PHOTO_FLOOR = 2 * SPACE_NEEDED

export interface LocalDiskOptions {
  /** Folder of everything that is stored. */
  readonly root: string
  readonly keys: UploadKeys
  /** Address under which this server takes uploads, without a slash at the end. */
  readonly uploadHost: string
  /** Makes tickets for S3 clients; absent: none are given. */
  readonly ticketFor?: (ask: UploadTicketRequest) => UploadTicket
  /** Measures the disk, in bytes. */
  readonly freeBytes?: (folder: string) => Promise<number>
}

/** Photos on this machine's disk, together with what the upload host needs of it. */
export interface LocalDisk extends Storage {
  /** A fresh path on the same disk for bytes that are still coming in. */
  incomingFile(): Promise<string>
  /** Folder of uploads in parts. */
  readonly partsFolder: string
  readonly incomingFolder: string
  /** Gives a finished file its key; never replaces. */
  insert(file: string, key: string): Promise<'inserted' | 'taken'>
  /** Whether more photos may come: they leave room for everything else. */
  hasRoomForPhotos(): Promise<boolean>
  /** @throws StorageNearlyFull when there is no room for more photos. */
  assertSpace(): Promise<void>
}

export function createLocalDisk({
  root,
  keys,
  uploadHost,
  freeBytes = freeBytesBelow,
  ticketFor,
}: LocalDiskOptions): LocalDisk {
  const objects = join(root, 'objects')
  const incomingFolder = join(root, 'incoming')
  const pathOf = (key: string) => join(objects, storageKey(key))

  const localFile = async (key: string): Promise<LocalFile | undefined> => {
    const path = pathOf(key)
    const facts = await stat(path).catch(missingIsFine)
    return facts?.isFile() ? { path, bytes: facts.size } : undefined
  }
  const head = async (key: string) => {
    const file = await localFile(key)
    return file && { key, bytes: file.bytes }
  }
  const incomingFile = async () => {
    await mkdir(incomingFolder, { recursive: true, mode: 0o700 })
    return join(incomingFolder, randomUUID())
  }
  const hasFree = async (bytes: number) => {
    await mkdir(root, { recursive: true, mode: 0o700 })
    return (await freeBytes(root)) >= bytes
  }
  const assertFree = async (bytes: number) => {
    if (!(await hasFree(bytes))) {
      throw new StorageNearlyFull('the disk of the photos is nearly full')
    }
  }
  const stored = async (key: string, file: string) => {
    await moveDurably(file, pathOf(key))
    const object = await head(key)
    if (!object) {
      throw new Error('a file that was stored is not there')
    }
    return object
  }

  return {
    protocol: 'QINIU',
    origins: [],
    uploadGrant: (ask) => ({
      token: signedUploadToken(keys, uploadPolicy(keys.bucket, ask)),
      key: ask.key,
      host: uploadHost,
    }),
    uploadTicket: async (ask) => ticketFor?.(ask),
    // The upload host never replaces what is there.
    accept: head,
    head,
    localFile,
    get: async (key, range) => {
      const file = await localFile(key)
      return file && createReadStream(file.path, range ? { start: range.from, end: range.to } : {})
    },
    put: async (key, source) => {
      await assertFree(SPACE_NEEDED)
      const file = await incomingFile()
      if (source instanceof Uint8Array) {
        await pipeline(Readable.from([source]), createWriteStream(file, { mode: 0o600 }))
      } else {
        await rename(source.file, file).catch(() => copyFile(source.file, file))
      }
      return await stored(key, file)
    },
    copy: async (from, to) => {
      const file = await incomingFile()
      await copyFile(pathOf(from), file)
      return await stored(to, file)
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    incomingFile,
    incomingFolder,
    partsFolder: join(root, 'parts'),
    insert: (file, key) => insertDurably(file, pathOf(key)),
    hasRoomForPhotos: () => hasFree(PHOTO_FLOOR),
    assertSpace: () => assertFree(PHOTO_FLOOR),
  }
}

function missingIsFine(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') {
    return undefined
  }
  throw error
}
