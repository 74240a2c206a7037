import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { demoCoupons } from '../../../domain/demo/coupons.ts'
import { DRAWN_THEMES } from '../../../domain/demo/drawn-themes.ts'
import { DEMO_MERCHANT } from '../../../domain/demo/merchant.ts'
import { DEMO_PRODUCT_CATEGORIES, DEMO_PRODUCTS } from '../../../domain/demo/products.ts'
import { DEMO_THEME_CATEGORIES, DEMO_THEMES } from '../../../domain/demo/themes.ts'
import type { Catalogue } from '../../seed/save-catalogue.ts'
import { catalogueDocument, readCatalogueFile } from './catalogue-file.ts'

const demo: Catalogue = {
  merchant: DEMO_MERCHANT,
  productCategories: DEMO_PRODUCT_CATEGORIES,
  products: DEMO_PRODUCTS,
  themeCategories: DEMO_THEME_CATEGORIES,
  themes: [...DEMO_THEMES, ...DRAWN_THEMES],
  coupons: demoCoupons(Date.UTC(2026, 0, 1)),
}
const yaml = stringify(catalogueDocument([demo]))
const json = JSON.stringify(catalogueDocument([demo]), null, 2)

const problemsOf = (text: string, name = 'shop.yaml'): string => {
  try {
    readCatalogueFile(text, name)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
const lineOf = (text: string, needle: string) => text.slice(0, text.indexOf(needle)).split('\n').length

describe('a catalogue file', () => {
  test('of YAML and of JSON is read as the same catalogue that was written', () => {
    expect(readCatalogueFile(yaml, 'shop.yaml')).toEqual([demo])
    expect(readCatalogueFile(json, 'shop.json')).toEqual([demo])
  })

  test('with a price in yuan instead of its smallest unit is refused, not taken for a hundredth', () => {
    const wrong = yaml.replace('base: 12800', 'base: 128.00')
    expect(problemsOf(wrong)).toBe(
      `shop.yaml:${lineOf(wrong, 'base: 128.00')}: base: 128.00 has a point; write 15800 for 158.00`,
    )
  })

  test('of several shops', () => {
    const other = { ...demo, merchant: { ...demo.merchant, id: 'm2', domain: 'two.example' } } as Catalogue
    const text = stringify(catalogueDocument([demo, other]))
    expect(readCatalogueFile(text, 'shops.yaml').map((shop) => shop.merchant.id)).toEqual(['1', 'm2'])
    const twice = stringify(catalogueDocument([demo, demo]))
    expect(problemsOf(twice)).toMatch(/shops\.1\.merchant\.id: another shop in this file has the same id/)
  }, 30_000)

  test.each([
    ['YAML', yaml, 'base: 12800', 'base: "dear"'],
    ['JSON', json, '"base": 12800', '"base": "dear"'],
  ])('a wrong value is told with its line, in %s', (_, text, right, wrong) => {
    const broken = text.replace(right, wrong)
    const problems = problemsOf(broken, 'a file')
    expect(problems.split('\n')[0]).toMatch(
      new RegExp(`^a file:${lineOf(broken, wrong)}: products\\.0\\.price\\.base: `),
    )
  })

  test.each([
    ['YAML', 'merchant: {id: 1\nproducts: []\n', /^a file:\d+: /],
    ['JSON', '{\n  "merchant": {\n    "id": "1",,\n  }\n}', /^a file:3: /],
  ])('what is no %s is told with its line', (_, text, problem) => {
    expect(problemsOf(text, 'a file')).toMatch(problem)
  })

  test('a field that is missing is told where it should stand', () => {
    const broken = yaml.replace('    onShelf: true\n', '')
    const first = lineOf(broken, '- id: book-square-203')
    expect(problemsOf(broken)).toMatch(new RegExp(`^shop\\.yaml:${first}: products\\.0\\.onShelf: `))
  })

  test('a misspelt field, a name that leads nowhere and a name that is there twice', () => {
    const document = parse(yaml)
    document.products[0].onShelve = true
    document.products[1].categoryId = 'nowhere'
    document.products[2].themeIds = ['theme-none']
    document.products[3].id = document.products[0].id
    document.coupons[0].colour = 'red'
    const problems = problemsOf(stringify(document))
    expect(problems.split('\n').map((line) => line.replace(/^shop\.yaml:\d+: /, ''))).toEqual(
      expect.arrayContaining([
        'products.0.onShelve: is not a field of this file',
        'products.1.categoryId: there is no category nowhere',
        'products.2.themeIds: there is no theme theme-none',
        expect.stringMatching(/^products\.3\.id: book-square-203 is there twice$/),
        'coupons.0.colour: is not a field of this file',
      ]),
    )
  })
})
