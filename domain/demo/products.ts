import type { Size } from '../geometry.ts'
import { asId, type ProductId } from '../ids.ts'
import type { Localised } from '../language.ts'
import type { AttributeGroup, Product } from '../product/product.ts'
import { minorUnits } from '../units.ts'
import { DEMO_CALENDARS } from './calendar-products.ts'
import { DEMO_GOODS } from './goods.ts'
import { DEMO_PRINTS } from './print-products.ts'
import { DEMO_SHEETS } from './sheet-products.ts'
import { DEMO_THEMES } from './themes.ts'

/** Shelves of the demo shop. */
export const DEMO_PRODUCT_CATEGORIES: readonly { readonly id: string; readonly name: Localised }[] = [
  { id: 'books', name: { 'zh-Hans': '照片书', en: 'Photo books', 'zh-Hant': '相片書' } },
  { id: 'wall', name: { 'zh-Hans': '挂墙摆台', en: 'For the wall', 'zh-Hant': '掛牆擺台' } },
  { id: 'cards', name: { 'zh-Hans': '卡片与照片', en: 'Cards and prints', 'zh-Hant': '卡片與相片' } },
  { id: 'gifts', name: { 'zh-Hans': '礼盒套餐', en: 'Boxes and sets', 'zh-Hant': '禮盒套餐' } },
]

const PAPER: AttributeGroup = {
  id: 'paper',
  name: { 'zh-Hans': '内页纸张', en: 'Paper', 'zh-Hant': '內頁紙張' },
  options: [
    {
      id: 'paper-matte',
      name: { 'zh-Hans': '哑粉纸 157g', en: 'Matte, 157 g', 'zh-Hant': '霧面紙 157g' },
      extraPrice: minorUnits(0),
    },
    {
      id: 'paper-art',
      name: { 'zh-Hans': '艺术纸 200g', en: 'Art paper, 200 g', 'zh-Hant': '藝術紙 200g' },
      extraPrice: minorUnits(3000),
    },
  ],
}

const FINISH: AttributeGroup = {
  id: 'finish',
  name: { 'zh-Hans': '封面工艺', en: 'Cover finish', 'zh-Hant': '封面工藝' },
  options: [
    {
      id: 'finish-matte',
      name: { 'zh-Hans': '触感哑膜', en: 'Soft-touch matte', 'zh-Hant': '觸感霧膜' },
      extraPrice: minorUnits(0),
    },
    {
      id: 'finish-gloss',
      name: { 'zh-Hans': '高清亮膜', en: 'High gloss', 'zh-Hant': '高清亮膜' },
      extraPrice: minorUnits(500),
    },
    {
      id: 'finish-linen',
      name: { 'zh-Hans': '亚麻布面', en: 'Linen cloth', 'zh-Hant': '亞麻布面' },
      extraPrice: minorUnits(4500),
    },
  ],
}

interface BookFacts {
  readonly id: string
  readonly name: Localised
  readonly description: Localised
  readonly page: Size
  readonly safe: number
  /** Yuan. */
  readonly price: { readonly base: number; readonly extraPage: number }
}

function book({ id, name, description, page, safe, price }: BookFacts): Product {
  return {
    id: asId<ProductId>(id),
    type: 1,
    name,
    description,
    categoryId: 'books',
    onShelf: true,
    soon: false,
    price: {
      base: minorUnits(price.base * 100),
      extraPage: minorUnits(Math.round(price.extraPage * 100)),
      pagesIncluded: 20,
      delivery: minorUnits(1000),
    },
    photos: { minCount: 10, maxCount: 500, minBytes: 0, maxBytes: 0 },
    attributes: [PAPER, FINISH],
    themeIds: DEMO_THEMES.map((theme) => theme.id),
    pages: { kind: 'change', min: 20, max: 120, default: 24, multiple: 2 },
    book: {
      page,
      bleed: 3,
      safe,
      gutter: 6,
      dpi: 300,
      cover: { type: 'f4f1', board: 2.5, paper: 0.18 },
    },
    coverPhotos: 1,
  }
}

const BOOKS: readonly Product[] = [
  book({
    id: 'book-square-203',
    name: { 'zh-Hans': '方形照片书 20×20', en: 'Square photo book 20×20', 'zh-Hant': '方形相片書 20×20' },
    description: {
      'zh-Hans': '正好捧在手里的方形精装书，适合旅行和日常。',
      en: 'A hardcover that sits well in two hands. Made for trips and for every day.',
      'zh-Hant': '正好捧在手裡的方形精裝書，適合旅行和日常。',
    },
    page: { width: 203, height: 203 },
    safe: 6,
    price: { base: 128, extraPage: 2.5 },
  }),
  book({
    id: 'book-portrait-210',
    name: { 'zh-Hans': '竖版照片书 21×28', en: 'Portrait photo book 21×28', 'zh-Hant': '直式相片書 21×28' },
    description: {
      'zh-Hans': '竖版大开本，人像和手机照片都能放得大。',
      en: 'A tall page where portraits and phone photos can be large.',
      'zh-Hant': '直式大開本，人像和手機相片都能放得大。',
    },
    page: { width: 210, height: 280 },
    safe: 8,
    price: { base: 168, extraPage: 3.2 },
  }),
  book({
    id: 'book-landscape-280',
    name: { 'zh-Hans': '横版照片书 28×21', en: 'Landscape photo book 28×21', 'zh-Hant': '橫式相片書 28×21' },
    description: {
      'zh-Hans': '横版大开本，风景和合影铺满整页。',
      en: 'A wide page for landscapes and for everybody in one picture.',
      'zh-Hant': '橫式大開本，風景和合影鋪滿整頁。',
    },
    page: { width: 280, height: 210 },
    safe: 8,
    price: { base: 178, extraPage: 3.2 },
  }),
]

/** What the demo shop sells: books in three formats, a frame, postcards, calendars, prints, originals, a box and a set. */
export const DEMO_PRODUCTS: readonly Product[] = [
  ...BOOKS,
  ...DEMO_SHEETS,
  ...DEMO_CALENDARS,
  ...DEMO_PRINTS,
  ...DEMO_GOODS,
]
