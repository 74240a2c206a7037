import type { FitType } from '../design/fit-type.ts'
import type { Point, Size } from '../geometry.ts'
import type { ProductId, ThemeId } from '../ids.ts'
import type { Localised } from '../language.ts'
import type { MinorUnits, Mm } from '../units.ts'

/** Product types by their number on the wire (B§4). */
export const PRODUCT_TYPES = {
  1: 'album',
  2: 'frame',
  3: 'package',
  4: 'transmission',
  5: 'standard',
  6: 'combo',
  7: 'postcard',
  8: 'calendar',
  9: 'print',
} as const

export type ProductTypeNumber = keyof typeof PRODUCT_TYPES

/** How the cover is printed: f4 is the outside back, f1 the outside front (readings 42). */
export type CoverType = 'f4f1' | 'f1f4' | 'f1'

/** The page geometry of a book as its printer wants it. All lengths in mm. */
export interface BookFormat {
  /** Trim size of one inner page. */
  readonly page: Size
  /** Picture printed beyond the trim on every side. */
  readonly bleed: Mm
  /** Where the cover, which may be wrapped around boards, and pages that open a chapter have another bleed (B§9). */
  readonly bleeds?: { readonly cover?: Mm; readonly chapter?: Mm }
  /** Nothing that must not be cut or bent comes closer to the trim than this. */
  readonly safe: Mm
  /** Extra distance that photos keep from the inner edge on non-bleeding pages. */
  readonly gutter: Mm
  readonly dpi: number
  readonly cover: { readonly type: CoverType; readonly board: Mm; readonly paper: Mm }
}

/** How many inner pages a book may have. */
export interface PageRule {
  readonly kind: 'fixed' | 'change'
  readonly min: number
  readonly max: number
  readonly default: number
  /** The page total is a multiple of this (readings 27). */
  readonly multiple: number
  /** Photos that one extra sheet of two pages takes (A§5); absent: 10 (A§9). */
  readonly sheetsPageForAddPage?: number
}

/** How many photos, and how large in bytes, a product takes. Zero means the merchant's or the shop's default. */
export interface PhotoRule {
  readonly minCount: number
  readonly maxCount: number
  readonly minBytes: number
  readonly maxBytes: number
}

/** One choice of an attribute, with what it adds to the price of one piece. */
export interface AttributeOption {
  readonly id: string
  readonly name: Localised
  readonly extraPrice: MinorUnits
  /** What it looks like, where that is drawn: the wood of a frame. `#rrggbb`. */
  readonly swatch?: string
  /** Pictures of the product in this choice, in the place of its own: the cloth of a box. */
  readonly pictures?: ProductPictures
}

/** Addresses of pictures: on top of a product's page and on the shelf, and below its words. */
interface ProductPictures {
  readonly thumbs: readonly string[]
  readonly details: readonly string[]
}

export interface AttributeGroup {
  readonly id: string
  readonly name: Localised
  readonly options: readonly AttributeOption[]
}

/** What a product costs, before discounts, for one piece. */
export interface ProductPrice {
  readonly base: MinorUnits
  /** What one piece cost before, shown struck out beside `base` (A§3 originType); absent: nothing. */
  readonly before?: MinorUnits
  /** For one page beyond `pagesIncluded`. */
  readonly extraPage: MinorUnits
  readonly pagesIncluded: number
  readonly delivery: MinorUnits
}

/** One kind of paper that a product is printed on, sheet by sheet: a postcard, the picture of a frame. */
export interface SheetFormat {
  readonly id: string
  readonly name: Localised
  /** Trim size. */
  readonly page: Size
  readonly bleed: Mm
  readonly safe: Mm
  readonly dpi: number
  /** Two: the back is printed too, and the shopper may write on it. */
  readonly sides: 1 | 2
  /** May be used upright or lying, as its photo asks for. */
  readonly turns?: boolean
  /** Where its top left hangs beside the other sheets of a set, mm (combos); absent: they stand in a row. */
  readonly at?: Point
}

/** One thing of a package (A§3 "Package items"). */
export interface PackagePart {
  /** `combinepId`: unique inside the package. */
  readonly id: string
  readonly pid: ProductId
  readonly quantity: number
}

/** What a merchant sells. `book` is there for product type 1 only. */
export interface Product {
  readonly id: ProductId
  readonly type: ProductTypeNumber
  readonly name: Localised
  readonly description: Localised
  readonly categoryId: string
  /** On the shelf: an off-shelf product cannot be ordered (B§8). */
  readonly onShelf: boolean
  /** Listed, but cannot be designed yet. */
  readonly soon: boolean
  readonly price: ProductPrice
  readonly photos: PhotoRule
  readonly attributes: readonly AttributeGroup[]
  readonly themeIds: readonly ThemeId[]
  readonly pages?: PageRule
  readonly book?: BookFormat
  /** The sheets of a product that is no book. */
  readonly sheets?: readonly SheetFormat[]
  /** Calendars (type 8): how one hangs or stands. How many months it may have is its `pages`: a month is a page. */
  readonly calendar?: { readonly kind: 'wall' | 'desk' }
  /** How photos may sit on their sheets, the usual one first (frames, prints, combos); absent: as the theme lays them out. */
  readonly fits?: readonly FitType[]
  /** The card between the picture and the wood of a frame, mm (A§3 isSpace, spaceMargin); absent: none. */
  readonly space?: Mm
  /** What a package (type 3) holds; its own price is the price of them all. */
  readonly parts?: readonly PackagePart[]
  /** Addresses of pictures (A§3 thumbpics, detailpics); absent: the shop draws it from its measures. */
  readonly pictures?: ProductPictures
  /** What it measures outside, mm, where that is more than its page or sheet: a frame with its wood, a box. */
  readonly outer?: Size & { readonly depth: Mm }
  /** Working days that it takes to make (A§3 prodtime); absent: not stated. */
  readonly daysToMake?: number
  /** The merchant's pick-up place where alone it can be had (A§3 pickUpAddressId); absent: it is sent, or fetched anywhere. */
  readonly pickUpAt?: string
  /** Number of photos that the cover takes (A§9: 1). */
  readonly coverPhotos: number
}

/** What a shelf shows of a product; the rest of it is asked for when it is opened. */
export interface ShelfProduct extends Pick<Product, 'id' | 'type' | 'name' | 'categoryId' | 'onShelf' | 'soon'> {
  readonly price: Pick<ProductPrice, 'base'>
  readonly book?: Pick<BookFormat, 'page'>
  readonly sheets?: readonly Pick<SheetFormat, 'page'>[]
  readonly pictures?: Pick<ProductPictures, 'thumbs'>
}

/**
 * The width of a book's spine for a number of inner pages, mm.
 *
 * Two boards plus one paper thickness for every leaf (two pages), rounded to 0.01 mm.
 */
export function spineWidth(format: BookFormat, pageCount: number): Mm {
  const leaves = Math.ceil(pageCount / 2)
  return Math.round((2 * format.cover.board + leaves * format.cover.paper) * 100) / 100
}

/** The shelf of cards for a day of their own: New Year, a wedding, a birth. The list `special_card` shows what stands on it. */
export const SPECIAL_CARDS = 'occasions'

/** Whether a product is a card of that list. */
export function isSpecialCard({ type, categoryId }: Pick<Product, 'type' | 'categoryId'>): boolean {
  return type === 7 && categoryId === SPECIAL_CARDS
}
