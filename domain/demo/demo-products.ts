import type { Localised } from '../language.ts'
import { type Product, SPECIAL_CARDS } from '../product/product.ts'
import { DEMO_BOOKS } from './book-products.ts'
import { DEMO_CALENDARS } from './calendar-products.ts'
import { DEMO_GOODS } from './goods.ts'
import { DEMO_PRINTS } from './print-products.ts'
import { DEMO_SHEETS } from './sheet-products.ts'

/** Shelves of the demo shop. */
export const DEMO_PRODUCT_CATEGORIES: readonly { readonly id: string; readonly name: Localised }[] = [
  { id: 'books', name: { 'zh-Hans': '照片书', en: 'Photo books', 'zh-Hant': '相片書' } },
  { id: 'calendars', name: { 'zh-Hans': '挂历台历', en: 'Calendars', 'zh-Hant': '掛曆桌曆' } },
  { id: 'wall', name: { 'zh-Hans': '挂墙摆台', en: 'For the wall', 'zh-Hant': '掛牆擺台' } },
  { id: 'cards', name: { 'zh-Hans': '卡片与照片', en: 'Cards and prints', 'zh-Hant': '卡片與相片' } },
  { id: SPECIAL_CARDS, name: { 'zh-Hans': '节庆贺卡', en: 'Cards for occasions', 'zh-Hant': '節慶賀卡' } },
  { id: 'gifts', name: { 'zh-Hans': '礼盒套餐', en: 'Boxes and sets', 'zh-Hant': '禮盒套餐' } },
]

/** What the demo shop sells: six books, a frame, postcards, calendars, prints, originals, a box and a set. */
export const DEMO_PRODUCTS: readonly Product[] = [
  ...DEMO_BOOKS,
  ...DEMO_SHEETS,
  ...DEMO_CALENDARS,
  ...DEMO_PRINTS,
  ...DEMO_GOODS,
]
