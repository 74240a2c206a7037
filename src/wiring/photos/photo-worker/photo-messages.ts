import type { ImageAnalysis } from '../../../../domain/image-analysis/picture-analysis.ts'
import type { Place, Position } from '../../../../domain/image-analysis/place.ts'
import type { AcceptanceRefusal, AcceptanceVerdict } from '../../../../domain/photo/acceptance.ts'
import type { DecodeRefusal } from '../../../../domain/photo/photo-refusal.ts'
import type { ByteLimits } from '../../../../domain/photo/size-class.ts'
import type { EpochMs } from '../../../../domain/units.ts'
import type { PhotoStart } from './start-of.ts'

/** The rules of an upload as data. */
export interface CheckRules {
  readonly limits: ByteLimits
}

/** What a photo says of itself on this phone, before any server has seen it. */
export interface PhotoGlance {
  /** Upright pixels. */
  readonly width: number
  readonly height: number
  readonly takenAt?: EpochMs
  /** Upright JPEG for a tile; absent where this browser cannot make one. */
  readonly thumbnail?: Blob
}

export type CheckedPhoto =
  | (Extract<AcceptanceVerdict, { kind: 'accepted' }> & { readonly isLikelyShrunk: boolean })
  | { readonly kind: 'refused'; readonly reason: AcceptanceRefusal | DecodeRefusal }

export type PhotoTask =
  | { readonly kind: 'check'; readonly file: Blob; readonly fileName: string; readonly rules: CheckRules }
  | { readonly kind: 'starts'; readonly files: readonly Blob[] }
  | { readonly kind: 'compress'; readonly file: Blob; readonly limits: ByteLimits }
  | { readonly kind: 'hash'; readonly file: Blob }
  | { readonly kind: 'glance'; readonly file: Blob }
  | { readonly kind: 'look'; readonly picture: Blob; readonly faces: boolean }
  | { readonly kind: 'place'; readonly position: Position }

/** What each task answers. */
export interface PhotoAnswers {
  readonly check: CheckedPhoto
  /** In the order of the files; `null`: it cannot be read. */
  readonly starts: readonly (PhotoStart | null)[]
  /** `undefined`: it cannot be made small enough here. */
  readonly compress: Blob | undefined
  readonly hash: string
  /** `undefined`: this phone cannot show the photo; the server may still read it. */
  readonly glance: PhotoGlance | undefined
  /** `undefined`: this browser cannot open the picture. */
  readonly look: ImageAnalysis | undefined
  readonly place: Place
}

export type PhotoRequest = { readonly job: number; readonly task: PhotoTask } | { readonly cancel: number }

export type PhotoReply =
  | { readonly job: number; readonly answer: PhotoAnswers[keyof PhotoAnswers] }
  | { readonly job: number; readonly fault: string }
