import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { DRAWN_THEMES } from '../../domain/demo/drawn-themes.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import type { Product } from '../../domain/product/product.ts'
import { templateKindOf } from '../../domain/theme/template-types.ts'
import { minorUnits } from '../../domain/units.ts'
import { wireProduct } from './wire-product.ts'

const wire = (id: string) => {
  const product = DEMO_PRODUCTS.find((one) => one.id === id) as Product
  const theme = [...DEMO_THEMES, ...DRAWN_THEMES].find((one) => one.id === product.themeIds[0])
  const template = theme && templateKindOf(theme)
  return wireProduct({ product, changedAt: Date.UTC(2026, 6, 1, 8), template }, 'en')
}

test('A§3 product: its fields, of postcards in English [A§3.product]', () => {
  const { product: _own, proddata, ...fields } = wire('postcard-12')
  expect(fields).toEqual({
    ...{ pid: 'postcard-12', name: 'Postcards, 4 to 12', type: 7, cataid: 'cards', valid: true, soon: false },
    desc: 'A photo on the front, room for a few words on the back. Add a stamp and send it.',
    ...{ hasAttr: true, attrIdList: ['card'], price: 1600 },
    ...{ attrPrice: 0, thumbpics: [], detailpics: [], time: '2026-07-01 08:00:00', templateType: 2, cellPageCount: 1 },
    bleed: [{ type: 'inner', margin: 3 }],
    ...{ pageNumType: 'change', pageMin: 8, pageMax: 24, pageDefault: 24, innerWidth: 148, innerHeight: 105 },
  })
  expect({ ...proddata, themeIds: proddata.themeIds.length, templateData: proddata.templateData.length }).toEqual({
    photo: { minnum: 4, maxnum: 12, minsize: 0, maxsize: 0 },
    ...{ dpi: 300, portrait: false, bleedMargin: 3, themeIds: 12 },
    attrlist: [
      {
        ...{ id: 'card', name: 'Card' },
        groupdata: [
          { attrid: 'card-matte', attrname: 'Matte, 300 g', exprice: 0 },
          { attrid: 'card-cotton', attrname: 'Cotton, 350 g', exprice: 1200 },
        ],
      },
    ],
    prodsize: [{ id: 'a6', name: 'Postcard A6', width: 148, height: 105, minnum: 4, maxnum: 12 }],
    ...{ prods: [], themeId: 'theme-white', themeType: 2, templateData: 12 },
    webConfig: { coverCount: 0, pageMultiple: 2, fits: [], sides: 2 },
    prodprice: { originType: 0, originPrice: 1600, prodtime: 0 },
    ...{ pickUpAddressId: '', isSpace: false, spaceMargin: 0 },
    fixedProduction: false,
    description: 'A photo on the front, room for a few words on the back. Add a stamp and send it.',
  })
})

test('pages of a fixed and of a changing number are called fixed and change on the wire (A§3) [A§3.page-num-type] [B§4.page-num-type]', () => {
  expect([wire('frame-a4').pageNumType, wire('book-square-203').pageNumType]).toEqual(['fixed', 'change'])
})

test('A§9 default dpi: 300 where a product has no pages [A§9.default-dpi]', () => {
  expect([wire('standard-album-box').proddata.dpi, wire('frame-a4').proddata.dpi]).toEqual([300, 240])
})

test('A§3 product: of a book, of a set and of finished goods [A§3.product]', () => {
  const book = wire('book-square-203')
  const [set, box, fixed] = [wire('package-family'), wire('standard-album-box'), wire('book-fixed-203')]
  expect([book.cellPageCount, book.bleed.map(({ type }) => type), book.proddata.prodsize.length]).toEqual([
    ...[2, ['f4f1', 'inner', 'chapter'], 1],
  ])
  const made = [book, fixed, set, box].map(({ templateType, proddata }) => {
    return [templateType, proddata.themeType, proddata.fixedProduction]
  })
  expect(made).toEqual([
    [2, 2, false],
    [1, 1, false],
    [0, 0, true],
    [0, 0, true],
  ])
  expect(set.proddata.prods.map(({ pid }) => pid)).toEqual(set.product.parts?.map(({ pid }) => pid))
})

test('A§3 product isSpace, spaceMargin: the card between picture and wood of the three frames is 18 mm wide', () => {
  const { isSpace, spaceMargin } = wire('frame-trio').proddata
  expect({ isSpace, spaceMargin }).toEqual({ isSpace: true, spaceMargin: 18 })
})

test('A§3 product thumbpics, detailpics, prodprice, pickUpAddressId: as the merchant’s catalogue says', () => {
  const product: Product = {
    ...wire('standard-album-box').product,
    price: { ...wire('standard-album-box').product.price, before: minorUnits(6800) },
    pictures: { thumbs: ['/a.jpg'], details: ['https://pictures.example/b.jpg'] },
    ...{ daysToMake: 5, pickUpAt: 'nanshan' },
  }
  const { thumbpics, detailpics, proddata } = wireProduct({ product, changedAt: 0, template: undefined }, 'en')
  const { prodprice, pickUpAddressId } = proddata
  expect({ thumbpics, detailpics, prodprice, pickUpAddressId }).toEqual({
    ...{ thumbpics: ['/a.jpg'], detailpics: ['https://pictures.example/b.jpg'], pickUpAddressId: 'nanshan' },
    prodprice: { originType: 1, originPrice: 6800, prodtime: 5 },
  })
})
