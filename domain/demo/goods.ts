import { asId, type ProductId } from '../ids.ts'
import type { AttributeGroup, Product } from '../product/product.ts'
import { minorUnits } from '../units.ts'
import { BOX_VIEWS, type BoxCloth, boxPicture } from './box-pictures.ts'

const boxIn = (cloth: BoxCloth) => ({
  thumbs: BOX_VIEWS.map((view) => boxPicture(cloth, view)),
  details: [boxPicture(cloth, 'open')],
})

const CLOTH: AttributeGroup = {
  id: 'cloth',
  name: { 'zh-Hans': '布面', en: 'Cloth', 'zh-Hant': '布面' },
  options: [
    { id: 'cloth-sand', name: { 'zh-Hans': '沙色', en: 'Sand', 'zh-Hant': '沙色' }, extraPrice: minorUnits(0) },
    {
      id: 'cloth-red',
      name: { 'zh-Hans': '朱红', en: 'Vermilion', 'zh-Hant': '朱紅' },
      extraPrice: minorUnits(0),
      pictures: boxIn('red'),
    },
    {
      id: 'cloth-silk',
      name: { 'zh-Hans': '墨绿真丝', en: 'Dark green silk', 'zh-Hant': '墨綠真絲' },
      extraPrice: minorUnits(2000),
      pictures: boxIn('green'),
    },
  ],
}

const box: Product = {
  id: asId<ProductId>('standard-album-box'),
  type: 5,
  name: { 'zh-Hans': '照片收纳盒', en: 'Keepsake box', 'zh-Hant': '相片收納盒' },
  description: {
    'zh-Hans': '硬壳布面盒，刚好放下一本书和一沓照片。',
    en: 'A cloth-covered box for one book and a stack of prints.',
    'zh-Hant': '硬殼布面盒，剛好放下一本書和一疊相片。',
  },
  categoryId: 'gifts',
  onShelf: true,
  soon: false,
  price: { base: minorUnits(5800), extraPage: minorUnits(0), pagesIncluded: 0, delivery: minorUnits(1000) },
  photos: { minCount: 0, maxCount: 0, minBytes: 0, maxBytes: 0 },
  attributes: [CLOTH],
  themeIds: [],
  pictures: boxIn('sand'),
  outer: { width: 300, height: 110, depth: 240 },
  daysToMake: 3,
  coverPhotos: 0,
}

const originals: Product = {
  id: asId<ProductId>('transmission-original'),
  type: 4,
  name: { 'zh-Hans': '原图传输', en: 'Original photo transfer', 'zh-Hant': '原圖傳輸' },
  description: {
    'zh-Hans': '把原图原样交给门店，一个字节都不改。',
    en: 'Sends your originals to the shop exactly as they are, byte for byte.',
    'zh-Hant': '把原圖原樣交給門店，一個位元組都不改。',
  },
  categoryId: 'cards',
  onShelf: true,
  soon: false,
  price: { base: minorUnits(900), extraPage: minorUnits(0), pagesIncluded: 0, delivery: minorUnits(0) },
  photos: { minCount: 1, maxCount: 120, minBytes: 0, maxBytes: 0 },
  attributes: [],
  themeIds: [],
  coverPhotos: 0,
}

const family: Product = {
  id: asId<ProductId>('package-family'),
  type: 3,
  name: { 'zh-Hans': '全家福套餐', en: 'Family set', 'zh-Hant': '全家福套餐' },
  description: {
    'zh-Hans': '一本照片书、一套明信片、一个相框，一次做齐，一起送到。',
    en: 'A photo book, a set of postcards and a frame, made together and sent together.',
    'zh-Hant': '一本相片書、一套明信片、一個相框，一次做齊，一起送到。',
  },
  categoryId: 'gifts',
  onShelf: true,
  soon: false,
  price: { base: minorUnits(21_800), extraPage: minorUnits(0), pagesIncluded: 0, delivery: minorUnits(1500) },
  photos: { minCount: 0, maxCount: 0, minBytes: 0, maxBytes: 0 },
  attributes: [],
  themeIds: [],
  parts: [
    { id: 'book', pid: asId<ProductId>('book-square-203'), quantity: 1 },
    { id: 'cards', pid: asId<ProductId>('postcard-12'), quantity: 1 },
    { id: 'frame', pid: asId<ProductId>('frame-a4'), quantity: 1 },
  ],
  coverPhotos: 0,
}

/** A set of several things, originals handed on, and a box from the shelf: nothing of them is designed itself. */
export const DEMO_GOODS: readonly Product[] = [family, originals, box]
