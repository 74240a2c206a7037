import type { FitType } from '../design/fit-type.ts'
import type { Size } from '../geometry.ts'
import type { Mm } from '../units.ts'
import type { BookFormat, Product, SheetFormat } from './product.ts'

/** What the pages of a product are printed on: a bound book, or sheets one by one. */
export type Paper = BookFormat | SheetPaper

export interface SheetPaper {
  /** Never empty. */
  readonly sheets: readonly SheetFormat[]
  /** How photos may sit on these sheets, the usual one first; absent: as the theme lays them out. */
  readonly fits?: readonly FitType[]
  /** Card that covers the edge of every sheet, mm. */
  readonly space?: Mm
}

/** The geometry of one page as things are laid out on it. All lengths in mm. */
export interface PageFormat {
  readonly page: Size
  readonly bleed: Mm
  readonly safe: Mm
  readonly gutter: Mm
  readonly dpi: number
}

/** Which of a product's sheets a page is, and whether it is used the other way up (upright instead of lying). */
export interface PageSheet {
  readonly id: string
  readonly turned: boolean
}

export function isBook(paper: Paper): paper is BookFormat {
  return 'cover' in paper
}

/** What a product is printed on; `undefined` where nothing of it is designed. */
export function paperOf(product: Pick<Product, 'book' | 'sheets' | 'fits' | 'space'>): Paper | undefined {
  const { book, sheets, fits, space } = product
  if (book || !sheets || sheets.length === 0) {
    return book
  }
  return { sheets, ...(fits && fits.length > 0 ? { fits } : {}), ...(space ? { space } : {}) }
}

/** The sheet that a page names, the first one where it names none. */
export function sheetFormatOf({ sheets }: SheetPaper, sheet: PageSheet | undefined): SheetFormat {
  return (sheets.find(({ id }) => id === sheet?.id) ?? sheets[0]) as SheetFormat
}

/** The geometry of one page. Pages of a book name no sheet and are all alike. */
export function pageFormat(paper: Paper, { sheet }: { readonly sheet?: PageSheet }): PageFormat {
  if (isBook(paper)) {
    return paper
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
