import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { demoCoupons } from '../../../domain/demo/demo-coupons.ts'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { DEMO_PRODUCT_CATEGORIES, DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { DRAWN_THEMES } from '../../../domain/demo/drawn-themes.ts'
import { DEMO_THEME_CATEGORIES, DEMO_THEMES } from '../../../domain/demo/themes.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import type { Catalogue } from '../../seed/save-catalogue.ts'
import { readTheme } from '../../themes/read-theme.ts'
import { catalogueText, readCatalogueFile } from './catalogue-file.ts'
import { readLined } from './line-errors.ts'

const demo: Catalogue = {
  merchant: DEMO_MERCHANT,
  productCategories: DEMO_PRODUCT_CATEGORIES,
  products: DEMO_PRODUCTS,
  themeCategories: DEMO_THEME_CATEGORIES,
  themes: [...DEMO_THEMES, ...DRAWN_THEMES],
  coupons: demoCoupons(Date.UTC(2026, 0, 1)),
}
const yaml = catalogueText([demo], 'yaml')
const json = catalogueText([demo], 'json')

const [white] = DEMO_THEMES
invariant(white, 'the demo has themes')
/** All products in one theme: drawings of pages are most of the file, and no mistake here lies in them. */
const plain: Catalogue = {
  ...demo,
  products: DEMO_PRODUCTS.map((product) =>
    product.themeIds.length > 0 ? { ...product, themeIds: [white.id] } : product,
  ),
  themes: [white],
}
const short = catalogueText([plain], 'yaml')
const shortJson = catalogueText([plain], 'json')

const problemsOf = (text: string, name = 'shop.yaml'): string => {
  try {
    readCatalogueFile(readLined(text, name), name)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
const lineOf = (text: string, needle: string) => text.slice(0, text.indexOf(needle)).split('\n').length

const partOf = (part: object, name: string): object => Reflect.get(part, name)

/** Where the fields of a document stand. */
function fieldsOf(part: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof part !== 'object' || part === null) {
    return []
  }
  return Object.entries(part).flatMap(([name, value]) => {
    const here = [...path, name]
    return [...(Array.isArray(part) ? [] : [here]), ...fieldsOf(value, here)]
  })
}

describe('a catalogue file', () => {
  test('of YAML and of JSON is read as the same catalogue that was written', () => {
    expect(readCatalogueFile(readLined(yaml, 'shop.yaml'), 'shop.yaml')).toEqual([demo])
    expect(readCatalogueFile(readLined(json, 'shop.json'), 'shop.json')).toEqual([demo])
  })

  test('says nothing of a look that is the same unsaid', () => {
    const { themes } = parse(short)
    const unsaid = fieldsOf(themes[0]).filter((path) => {
      const shorter = structuredClone(themes[0])
      Reflect.deleteProperty(Object(path.slice(0, -1).reduce<object>(partOf, shorter)), path.at(-1) ?? '')
      const read = readTheme(shorter)
      return read.kind === 'read' && isDeepStrictEqual(read.theme, white)
    })
    // Of colours, not whole.
    expect([Object.keys(themes[0]).includes('colours'), unsaid]).toEqual([true, []])
  })

  test('says amounts as people write them; one without decimals is refused, not taken for a hundredth', () => {
    const wrong = short.replace('base: 128.00', 'base: 128')
    expect(problemsOf(wrong)).toBe(
      `shop.yaml:${lineOf(wrong, 'base: 128')}: base: 128 has no decimals; write 128.00, or 1.28 where smallest units are meant (a whole file in those says "amounts: smallest-units" at its top)`,
    )
    const fine = short.replace('base: 128.00', 'base: 128.005')
    expect(problemsOf(fine)).toBe(
      `shop.yaml:${lineOf(fine, 'base: 128.005')}: base: 128.005 has more decimals than CNY has`,
    )
  })

  test('of earlier days says that its amounts are smallest units', () => {
    const yuan = /^(\s+(?:- )?(?:base|before|extraPage|delivery|extraPrice|price|amount|minimum): -?\d+)\.(\d\d)$/gm
    const old = `amounts: smallest-units\n${short.replace(yuan, (_, whole: string, fen: string) => whole + fen)}`
    expect(readCatalogueFile(readLined(old, 'shop.yaml'), 'shop.yaml')).toEqual([plain])
    expect(problemsOf(`amounts: shells\n${short}`)).toMatch(/^shop\.yaml: amounts: shells is unknown/)
  })

  test('says only what is not the same unsaid', () => {
    const { products, themes } = parse(yaml)
    const [book] = products
    expect(Object.keys(book)).not.toContain('onShelf')
    expect(Object.keys(book)).not.toContain('soon')
    const night = (themes: readonly { readonly id: string }[]) => themes.find(({ id }) => id === 'theme-night')
    expect(Object.keys(night(themes) ?? {})).toEqual([
      ...['id', 'name', 'family', 'colours', 'owner', 'layout', 'roles', 'captions', 'covers', 'calendar', 'variants'],
    ])
  })

  test('of several shops', () => {
    const bare: Catalogue = { ...demo, products: [], themes: [], coupons: [] }
    const other = { ...bare, merchant: { ...demo.merchant, id: asId<MerchantId>('m2'), domain: 'two.example' } }
    const text = catalogueText([bare, other], 'yaml')
    expect(readCatalogueFile(readLined(text, 'shops.yaml'), 'shops.yaml').map((shop) => shop.merchant.id)).toEqual([
      '1',
      'm2',
    ])
    const twice = catalogueText([bare, bare], 'yaml')
    expect(problemsOf(twice)).toMatch(/shops\.1\.merchant\.id: another shop in this file has the same id/)
  })

  test.each([
    ['YAML', short, 'base: 128.00', 'base: "dear"'],
    ['JSON', shortJson, '"base": "128.00"', '"base": "dear"'],
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
    const broken = short.replace('    categoryId: books\n', '')
    const first = lineOf(broken, '- id: book-square-203')
    expect(problemsOf(broken)).toMatch(new RegExp(`^shop\\.yaml:${first}: products\\.0\\.categoryId: `))
  })

  test('a coupon of a year that no database keeps', () => {
    const wrong = short
      .replace(/\bstart: .+/, 'start: "0000-02-29T00:00:00Z"')
      .replace(/\bend: .+/, 'end: "9999-12-31T23:59:59-12:00"')
    expect(problemsOf(wrong).replace(/^shop\.yaml:\d+: /gm, '')).toBe(
      'coupons.0.start: no year from 1 to 9999\ncoupons.0.end: no year from 1 to 9999',
    )
  })

  test('a misspelt field, a name that leads nowhere and a name that is there twice', () => {
    const document = parse(short)
    document.products[0].onShelve = true
    document.products[1].categoryId = 'nowhere'
    document.products[2].themeIds = ['theme-none']
    document.products[3].id = document.products[0].id
    document.coupons[0].colour = 'red'
    const problems = problemsOf(
      stringify(document).replace(
        /^(\s+(?:- )?(?:base|before|extraPage|delivery|extraPrice|price|amount|minimum): [1-9]\d*)$/gm,
        '$1.00',
      ),
    )
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
