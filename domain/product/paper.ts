import type { PageKind, PageSheet } from '../design/design.ts'
import type { FitType } from '../design/fit-type.ts'
import type { Size } from '../geometry.ts'
import type { Mm } from '../units.ts'
import type { BookFormat, Product, SheetFormat } from './product.ts'

/** The photo of a frame is never smaller than its frame, and at most twice as large (A§9). */
export const FRAME_SCALE = { min: 1, max: 2 } as const

/** What the pages of a product are printed on: a bound book, or sheets one by one. */
export type Paper = BookFormat | SheetPaper

export interface SheetPaper {
  /** Never empty. */
  readonly sheets: readonly SheetFormat[]
  /** How photos may sit on these sheets, the usual one first; absent: as the theme lays them out. */
  readonly fits?: readonly FitType[]
  /** Card that covers the edge of every sheet, mm. */
  readonly space?: Mm
  /** How far a photo may be zoomed in; absent: as far as any. */
  readonly zoom?: number
}

/** The geometry of one page as things are laid out on it. All lengths in mm. */
export interface PageFormat {
  readonly page: Size
  readonly bleed: Mm
  readonly safe: Mm
  readonly gutter: Mm
  readonly dpi: number
}

export function isBook(paper: Paper): paper is BookFormat {
  return 'cover' in paper
}

/** Whether a book is bound on its right, and read from right to left: its front is the left half of the cover. */
export function isRightBound(paper: Paper): boolean {
  return isBook(paper) && paper.cover.type === 'f1f4'
}

/** What a product is printed on; `undefined` where nothing of it is designed. */
export function paperOf(
  product: Pick<Product, 'book' | 'sheets' | 'fits' | 'space'> & Partial<Pick<Product, 'type'>>,
): Paper | undefined {
  const { book, sheets, fits, space, type } = product
  if (book || !sheets || sheets.length === 0) {
    return book
  }
  return {
    sheets,
    ...(fits && fits.length > 0 ? { fits } : {}),
    ...(space ? { space } : {}),
    ...(type === 2 ? { zoom: FRAME_SCALE.max } : {}),
  }
}

/** The sheet that a page names, the first one where it names none. */
export function sheetFormatOf({ sheets }: SheetPaper, sheet: PageSheet | undefined): SheetFormat {
  return (sheets.find(({ id }) => id === sheet?.id) ?? sheets[0]) as SheetFormat
}

/**
 * The geometry of one page. Pages of a book name no sheet and are alike but for their bleed: a cover and a page that opens
 * a chapter may have one of their own (B§9 bleed types).
 */
export function pageFormat(
  paper: Paper,
  { sheet, kind }: { readonly sheet?: PageSheet; readonly kind?: PageKind },
): PageFormat {
  if (isBook(paper)) {
    const bleed = (kind === 'cover' || kind === 'chapter' ? paper.bleeds?.[kind] : undefined) ?? paper.bleed
    return bleed === paper.bleed ? paper : { ...paper, bleed }
  }
  const { page, bleed, safe, dpi } = sheetFormatOf(paper, sheet)
  return { page: sheet?.turned ? { width: page.height, height: page.width } : page, bleed, safe, dpi, gutter: 0 }
}

/** The geometry that stands for the whole product: of its book, or of its first sheet. */
export function mainFormat(paper: Paper): PageFormat {
  return pageFormat(paper, {})
}

/** Both sides of its sheets are printed: every front has its back behind it. */
export function isTwoSided(paper: Paper): boolean {
  return !isBook(paper) && paper.sheets.some(({ sides }) => sides === 2)
}
