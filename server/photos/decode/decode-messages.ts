import type { DecodeRefusal } from '../../../domain/photo/decode-refusal.ts'
import type { Focus, PhotoFormat } from '../../../domain/photo/photo.ts'
import type { EpochMs } from '../../../domain/units.ts'

/** One picture for the decoding process. Paths are local files. */
export interface DecodeRequest {
  readonly job: number
  readonly source: string
  /** An existing folder for the derived files. */
  readonly into: string
  readonly maxPixels: number
}

/** What a whole, readable photo is. Sizes are upright pixels of the original. */
export interface DecodedPhoto {
  readonly format: PhotoFormat
  readonly width: number
  readonly height: number
  /** EXIF orientation that the stored original still needs; 1 where it is upright already. */
  readonly orientation: number
  readonly takenAt?: EpochMs
  /** The owner's alone: never part of a reply to anybody else, never in a derived file. */
  readonly gps?: { readonly latitude: number; readonly longitude: number }
  /** Where its faces lie; absent where none were found. */
  readonly focus?: Focus
  /** Whether the file that is printed from needs no colour conversion. */
  readonly isSrgb: boolean
  /** Damaged data inside that still decodes: it may show. */
  readonly blemished: boolean
  readonly bytes: number
  readonly sha256: string
  readonly md5: string
  /** Upright sRGB JPEG files without any metadata; `print` is there when the original itself cannot be printed from. */
  readonly files: { readonly proxy: string; readonly thumb: string; readonly print?: string }
}

export type DecodeVerdict =
  | { readonly kind: 'decoded'; readonly photo: DecodedPhoto }
  | { readonly kind: 'refused'; readonly reason: DecodeRefusal }

export interface DecodeReply {
  readonly job: number
  readonly verdict: DecodeVerdict
  /** Resident memory of the process afterwards, bytes. */
  readonly memory: number
}
