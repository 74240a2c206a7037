import type { Size } from '../../geometry.ts'
import type { Product } from '../../product/product.ts'
import type { Mm } from '../../units.ts'
import { wallOf } from './wall.ts'

/** What a thing measures as it lies or hangs there, mm. */
export interface OuterSize extends Size {
  /** Told where the thing is no flat one. */
  readonly depth?: Mm
}

type Measured = Pick<Product, 'type' | 'outer' | 'book' | 'sheets'>

/** As the merchant says, else the whole wall of a set, the closed book, one sheet; `undefined`: nothing that has a size. */
export function outerSize({ type, outer, book, sheets = [] }: Measured): OuterSize | undefined {
  if (outer || book) {
    return outer ?? book?.page
  }
  if (type === 6 && sheets.length > 0) {
    const { width, height } = wallOf({ sheets })
    return { width, height }
  }
  return sheets[0]?.page
}
