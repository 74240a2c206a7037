import type { Design } from '../design/design.ts'
import type { PhotoId } from '../ids.ts'
import type { PrintSettings } from '../merchant/print-settings.ts'
import type { PhotoFacts } from '../photo/photo.ts'
import type { Finding } from '../preflight/finding.ts'
import type { Product } from '../product/product.ts'
import type { Theme } from '../theme/theme.ts'

/** One ordered thing as it was when it was handed in: neither an edit nor a change of the catalogue reaches it. */
export type FrozenItem = FrozenDesign | FrozenPhotos | FrozenGoods

/** A designed thing. */
export interface FrozenDesign {
  readonly kind: 'design'
  readonly design: Design
  readonly product: Product
  readonly theme: Theme
  readonly photos: readonly FrozenPhoto[]
  /** How the merchant's printer wanted it that day; absent in orders from before merchants could choose. */
  readonly print?: PrintSettings
  /** What preflight told the shopper, who ordered it like that. */
  readonly warnings?: readonly Finding[]
}

/** Originals that are handed on as they are (product type 4), in album order. */
export interface FrozenPhotos {
  readonly kind: 'photos'
  readonly product: Product
  readonly photos: readonly FrozenPhoto[]
}

/** A finished thing from the shelf (product type 5). */
export interface FrozenGoods {
  readonly kind: 'goods'
  readonly product: Product
  readonly photos: readonly never[]
}

export interface FrozenPhoto {
  readonly id: PhotoId
  /** Its place in the storage. */
  readonly key: string
  /** The name it had on the phone. */
  readonly fileName?: string
  /** Hash of the original, so that the proof can say that nothing else was printed. */
  readonly md5: string
  /** Of originals that are handed on as they are. */
  readonly sha256?: string
  readonly bytes?: number
  /** Uploaded for this very product, whose photos no phone makes smaller, or for another one before. */
  readonly origin?: 'untouched' | 'album'
  readonly facts: PhotoFacts
}
