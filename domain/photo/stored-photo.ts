import type { AlbumId, MerchantId, PhotoId, ProductId, UserId } from '../ids.ts'
import type { EpochMs } from '../units.ts'
import type { PhotoFormat } from './header/picture-header.ts'
import type { Focus, LyingTurns } from './photo.ts'
import type { PhotoRefusal } from './photo-refusal.ts'

/** Where a photo is on its way: leave to upload was given, it is being processed, it is safe, it cannot be used. */
export type PhotoState = 'granted' | 'processing' | 'done' | 'refused'

/** SHA-256 of the files that were made of a photo. */
export interface MadeFiles {
  readonly proxy: string
  readonly thumb: string
  /** Where the original cannot be printed from. */
  readonly print?: string
}

/** A photo as the shop keeps it. */
export interface StoredPhoto {
  readonly id: PhotoId
  readonly mchid: MerchantId
  /** Who uploads it; the album may be another shopper's. */
  readonly uid: UserId
  readonly aid: AlbumId
  /** The product that it was uploaded for, where one was named: its limits hold. */
  readonly pid: ProductId | null
  /** `basecode/id.ext`, the place of the original in the storage. */
  readonly key: string
  readonly fileName: string
  readonly state: PhotoState
  /** Set when `state` is `refused`. */
  readonly reason: PhotoRefusal | null
  /** The client's key of the upload: asked again, the same place is answered. */
  readonly opid: string | null
  /** What the shopper asks about while the photo is processed; random, so knowing it is the leave to ask. */
  readonly persistentId: string | null
  /** Of the original: claimed by the client at first, measured by the server once the photo is done. */
  readonly md5: string | null
  readonly bytes: number | null
  readonly sha256: string | null
  readonly format: PhotoFormat | null
  /** Upright pixels. */
  readonly width: number | null
  readonly height: number | null
  /** EXIF orientation that the stored original still needs. */
  readonly orientation: number | null
  /** Milliseconds, by the camera's own clock. */
  readonly takenAt: number | null
  readonly isSrgb: boolean | null
  /** Damaged data inside that still decodes. */
  readonly blemished: boolean | null
  /** Whether printing reads the `print` file beside the original instead of the original. */
  readonly hasPrint: boolean | null
  /** Null: made before anybody noted them. */
  readonly madeFiles: MadeFiles | null
  /** The rectangle around the faces that were found and where each lies, in thousandths; nothing tells who they are. */
  readonly focus: Focus | null
  /** How it looks (`PhotoFacts`). */
  readonly likeness: string | null
  readonly sharpEdge: number | null
  readonly blackPercent: number | null
  readonly lies: LyingTurns | null
  /** The owner's alone; no reply carries it. */
  readonly gps: { readonly latitude: number; readonly longitude: number } | null
  readonly createdAt: EpochMs
  readonly doneAt: EpochMs | null
}
