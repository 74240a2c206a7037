import { autoDesign } from '../../../domain/design/auto/auto-design.ts'
import { editWorldOf } from '../../../domain/design/change/edit-world-of.ts'
import type { Design, PageKind } from '../../../domain/design/design.ts'
import type { EditWorld } from '../../../domain/design/world/edit-world.ts'
import { asId, countingIds } from '../../../domain/ids.ts'
import { seededRandom } from '../../../domain/layout/seeded-random.ts'
import type { PhotoFacts, PhotoGroup } from '../../../domain/photo/photo.ts'
import { photoBook } from '../../../domain/photo/photo.ts'
import type { BookFormat, PageRule, Product } from '../../../domain/product/product.ts'
import type { CaptionStyle, LayoutPolicy, PageRole, Theme } from '../../../domain/theme/theme.ts'
import { minorUnits } from '../../../domain/units.ts'

const named = (text: string) => ({ 'zh-Hans': text, 'zh-Hant': text, en: text })

const aCaptionStyle = (size: number): CaptionStyle => ({
  family: 'open-sans',
  weight: 400,
  size,
  minSize: size / 2,
  colour: '#222222',
  align: 'center',
  vertical: 'middle',
  leading: 1.3,
})

const aRole: PageRole = { background: '#ffffff', ornaments: [] }
const ROLES: Record<PageKind, PageRole> = { cover: aRole, inner: aRole, chapter: aRole, back: aRole, blank: aRole }

/** A plain theme: white pages with margins. */
export function aTheme(layout: Partial<LayoutPolicy> = {}): Theme {
  return {
    id: asId('theme-plain'),
    name: named('Plain'),
    owner: 'system',
    categoryId: 'all',
    layout: {
      kind: 'margins',
      margin: 10,
      gap: 3,
      maxCrop: 0.06,
      photosPerPage: { min: 1, wanted: 4, max: 9 },
      bleedShare: 0,
      ...layout,
    },
    cell: { radius: 0 },
    roles: ROLES,
    captions: {
      title: aCaptionStyle(9),
      description: aCaptionStyle(4),
      text: aCaptionStyle(5),
      spine: aCaptionStyle(4),
    },
    spine: '#ffffff',
  }
}

/** A theme whose photos run off the page. */
export function aBleedTheme(layout: Partial<LayoutPolicy> = {}): Theme {
  return {
    ...aTheme({ kind: 'bleed', margin: 8, gap: 2, maxCrop: 0.2, bleedShare: 0.33, ...layout }),
    id: asId('theme-bleed'),
  }
}

function aBookFormat(format: Partial<BookFormat> = {}): BookFormat {
  return {
    page: { width: 203, height: 203 },
    bleed: 3,
    safe: 8,
    gutter: 6,
    dpi: 300,
    cover: { type: 'f4f1', board: 2.5, paper: 0.2 },
    ...format,
  }
}

export interface BookProduct extends Product {
  readonly pages: PageRule
  readonly book: BookFormat
}

/** A square book of 20 to 120 pages, two by two. */
export function aBookProduct(pages: Partial<PageRule> = {}, format: Partial<BookFormat> = {}): BookProduct {
  return {
    id: asId('book-203'),
    type: 1,
    name: named('Square book'),
    description: named('A square book'),
    categoryId: 'books',
    onShelf: true,
    soon: false,
    price: { base: minorUnits(9900), extraPage: minorUnits(200), pagesIncluded: 20, delivery: minorUnits(1000) },
    photos: { minCount: 1, maxCount: 0, minBytes: 0, maxBytes: 0 },
    attributes: [],
    themeIds: [asId('theme-plain')],
    pages: { kind: 'change', min: 20, max: 120, default: 24, multiple: 2, ...pages },
    book: aBookFormat(format),
    coverPhotos: 1,
  }
}

const SHAPES = [
  [4032, 3024],
  [3024, 4032],
  [4500, 3000],
  [3000, 4500],
  [3840, 2160],
  [2160, 3840],
  [3000, 3000],
] as const

