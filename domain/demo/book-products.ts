import type { Size } from '../geometry.ts'
import { asId, type ProductId } from '../ids.ts'
import type { Localised } from '../language.ts'
import type { AttributeGroup, BookFormat, PageRule, Product } from '../product/product.ts'
import { minorUnits } from '../units.ts'
import { DRAWN_THEME_IDS, FIXED_THEMES } from './drawn-themes.ts'
import { DEMO_THEMES } from './themes.ts'

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
  readonly pages?: PageRule
  /** What is otherwise than in a hardcover of the house. */
  readonly format?: Partial<BookFormat>
  readonly more?: Partial<Product>
}

const HARDCOVER_PAGES: PageRule = { kind: 'change', min: 20, max: 120, default: 20, multiple: 2 }

function book({ id, name, description, page, safe, price, pages = HARDCOVER_PAGES, format, more }: BookFacts): Product {
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
      pagesIncluded: pages.kind === 'fixed' ? pages.default : pages.min,
      delivery: minorUnits(1000),
    },
    photos: { minCount: 10, maxCount: 500, minBytes: 0, maxBytes: 0 },
    attributes: [PAPER, FINISH],
    themeIds: [...DEMO_THEMES, ...DRAWN_THEME_IDS].map((theme) => theme.id),
    pages,
    book: {
      page,
      bleed: 3,
      safe,
      gutter: 6,
      dpi: 300,
      cover: { type: 'f4f1', board: 2.5, paper: 0.18 },
      ...format,
    },
    coverPhotos: 1,
    ...more,
  }
}

/** Photo books: three hardcovers, one of a fixed number of pages, one that is bound on the right, a booklet. */
export const DEMO_BOOKS: readonly Product[] = [
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
  book({
    id: 'book-fixed-203',
    name: { 'zh-Hans': '二十四页影集 20×20', en: 'Twenty-four pages 20×20', 'zh-Hant': '二十四頁相簿 20×20' },
    description: {
      'zh-Hans': '不多不少二十四页，最多 48 张照片；再多就分成几册。',
      en: 'Twenty-four pages, no more and no less, for up to 48 photos. More than that makes several volumes.',
      'zh-Hant': '不多不少二十四頁，最多 48 張相片；再多就分成幾冊。',
    },
    page: { width: 203, height: 203 },
    safe: 6,
    price: { base: 98, extraPage: 0 },
    pages: { kind: 'fixed', min: 24, max: 24, default: 24, multiple: 2 },
    more: {
      photos: { minCount: 16, maxCount: 48, minBytes: 0, maxBytes: 0 },
      themeIds: [...FIXED_THEMES, ...DEMO_THEMES].map((theme) => theme.id),
    },
  }),
  book({
    id: 'book-right-182',
    name: { 'zh-Hans': '右翻写真集 18×26', en: 'Right-bound book 18×26', 'zh-Hant': '右翻寫真集 18×26' },
    description: {
      'zh-Hans': '从右往左翻的和式装订，封面放两张照片，布面包边。',
      en: 'Bound on the right and read from right to left, with two photos on its wrapped cover.',
      'zh-Hant': '從右往左翻的和式裝訂，封面放兩張相片，布面包邊。',
    },
    page: { width: 182, height: 257 },
    safe: 8,
    price: { base: 188, extraPage: 3 },
    format: {
      cover: { type: 'f1f4', board: 2.5, paper: 0.2 },
      // The cover is wrapped around its boards; pages that open a chapter are printed on another press.
      bleeds: { cover: 15, chapter: 5 },
    },
    more: { coverPhotos: 2 },
  }),
  book({
    id: 'booklet-148',
    name: { 'zh-Hans': '小册子 15×21', en: 'Booklet 15×21', 'zh-Hant': '小冊子 15×21' },
    description: {
      'zh-Hans': '骑马钉的轻便小册，只印封面，封底留白，适合送人。',
      en: 'A light stapled booklet with a printed front and a plain back. Made to be given away.',
      'zh-Hant': '騎馬釘的輕便小冊，只印封面，封底留白，適合送人。',
    },
    page: { width: 148, height: 210 },
    safe: 6,
    price: { base: 39, extraPage: 0.8 },
    pages: { kind: 'change', min: 16, max: 48, default: 16, multiple: 4 },
    format: { gutter: 3, cover: { type: 'f1', board: 0, paper: 0.12 } },
    more: { attributes: [PAPER] },
  }),
]
