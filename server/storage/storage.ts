import type { Readable } from 'node:stream'
import type { EpochMs } from '../../domain/units.ts'

/** Leave to store one object under one key, once. */
export interface UploadGrantRequest {
  readonly key: string
  readonly minBytes: number
  readonly maxBytes: number
  readonly until: EpochMs
  /** Asks a provider that can to make a small picture by itself, under this key. */
  readonly thumbKey?: string
}

/** What the browser's uploader needs. `host` is an address without a slash at the end. */
export interface StorageUploadGrant {
  readonly token: string
  readonly key: string
  readonly host: string
  /** The fields of the one form that S3 takes. */
  readonly fields?: Readonly<Record<string, string>>
  /** Where the provider tells how far its own processing is, when it does any. */
  readonly fopHost?: string
}

export interface UploadTicketRequest {
  /** The album's folder; the ticket is good for nothing else. */
  readonly basecode: string
  /** Whose ticket it is, for the provider's log: letters, digits, `_` and `-`. */
  readonly who: string
  readonly minBytes: number
  readonly maxBytes: number
  readonly now: EpochMs
}

/** Short-lived credentials for an S3 client, good for putting objects below `prefix` and for nothing else. */
export interface UploadTicket {
  readonly key: string
  readonly secret: string
  readonly sessionToken?: string
  readonly region: string
  readonly bucket: string
  readonly endpoint: string
  readonly prefix: string
  readonly until: EpochMs
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
  /** The protocol that the browser's uploader speaks (A§7 osstype). */
  readonly protocol: 'QINIU' | 'S3'
  /** Origins besides the shop's own that the browser talks to. */
  readonly origins: readonly string[]
  uploadGrant(ask: UploadGrantRequest): StorageUploadGrant
  /** `undefined`: this storage gives no credentials, the upload grant is the way. */
  uploadTicket(ask: UploadTicketRequest): Promise<UploadTicket | undefined>
  /**
   * Takes in what was uploaded for `key`: from then on no leave to upload reaches it. Again is fine; `undefined` when
   * nothing has come.
   */
  accept(key: string): Promise<StoredObject | undefined>
  head(key: string): Promise<StoredObject | undefined>
  get(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Stores bytes or moves a local file in; replaces what is there. Acknowledged bytes survive a power cut. */
  put(key: string, source: Uint8Array | { readonly file: string }): Promise<StoredObject>
  copy(from: string, to: string): Promise<StoredObject>
  /** Deletes; a missing object is fine. */
  delete(key: string): Promise<void>
  /** For decoders and printers, which read files. */
  localFile(key: string): Promise<LocalFile | undefined>
}

/** The disk has less free space than the shop keeps for its database; uploads wait. */
export class StorageNearlyFull extends Error {
  override readonly name = 'StorageNearlyFull'
}
