import type { Mm } from '../units.ts'
import { isBook, mainFormat, pageFormat, paperOf } from './paper.ts'
import type { Product } from './product.ts'

/**
 * Where paper is printed beyond its cut (B§9, readings 42): a cover in one piece, back left (`f4f1`) or front left
 * (`f1f4`), the front of a cover alone (`f1`), inner pages, and pages that open a chapter.
 */
export const BLEED_TYPES = ['f4f1', 'f1f4', 'f1', 'inner', 'chapter'] as const

export interface Bleed {
  readonly type: (typeof BLEED_TYPES)[number]
  readonly margin: Mm
}

/** The bleed of a product's kinds of pages; of sheets the inner one alone, of what is not designed none. */
export function bleedsOf(product: Pick<Product, 'book' | 'sheets'>): readonly Bleed[] {
  const paper = paperOf(product)
  if (!paper) {
    return []
  }
  const inner: Bleed = { type: 'inner', margin: mainFormat(paper).bleed }
  return isBook(paper)
    ? [
        { type: paper.cover.type, margin: pageFormat(paper, { kind: 'cover' }).bleed },
        inner,
        { type: 'chapter', margin: pageFormat(paper, { kind: 'chapter' }).bleed },
      ]
    : [inner]
}
