import type { Design } from '../../domain/design/design.ts'
import type { PhotoId } from '../../domain/ids.ts'
import type { PhotoFacts } from '../../domain/photo/photo.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'

/** One ordered thing as it was when it was ordered: neither an edit nor a change of the catalogue reaches it. */
export interface FrozenDesign {
  readonly design: Design
  readonly product: Product
  readonly theme: Theme
  readonly photos: readonly FrozenPhoto[]
}

export interface FrozenPhoto {
  readonly id: PhotoId
  /** Its place in the storage. */
  readonly key: string
  /** Hash of the original, so that the proof can say that nothing else was printed. */
  readonly md5: string
  readonly facts: PhotoFacts
}
