import { describe, expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../demo/demo-merchant.ts'
import { DEMO_PRODUCT_CATEGORIES, DEMO_PRODUCTS } from '../demo/demo-products.ts'
import { DRAWN_THEMES } from '../demo/drawn-themes.ts'
import { DEMO_THEMES } from '../demo/themes.ts'
import { minorUnits } from '../units.ts'
import type { Product } from './product.ts'
import { productFaults } from './product-faults.ts'

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
const SHOP = {
  categories: idsOf(DEMO_PRODUCT_CATEGORIES),
  themes: idsOf([...DEMO_THEMES, ...DRAWN_THEMES]),
  products: idsOf(DEMO_PRODUCTS),
  places: idsOf(DEMO_MERCHANT.shop.pickUpAddresses),
}
const [book] = DEMO_PRODUCTS as readonly [Product, ...Product[]]
const faultsOf = (change: Partial<Product>) =>
  productFaults({ ...book, ...change }, SHOP).map(({ path, rule, name }) =>
    [path.join('.'), rule, ...(name === undefined ? [] : [name])].join(' '),
  )

describe('what is wrong with a product', () => {
  test('everything that the demo shop sells is as it should be', () => {
    expect(DEMO_PRODUCTS.flatMap((product) => productFaults(product, SHOP))).toEqual([])
  })

  test('a name that is written in no language, and names that lead nowhere', () => {
    const [first] = book.attributes
    const options = first ? [{ ...first, name: { 'zh-Hans': '', 'zh-Hant': '', en: ' ' } }] : []
    expect(faultsOf({ name: { ...book.name, en: ' ' }, categoryId: 'nowhere', attributes: options })).toEqual([
      'attributes.0.name.zh-Hans text-missing',
      'attributes.0.name.en text-missing',
      'attributes.0.name.zh-Hant text-missing',
      'categoryId category-unknown nowhere',
    ])
  })

  test('amounts below nothing, and a struck-out price that is no dearer', () => {
    const price = { ...book.price, base: minorUnits(-1), before: minorUnits(-1), delivery: minorUnits(-5) }
    expect(faultsOf({ price })).toEqual([
      'price.base below-nothing',
      'price.delivery below-nothing',
      'price.before before-lower',
    ])
  })

  test('numbers that contradict each other', () => {
    const pages = { kind: 'change', min: 20, max: 60, default: 21, multiple: 2 } as const
    const photos = { minCount: 9, maxCount: 4, minBytes: 0, maxBytes: 0 }
    expect([
      faultsOf({ photos, pages }),
      faultsOf({ pages: { ...pages, min: 62 } }),
      faultsOf({ pages: { ...pages, default: 64 } }),
      faultsOf({ pages: { ...pages, default: 20, max: 400 } }),
      faultsOf({ pages: { ...pages, default: 20, max: 398 } }),
    ]).toEqual([
      ['photos.minCount smallest-above-largest', 'pages.default not-multiple'],
      ['pages.min smallest-above-largest'],
      ['pages.default usual-outside'],
      ['pages.max too-many-pages'],
      [],
    ])
  })

  test('B§4: what is designed needs paper and a look, a set needs parts, a choice needs something to choose', () => {
    const { book: _, ...bare } = book
    const empty = { id: 'size', name: book.name, options: [] }
    expect([
      productFaults({ ...bare, themeIds: [] }, SHOP).map(({ rule }) => rule),
      faultsOf({ themeIds: [] }),
      faultsOf({ themeIds: [], onShelf: false }),
      faultsOf({ type: 3, parts: [] }),
      faultsOf({ attributes: [empty, ...book.attributes.slice(0, 1), ...book.attributes.slice(0, 1)] }),
    ]).toEqual([
      ['paper-missing'],
      ['themeIds look-missing'],
      [],
      ['parts parts-missing'],
      [
        'attributes.0 option-missing',
        ...(book.attributes[0]?.options ?? []).map(({ id }) => `attributes there-twice ${id}`),
      ],
    ])
  })
})
