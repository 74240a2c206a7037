import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../../domain/demo/products.ts'
import type { Product } from '../../domain/product/product.ts'
import { wireProduct } from './wire-product.ts'

const wire = (id: string) => wireProduct(DEMO_PRODUCTS.find((one) => one.id === id) as Product, 'en')

test('A§3 product: its fields, of postcards in English', () => {
  const { product: _own, proddata, ...fields } = wire('postcard-12')
  expect(fields).toEqual({
    ...{ pid: 'postcard-12', name: 'Postcards, 4 to 12', type: 7, cataid: 'cards', valid: true, soon: false },
    desc: 'A photo on the front, room for a few words on the back. Add a stamp and send it.',
    ...{ hasAttr: true, attrIdList: ['card'], price: 1600 },
    ...{ pageNumType: 'change', pageMin: 8, pageMax: 24, pageDefault: 24, innerWidth: 148, innerHeight: 105 },
  })
  expect({ ...proddata, themeIds: proddata.themeIds.length }).toEqual({
    photo: { minnum: 4, maxnum: 12, minsize: 0, maxsize: 0 },
    ...{ dpi: 300, portrait: false, bleedMargin: 3, themeIds: 6 },
    attrlist: [
      {
        ...{ id: 'card', name: 'Card' },
        groupdata: [
          { attrid: 'card-matte', attrname: 'Matte, 300 g', exprice: 0 },
          { attrid: 'card-cotton', attrname: 'Cotton, 350 g', exprice: 1200 },
        ],
      },
    ],
    description: 'A photo on the front, room for a few words on the back. Add a stamp and send it.',
  })
})

test('B§4 page-number type: 1 fixed, 2 dynamic; on the wire fixed and change (readings 8)', () => {
  expect([wire('frame-a4').pageNumType, wire('book-square-203').pageNumType]).toEqual(['fixed', 'change'])
})

test('A§9 default dpi: 300 where a product has no pages', () => {
  expect([wire('standard-album-box').proddata.dpi, wire('frame-a4').proddata.dpi]).toEqual([300, 240])
})
