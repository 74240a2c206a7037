import type { Readable } from 'node:stream'
import type { EpochMs } from '../../domain/units.ts'

/** Leave to store one object under one key, once. */
export interface UploadGrantRequest {
  readonly key: string
  readonly minBytes: number
  readonly maxBytes: number
  readonly until: EpochMs
}

/** What the browser's uploader needs. `host` is an address without a slash at the end. */
export interface UploadGrant {
  readonly token: string
  readonly key: string
  readonly host: string
}

export interface StoredObject {
  readonly key: string
  readonly bytes: number
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

/** A stored object as a local file. The file stays as it is; never write to it. */
export interface LocalFile {
  readonly path: string
  readonly bytes: number
}

/**
 * The object store. Keys are made by the server (`storage-key.ts`); a key that is none is a mistake of ours and throws.
 * Faults of the disk or the provider are thrown; a missing object is `undefined`.
 */
export interface Storage {
  uploadGrant(ask: UploadGrantRequest): UploadGrant
  head(key: string): Promise<StoredObject | undefined>
  get(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Stores bytes or moves a local file in; replaces what is there. Acknowledged bytes survive a power cut. */
  put(key: string, source: Uint8Array | { readonly file: string }): Promise<StoredObject>
  copy(from: string, to: string): Promise<StoredObject>
  /** Deletes; a missing object is fine. */
  delete(key: string): Promise<void>
  /** An address of the original that works until `until`, for the owner only. */
  signedGet(key: string, until: EpochMs): string
  /** For decoders and printers, which read files. */
  localFile(key: string): Promise<LocalFile | undefined>
}

/** The disk has less free space than the shop keeps for its database; uploads wait. */
export class StorageNearlyFull extends Error {
  override readonly name = 'StorageNearlyFull'
}
