import { asId, type ProductId } from '../ids.ts'
import type { Localised } from '../language.ts'
import type { AttributeGroup, Product, SheetFormat } from '../product/product.ts'
import { minorUnits } from '../units.ts'
import { DEMO_THEMES } from './themes.ts'

const BINDING: AttributeGroup = {
  id: 'binding',
  name: { 'zh-Hans': '装订', en: 'Binding', 'zh-Hant': '裝訂' },
  options: [
    {
      id: 'binding-white',
      name: { 'zh-Hans': '白色线圈', en: 'White wire', 'zh-Hant': '白色線圈' },
      extraPrice: minorUnits(0),
    },
    {
      id: 'binding-black',
      name: { 'zh-Hans': '黑色线圈', en: 'Black wire', 'zh-Hant': '黑色線圈' },
      extraPrice: minorUnits(0),
    },
    {
      id: 'binding-wood',
      name: { 'zh-Hans': '原木夹条', en: 'Wooden bar', 'zh-Hant': '原木夾條' },
      extraPrice: minorUnits(1800),
    },
  ],
}

interface CalendarFacts {
  readonly id: string
  readonly kind: 'wall' | 'desk'
  readonly name: Localised
  readonly description: Localised
  readonly sheet: SheetFormat
  /** Yuan. */
  readonly price: { readonly base: number; readonly extraMonth: number }
}

/** Months of a calendar: half a year for a small gift, a year and a half for school and the summer behind it. */
const MONTHS = { min: 6, usual: 12, max: 18 } as const

function calendar({ id, kind, name, description, sheet, price }: CalendarFacts): Product {
  return {
    id: asId<ProductId>(id),
    type: 8,
    name,
    description,
    categoryId: 'calendars',
    onShelf: true,
    soon: false,
    price: {
      base: minorUnits(price.base * 100),
      extraPage: minorUnits(price.extraMonth * 100),
      pagesIncluded: MONTHS.usual,
      delivery: minorUnits(1000),
    },
    // A photo for every month; what is more lies several on a page, or waits in the tray.
    photos: { minCount: MONTHS.min, maxCount: 72, minBytes: 0, maxBytes: 0 },
    attributes: kind === 'wall' ? [BINDING] : [],
    themeIds: DEMO_THEMES.filter((theme) => theme.calendar).map((theme) => theme.id),
    pages: { kind: 'change', min: MONTHS.min, max: MONTHS.max, default: MONTHS.usual, multiple: 1 },
    sheets: [sheet],
    calendar: { kind },
    coverPhotos: 1,
  }
}

/** A calendar for the wall and one for the desk: a cover and a page for every month. */
export const DEMO_CALENDARS: readonly Product[] = [
  calendar({
    id: 'calendar-wall',
    kind: 'wall',
    name: { 'zh-Hans': '照片挂历 A3', en: 'Wall calendar A3', 'zh-Hant': '相片掛曆 A3' },
    description: {
      'zh-Hans': '一个月一张大照片，农历、节气和家人的生日都在上面。',
      en: 'A large photo for every month, with your family’s birthdays, lunar ones too.',
      'zh-Hant': '一個月一張大相片，農曆、節氣和家人的生日都在上面。',
    },
    sheet: {
      id: 'a3',
      name: { 'zh-Hans': '挂历 A3', en: 'Wall calendar A3', 'zh-Hant': '掛曆 A3' },
      page: { width: 297, height: 420 },
      bleed: 3,
      safe: 8,
      dpi: 240,
      sides: 1,
    },
    price: { base: 88, extraMonth: 5 },
  }),
  calendar({
    id: 'calendar-desk',
    kind: 'desk',
    name: { 'zh-Hans': '照片台历', en: 'Desk calendar', 'zh-Hant': '相片桌曆' },
    description: {
      'zh-Hans': '摆在桌上的十三页，从任何一个月开始。',
      en: 'Thirteen pages for the desk, starting with any month.',
      'zh-Hant': '擺在桌上的十三頁，從任何一個月開始。',
    },
    sheet: {
      id: 'desk-210',
      name: { 'zh-Hans': '台历 21×15', en: 'Desk calendar 21×15', 'zh-Hant': '桌曆 21×15' },
      page: { width: 210, height: 150 },
      bleed: 3,
      safe: 6,
      dpi: 300,
      sides: 1,
    },
    price: { base: 68, extraMonth: 4 },
  }),
]
