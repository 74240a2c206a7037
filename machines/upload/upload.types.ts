import type { AlbumPhoto } from '../../domain/album/album.ts'
import type { RefusalOf } from '../../domain/calls/call.ts'
import type { createThumbnail, fetchWechatFile, getUploadToken } from '../../domain/calls/storage.ts'
import type { AlbumId, GroupId, MerchantId, ProductId, UserId } from '../../domain/ids.ts'
import type { PhotoFormat } from '../../domain/photo/header/picture-header.ts'
import type { PhotoRefusal } from '../../domain/photo/photo-refusal.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'

/** A picked photo as data; its bytes lie on this phone under `uploadId`. */
export interface PickedPhoto {
  /** Made once, when the photo is picked; it is the `opid` of the ticket and survives reloads. */
  readonly uploadId: string
  readonly fileName: string
  readonly bytes: number
}

export interface UploadInput extends PickedPhoto {
  readonly mchid: MerchantId
  readonly uid: UserId
  readonly aid: AlbumId
  readonly groupId: GroupId
  /** The product that the photo is for, where it is known: its limits hold. */
  readonly pid?: ProductId
}

/** Why a photo is not taken. Checked on the phone first, by the server again. */
export type UploadRefusal =
  | PhotoRefusal
  | RefusalOf<typeof getUploadToken | typeof createThumbnail | typeof fetchWechatFile>

/** Where the server wants the bytes. `host` is the upload host, `key` the photo's name in the storage. */
export interface UploadGrant {
  readonly token: string
  readonly key: string
  readonly host: string
  /** The fields of the one form that S3 takes. */
  readonly fields?: Readonly<Record<string, string>>
  /** Where processing is asked for when that is not `host`. */
  readonly statusHost?: string
  /** Where the provider tells how far its own processing is, when it does any. */
  readonly fopHost?: string
}

export interface UploadContext extends UploadInput {
  readonly format: PhotoFormat | null
  /** It may have been shrunk by a messenger: the shopper is told, nothing else follows. */
  readonly isLikelyShrunk: boolean
  readonly md5: string | null
  readonly grant: UploadGrant | null
  /** Bytes that the storage has. */
  readonly sent: number
  readonly bytesPerSecond: number
  /** The server's number of the decoding job. */
  readonly persistentId: string | null
  /** How often the network broke the present step. */
  readonly tries: number
  /** How long it rests before the step is taken again, milliseconds. */
  readonly pauseMs: number
  /** How often processing was asked for. */
  readonly polls: number
  readonly photo: AlbumPhoto | null
  readonly refused: Refused<UploadRefusal> | null
  readonly problem: Problem | null
}

export type UploadEvent =
  | { readonly type: 'upload.start' }
  /** One of the three places on the line is free. */
  | { readonly type: 'upload.send' }
  | { readonly type: 'upload.pause' }
  | { readonly type: 'upload.resume' }
  | { readonly type: 'upload.retry' }
  | { readonly type: 'upload.cancel' }
  /** The shopper may have signed in again. */
  | { readonly type: 'upload.signed in' }
  /** The shopper picked the same photo again after its bytes were lost. */
  | { readonly type: 'upload.picked again' }
  | { readonly type: 'upload.progressed'; readonly sent: number; readonly bytesPerSecond: number }
  | { readonly type: 'upload.sent' }
  | { readonly type: 'upload.broke'; readonly problem: Problem }

/** `working`: the photo moves by itself. `ready`: it waits to be sent. */
export type UploadTag =
  | 'working'
  | 'ready'
  | 'sending'
  | 'processing'
  | 'safe'
  | 'refused'
  | 'failed'
  | 'paused'
  | 'signed out'
  | 'ghost'

export type UploadPhase =
  | 'queued'
  | 'checking'
  | 'ready'
  | 'sending'
  | 'processing'
  | 'uploaded'
  | 'refused'
  | 'failed'
  | 'paused'
  | 'signed out'
  | 'cancelled'
  | 'ghost'

export type CheckVerdict =
  | {
      readonly kind: 'accepted'
      readonly format: PhotoFormat
      /** What is sent, when that is less than what was picked: the photo was too large and is compressed. */
      readonly bytes?: number
      readonly isLikelyShrunk?: boolean
    }
  | Refused<UploadRefusal>
export type UploadSlotAnswer =
  | ({ readonly kind: 'place' } & UploadGrant)
  /** The album has these very bytes already. */
  | { readonly kind: 'exists'; readonly photo: AlbumPhoto }
  | Refused<UploadRefusal>
export type ConfirmAnswer = { readonly kind: 'confirmed'; readonly persistentId: string } | Refused<UploadRefusal>
export type ProcessingAnswer = { readonly kind: 'done' } | { readonly kind: 'in-progress' } | Refused<UploadRefusal>
export type PhotoFactsAnswer = { readonly kind: 'kept'; readonly photo: AlbumPhoto } | Refused<UploadRefusal>

/** How a photo ended. */
export interface UploadOutput {
  readonly phase: 'uploaded' | 'refused' | 'cancelled'
  readonly photo: AlbumPhoto | null
  readonly refused: Refused<UploadRefusal> | null
}