/** `count` photos `photo0`, `photo1`, ... of shapes that phones and cameras make, in events of about eight. */
export function somePhotos(count: number, seed = 1): PhotoFacts[] {
  const random = seededRandom(seed)
  let time = 1_700_000_000_000
  return Array.from({ length: count }, (_, at) => {
    const [width, height] = SHAPES[Math.floor(random() * SHAPES.length)] ?? SHAPES[0]
    time += random() < 0.12 ? 3_600_000 * (2 + random() * 40) : 1000 * (5 + random() * 300)
    return { id: asId(`photo${at}`), width, height, takenAt: Math.round(time) }
  })
}

/** One group of photos; without a title unless one is given. */
export function aGroup(photos: readonly PhotoFacts[], title = '', description = '', id = 'group0'): PhotoGroup {
  return { id: asId(id), title, description, photos }
}

export interface DesignSetup {
  readonly design: Design
  readonly world: EditWorld
  readonly photos: readonly PhotoFacts[]
  readonly product: Product
}

/** A set of 2 to 8 cards, both sides printed. */
export function aCardProduct(pages: Partial<PageRule> = {}): Product {
  const { book: _book, ...rest } = aBookProduct({ min: 4, max: 16, default: 16, multiple: 2, ...pages })
  const sheet = { id: 'a6', name: named('A6'), page: { width: 148, height: 105 }, bleed: 3, safe: 5, dpi: 300 }
  return { ...rest, id: asId('cards'), type: 7, coverPhotos: 0, sheets: [{ ...sheet, sides: 2 }] }
}

/** A frame with two pictures of different sizes, upright or lying. */
export function aFrameProduct(): Product {
  const { book: _book, ...rest } = aBookProduct({ kind: 'fixed', min: 2, max: 2, default: 2, multiple: 1 })
  const sheet = { name: named('Picture'), bleed: 3, safe: 8, dpi: 240, sides: 1, turns: true } as const
  return {
    ...rest,
    id: asId('frame'),
    type: 2,
    coverPhotos: 0,
    sheets: [
      { ...sheet, id: 'large', page: { width: 210, height: 297 } },
      { ...sheet, id: 'small', page: { width: 100, height: 150 } },
    ],
  }
}

/** The sheets of a product that is no book, and the world that edits of them are decided against. */
export function aSheetDesign(count: number, product: Product, theme: Theme = aTheme(), seed = 1): DesignSetup {
  const photos = somePhotos(count, seed)
  const groups = [aGroup(photos.slice(0, 3), 'Lisbon 里斯本'), aGroup(photos.slice(3), '', '', 'group1')]
  const verdict = autoDesign({ groups, title: 'Our summer', product, theme, seed, ids: countingIds('p') })
  const world = editWorldOf(product, theme, photoBook(photos))
  if (verdict.kind === 'refused' || !world) {
    throw new Error(`the builder's sheets were refused: ${verdict.kind === 'refused' ? verdict.reason : 'no paper'}`)
  }
  return { design: verdict.design, world, photos, product }
}

/** A designed book of `count` photos and the world that edits of it are decided against. */
export function aDesign(
  count = 30,
  options: {
    readonly theme?: Theme
    readonly product?: BookProduct
    readonly seed?: number
    readonly photos?: readonly PhotoFacts[]
  } = {},
): DesignSetup {
  const { theme = aTheme(), product = aBookProduct(), seed = 1, photos = somePhotos(count, seed) } = options
  const verdict = autoDesign({
    groups: [aGroup(photos)],
    title: 'Our summer',
    product,
    theme,
    seed,
    ids: countingIds('p'),
  })
  if (verdict.kind === 'refused') {
    throw new Error(`the builder's book was refused: ${verdict.reason}`)
  }
  const world = { photos: photoBook(photos), theme, paper: product.book, pages: product.pages }
  return { design: verdict.design, world, photos, product }
}
