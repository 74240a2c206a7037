import type { EpochMs } from '../units.ts'
import type { PhotoFormat } from './header/picture-header.ts'
import type { Focus, LyingTurns } from './photo.ts'

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
  /** How it looks, for those who lay it out (`PhotoFacts`); absent where that could not be seen. */
  readonly likeness?: string
  readonly sharpEdge?: number
  readonly blackPercent?: number
  /** It seems to lie (`PhotoFacts`). */
  readonly lies?: LyingTurns
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
