import { FIT_TYPES } from '../design/fit-type.ts'
import { asId, type ProductId } from '../ids.ts'
import type { Localised } from '../language.ts'
import { type AttributeGroup, type Product, type SheetFormat, SPECIAL_CARDS } from '../product/product.ts'
import { minorUnits } from '../units.ts'
import { DEMO_THEMES } from './themes.ts'

const WOOD: AttributeGroup = {
  id: 'wood',
  name: { 'zh-Hans': '框木', en: 'Wood', 'zh-Hant': '框木' },
  options: [
    {
      id: 'wood-walnut',
      name: { 'zh-Hans': '胡桃木', en: 'Walnut', 'zh-Hant': '胡桃木' },
      extraPrice: minorUnits(0),
      swatch: '#6b4a32',
    },
    {
      id: 'wood-oak',
      name: { 'zh-Hans': '白橡木', en: 'Pale oak', 'zh-Hant': '白橡木' },
      extraPrice: minorUnits(0),
      swatch: '#d2b48a',
    },
    {
      id: 'wood-black',
      name: { 'zh-Hans': '黑漆', en: 'Black lacquer', 'zh-Hant': '黑漆' },
      extraPrice: minorUnits(1000),
      swatch: '#2b2a29',
    },
  ],
}

const CARD: AttributeGroup = {
  id: 'card',
  name: { 'zh-Hans': '卡纸', en: 'Card', 'zh-Hant': '卡紙' },
  options: [
    {
      id: 'card-matte',
      name: { 'zh-Hans': '哑面 300g', en: 'Matte, 300 g', 'zh-Hant': '霧面 300g' },
      extraPrice: minorUnits(0),
    },
    {
      id: 'card-cotton',
      name: { 'zh-Hans': '棉浆纸 350g', en: 'Cotton, 350 g', 'zh-Hant': '棉漿紙 350g' },
      extraPrice: minorUnits(1200),
    },
  ],
}

const frame: Product = {
  id: asId<ProductId>('frame-a4'),
  type: 2,
  name: { 'zh-Hans': '实木相框 A4', en: 'Wooden frame A4', 'zh-Hant': '實木相框 A4' },
  description: {
    'zh-Hans': '一张照片，一个实木框，横竖随照片，收到就能挂。',
    en: 'One photo in a wooden frame, upright or wide to match the photo. Ready to hang.',
    'zh-Hant': '一張相片，一個實木框，橫直隨相片，收到就能掛。',
  },
  categoryId: 'wall',
  onShelf: true,
  soon: false,
  price: { base: minorUnits(9800), extraPage: minorUnits(0), pagesIncluded: 1, delivery: minorUnits(1000) },
  photos: { minCount: 1, maxCount: 1, minBytes: 0, maxBytes: 0 },
  attributes: [WOOD],
  themeIds: DEMO_THEMES.map((theme) => theme.id),
  pages: { kind: 'fixed', min: 1, max: 1, default: 1, multiple: 1 },
  sheets: [
    {
      id: 'a4',
      name: { 'zh-Hans': '画面 A4', en: 'Picture A4', 'zh-Hant': '畫面 A4' },
      page: { width: 210, height: 297 },
      bleed: 3,
      // The wood covers five millimetres on every side.
      safe: 8,
      dpi: 240,
      sides: 1,
      turns: true,
    },
  ],
  fits: FIT_TYPES,
  outer: { width: 240, height: 327, depth: 22 },
  coverPhotos: 0,
}

const opening = (id: string, name: Localised): SheetFormat => ({
  ...{ id, name, page: { width: 130, height: 180 }, bleed: 3, safe: 22, dpi: 300, sides: 1 },
})

const trio: Product = {
  id: asId<ProductId>('frame-trio'),
  type: 2,
  name: { 'zh-Hans': '三联相框', en: 'Frame for three', 'zh-Hant': '三聯相框' },
  description: {
    'zh-Hans': '一个长框，一整张卡纸开三个窗，放下同一天的三张照片。',
    en: 'One long frame, one card with three openings: three photos of the same day.',
    'zh-Hant': '一個長框，一整張卡紙開三個窗，放下同一天的三張相片。',
  },
  categoryId: 'wall',
  onShelf: true,
  soon: false,
  price: { base: minorUnits(16800), extraPage: minorUnits(0), pagesIncluded: 3, delivery: minorUnits(1500) },
  photos: { minCount: 3, maxCount: 3, minBytes: 0, maxBytes: 0 },
  attributes: [WOOD],
  themeIds: DEMO_THEMES.map((theme) => theme.id),
  pages: { kind: 'fixed', min: 3, max: 3, default: 3, multiple: 1 },
  sheets: [
    opening('left', { 'zh-Hans': '左窗', en: 'Left opening', 'zh-Hant': '左窗' }),
    opening('middle', { 'zh-Hans': '中窗', en: 'Middle opening', 'zh-Hant': '中窗' }),
    opening('right', { 'zh-Hans': '右窗', en: 'Right opening', 'zh-Hant': '右窗' }),
  ],
  fits: FIT_TYPES,
  // The card covers so much of every picture's sheet.
  space: 18,
  outer: { width: 430, height: 220, depth: 22 },
  coverPhotos: 0,
}

