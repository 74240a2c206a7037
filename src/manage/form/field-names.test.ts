import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { PRODUCT_FIELD_NAMES } from '../products/product-field-names.ts'
import { SENTENCES } from '../sentences/sentences.ts'
import type { Path } from './draft.ts'
import { nameOfField } from './field-names.ts'

const said = (path: Path) => nameOfField(PRODUCT_FIELD_NAMES, path, (sentence) => SENTENCES[sentence].en)

/** Every place of a document that holds a value, and not more places. */
function leavesOf(value: unknown, path: Path = []): readonly Path[] {
  const steps = Array.isArray(value) ? value.keys() : Object.keys(Object(value))
  const inside =
    typeof value === 'object' ? [...steps].flatMap((at) => leavesOf(Reflect.get(Object(value), at), [...path, at])) : []
  return inside.length > 0 ? inside : [path]
}

/** What no form changes, and lists of words that are one field. */
const NOT_SHOWN = /^(id|type|.*\.id|.*\.\d+)$/

test('every field that a product may have has the name that its form gives it', () => {
  const unnamed = DEMO_PRODUCTS.flatMap((product) => leavesOf(product))
    .filter((path) => !NOT_SHOWN.test(path.join('.')))
    .filter((path) => said(path) === path.join('.'))
  expect(unnamed).toEqual([])
  expect(said(['attributes', 0, 'options', 1, 'name', 'en'])).toBe('Choice 1 · Option 2 · Name · English')
  expect(said(['price', 'base'])).toBe('Price')
  expect(said(['photos', 'minCount'])).toBe('Photos · Fewest')
})
