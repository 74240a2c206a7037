import type { FitType } from '../design/fit-type.ts'
import type { Box, Size } from '../geometry.ts'
import { asId, type ProductId, type ThemeId } from '../ids.ts'
import type { Localised } from '../language.ts'
import type { AttributeGroup, Product, SheetFormat } from '../product/product.ts'
import { minorUnits } from '../units.ts'

/** Prints and wall sets show nothing but the photo on white paper: there is no look to choose. */
const PLAIN = [asId<ThemeId>('theme-white')]

const FITS: readonly FitType[] = ['out', 'in', 'inMarginOut', 'inMargin', 'polaroidOut', 'auto']

const SURFACE: AttributeGroup = {
  id: 'surface',
  name: { 'zh-Hans': '相纸', en: 'Surface', 'zh-Hant': '相紙' },
  options: [
    { id: 'surface-gloss', name: { 'zh-Hans': '光面', en: 'Glossy', 'zh-Hant': '光面' }, extraPrice: minorUnits(0) },
    { id: 'surface-silk', name: { 'zh-Hans': '绒面', en: 'Silk', 'zh-Hant': '絨面' }, extraPrice: minorUnits(0) },
  ],
}

interface PrintFacts {
  readonly id: string
  readonly name: Localised
  readonly page: Size
  /** Minor units for one print. */
  readonly each: number
}

function prints({ id, name, page, each }: PrintFacts): Product {
  return {
    id: asId<ProductId>(id),
    type: 9,
    name,
    description: {
      'zh-Hans': '一张一张洗出来，手里的分量不一样。',
      en: 'Printed one by one, with a good weight in the hand.',
      'zh-Hant': '一張一張洗出來，手裡的份量不一樣。',
    },
    categoryId: 'cards',
    onShelf: true,
    soon: false,
    price: { base: minorUnits(each), extraPage: minorUnits(each), pagesIncluded: 1, delivery: minorUnits(600) },
    photos: { minCount: 1, maxCount: 200, minBytes: 0, maxBytes: 0 },
    attributes: [SURFACE],
    themeIds: PLAIN,
    pages: { kind: 'change', min: 1, max: 200, default: 24, multiple: 1 },
    sheets: [{ id: 'print', name, page, bleed: 2, safe: 3, dpi: 300, sides: 1, turns: true }],
    fits: FITS,
    coverPhotos: 0,
  }
}

const PRINTS: readonly Product[] = [
  prints({
    id: 'print-6inch',
    name: { 'zh-Hans': '6 寸照片冲印', en: 'Prints 10×15', 'zh-Hant': '6 吋相片沖印' },
    page: { width: 152, height: 102 },
    each: 100,
  }),
  prints({
    id: 'print-5inch',
    name: { 'zh-Hans': '5 寸照片冲印', en: 'Prints 9×13', 'zh-Hant': '5 吋相片沖印' },
    page: { width: 127, height: 89 },
    each: 80,
  }),
  prints({
    id: 'print-7inch',
    name: { 'zh-Hans': '7 寸照片冲印', en: 'Prints 13×18', 'zh-Hant': '7 吋相片沖印' },
    page: { width: 178, height: 127 },
    each: 220,
  }),
]

const SQUARE_30 = { width: 300, height: 300 }
const SQUARE_20 = { width: 200, height: 200 }
const WIDE = { width: 300, height: 200 }
const TALL = { width: 200, height: 300 }

/** The nine pictures on their wall, mm: a large square in the middle, between them three fingers of wall. */
const WALL: readonly (Box & { readonly id: string; readonly name: Localised })[] = [
  ...walled('large', { 'zh-Hans': '30×30 厘米', en: '30 × 30 cm', 'zh-Hant': '30×30 公分' }, SQUARE_30, [[230, 230]]),
  ...walled('wide', { 'zh-Hans': '30×20 厘米', en: '30 × 20 cm', 'zh-Hant': '30×20 公分' }, WIDE, [
    [230, 0],
    [230, 560],
  ]),
  ...walled('tall', { 'zh-Hans': '20×30 厘米', en: '20 × 30 cm', 'zh-Hant': '20×30 公分' }, TALL, [
    [0, 0],
    [560, 460],
  ]),
  ...walled('small', { 'zh-Hans': '20×20 厘米', en: '20 × 20 cm', 'zh-Hant': '20×20 公分' }, SQUARE_20, [
    [560, 0],
    [560, 230],
    [0, 330],
    [0, 560],
  ]),
]

function walled(id: string, name: Localised, size: Size, places: readonly (readonly [x: number, y: number])[]) {
  return places.map(([x, y], at) => ({ id: `${id}-${at + 1}`, name, x, y, ...size }))
}

function picture({ id, name, x, y, width, height }: (typeof WALL)[number]): SheetFormat {
  return { id, name, page: { width, height }, at: { x, y }, bleed: 3, safe: 5, dpi: 240, sides: 1 }
}

const wallSet: Product = {
  id: asId<ProductId>('combo-nine'),
  type: 6,
  name: { 'zh-Hans': '九宫格组合', en: 'Nine-picture wall set', 'zh-Hant': '九宮格組合' },
  description: {
    'zh-Hans': '九个小画框，拼成一面墙。照片自动放进最合适的那一格。',
    en: 'Nine small frames that make one wall. Each photo goes where it looks best.',
    'zh-Hant': '九個小畫框，拼成一面牆。相片自動放進最合適的那一格。',
  },
  categoryId: 'gifts',
  onShelf: true,
  soon: false,
  price: { base: minorUnits(19900), extraPage: minorUnits(0), pagesIncluded: 9, delivery: minorUnits(1000) },
  photos: { minCount: 9, maxCount: 60, minBytes: 0, maxBytes: 0 },
  attributes: [],
  themeIds: PLAIN,
  pages: { kind: 'fixed', min: 9, max: 9, default: 9, multiple: 1 },
  sheets: WALL.map(picture),
  fits: ['out', 'inMarginOut'],
  coverPhotos: 0,
}

/** Prints in three sizes and a wall of nine pictures. */
export const DEMO_PRINTS: readonly Product[] = [...PRINTS, wallSet]