const postcards: Product = {
  id: asId<ProductId>('postcard-12'),
  type: 7,
  name: { 'zh-Hans': '明信片 4–12 张', en: 'Postcards, 4 to 12', 'zh-Hant': '明信片 4–12 張' },
  description: {
    'zh-Hans': '正面一张照片，背面写几句话，贴上邮票就能寄。',
    en: 'A photo on the front, room for a few words on the back. Add a stamp and send it.',
    'zh-Hant': '正面一張相片，背面寫幾句話，貼上郵票就能寄。',
  },
  categoryId: 'cards',
  onShelf: true,
  soon: false,
  price: { base: minorUnits(1600), extraPage: minorUnits(125), pagesIncluded: 8, delivery: minorUnits(600) },
  photos: { minCount: 4, maxCount: 12, minBytes: 0, maxBytes: 0 },
  attributes: [CARD],
  themeIds: DEMO_THEMES.map((theme) => theme.id),
  // Two pages a card, front and back.
  pages: { kind: 'change', min: 8, max: 24, default: 24, multiple: 2 },
  sheets: [
    {
      id: 'a6',
      name: { 'zh-Hans': '明信片 A6', en: 'Postcard A6', 'zh-Hant': '明信片 A6' },
      page: { width: 148, height: 105 },
      bleed: 3,
      safe: 5,
      dpi: 300,
      sides: 2,
      turns: true,
    },
  ],
  coverPhotos: 0,
}

interface OccasionFacts {
  readonly id: string
  readonly name: Localised
  readonly description: Localised
  readonly page: SheetFormat['page']
  /** Names of themes that suit the day, the first one first. */
  readonly themes: readonly string[]
  /** Yuan. */
  readonly base: number
}

/** One card or twelve, for a day of their own. */
function occasion({ id, name, description, page, themes, base }: OccasionFacts): Product {
  return {
    ...postcards,
    id: asId<ProductId>(id),
    name,
    description,
    categoryId: SPECIAL_CARDS,
    price: { base: minorUnits(base * 100), extraPage: minorUnits(150), pagesIncluded: 2, delivery: minorUnits(600) },
    photos: { minCount: 1, maxCount: 12, minBytes: 0, maxBytes: 0 },
    themeIds: themes.flatMap((sheetTheme) => DEMO_THEMES.find((theme) => theme.id === sheetTheme)?.id ?? []),
    pages: { kind: 'change', min: 2, max: 24, default: 2, multiple: 2 },
    sheets: [{ id: 'card', name, page, bleed: 3, safe: 5, dpi: 300, sides: 2, turns: true }],
  }
}

const OCCASIONS: readonly Product[] = [
  occasion({
    id: 'card-new-year',
    name: { 'zh-Hans': '新年贺卡', en: 'New Year card', 'zh-Hant': '新年賀卡' },
    description: {
      'zh-Hans': '一家人的照片，背面写一句吉祥话，寄给惦记的人。',
      en: 'The whole family on the front, a good wish on the back.',
      'zh-Hant': '一家人的相片，背面寫一句吉祥話，寄給惦記的人。',
    },
    page: { width: 170, height: 120 },
    themes: ['theme-festival', 'theme-white', 'theme-linen'],
    base: 6,
  }),
  occasion({
    id: 'card-wedding',
    name: { 'zh-Hans': '婚礼谢卡', en: 'Wedding card', 'zh-Hant': '婚禮謝卡' },
    description: {
      'zh-Hans': '那一天最好的一张，谢谢到场的每一位。',
      en: 'The best picture of that day, with thanks to everybody who came.',
      'zh-Hant': '那一天最好的一張，謝謝到場的每一位。',
    },
    page: { width: 178, height: 127 },
    themes: ['theme-linen', 'theme-white', 'theme-night'],
    base: 9,
  }),
  occasion({
    id: 'card-birth',
    name: { 'zh-Hans': '新生儿贺卡', en: 'Birth card', 'zh-Hant': '新生兒賀卡' },
    description: {
      'zh-Hans': '名字、生日、第一张照片，告诉大家宝贝来了。',
      en: 'A name, a day, the first picture: somebody new is here.',
      'zh-Hant': '名字、生日、第一張相片，告訴大家寶貝來了。',
    },
    page: { width: 148, height: 105 },
    themes: ['theme-first-year', 'theme-linen', 'theme-white'],
    base: 6,
  }),
]

/** Things of single sheets: a picture in a frame, three in one, a set of cards, cards for a day of their own. */
export const DEMO_SHEETS: readonly Product[] = [frame, trio, postcards, ...OCCASIONS]
