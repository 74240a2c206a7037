import { INNER_PAGES_MAX } from '../design/design-limits.ts'
import { LANGUAGES } from '../language.ts'
import { paperOf } from './paper.ts'
import type { Product } from './product.ts'

/** Why a product cannot be sold as it is written. */
export const PRODUCT_RULES = [
  'text-missing',
  'category-unknown',
  'look-unknown',
  'part-unknown',
  'place-unknown',
  'below-nothing',
  'before-lower',
  'smallest-above-largest',
  'too-many-pages',
  'usual-outside',
  'not-multiple',
  'option-missing',
  'there-twice',
  'paper-missing',
  'parts-missing',
  'look-missing',
  'paper-in-use',
] as const
export type ProductRule = (typeof PRODUCT_RULES)[number]

export interface ProductFault {
  /** Where in the product it stands. */
  readonly path: readonly (string | number)[]
  readonly rule: ProductRule
  /** The name that leads nowhere, or that is there twice. */
  readonly name?: string
}

/** What a product may name of its shop. */
export interface ShopNames {
  readonly categories: readonly string[]
  readonly themes: readonly string[]
  readonly products: readonly string[]
  readonly places: readonly string[]
}

/** Everything that is wrong with a product, in the order of its fields. */
export function productFaults(product: Product, shop: ShopNames): readonly ProductFault[] {
  return [...textFaults(product), ...nameFaults(product, shop), ...numberFaults(product), ...makingFaults(product)]
}

function textFaults({ name, attributes }: Product): readonly ProductFault[] {
  const named = [
    { path: ['name'], name },
    ...attributes.flatMap((group, at) => [
      { path: ['attributes', at, 'name'], name: group.name },
      ...group.options.map((option, n) => ({ path: ['attributes', at, 'options', n, 'name'], name: option.name })),
    ]),
  ]
  // Written in one language it stands in all of them.
  return named
    .filter(({ name }) => LANGUAGES.every((language) => name[language].trim() === ''))
    .flatMap(({ path }) => LANGUAGES.map((language) => ({ path: [...path, language], rule: 'text-missing' as const })))
}

/** Names that lead nowhere. */
function nameFaults(
  { categoryId, themeIds, parts = [], pickUpAt }: Product,
  { categories, themes: looks, products, places }: ShopNames,
): readonly ProductFault[] {
  const unknown = (names: readonly string[], known: readonly string[], path: string, rule: ProductRule) =>
    names.filter((name) => !known.includes(name)).map((name) => ({ path: [path], rule, name }))
  const pids = parts.map(({ pid }) => pid)
  return [
    ...unknown([categoryId], categories, 'categoryId', 'category-unknown'),
    ...unknown(themeIds, looks, 'themeIds', 'look-unknown'),
    ...unknown(pids, products, 'parts', 'part-unknown'),
    ...unknown(pickUpAt === undefined ? [] : [pickUpAt], places, 'pickUpAt', 'place-unknown'),
  ]
}

function numberFaults({ price, photos, pages, attributes }: Product): readonly ProductFault[] {
  const faults: ProductFault[] = []
  const fault = (rule: ProductRule, ...path: readonly (string | number)[]) => faults.push({ path, rule })
  for (const field of ['base', 'extraPage', 'delivery'] as const) {
    if (price[field] < 0) {
      fault('below-nothing', 'price', field)
    }
  }
  if (price.before !== undefined && price.before <= price.base) {
    fault('before-lower', 'price', 'before')
  }
  for (const [at, { options }] of attributes.entries()) {
    for (const [n, { extraPrice }] of options.entries()) {
      if (extraPrice < 0) {
        fault('below-nothing', 'attributes', at, 'options', n, 'extraPrice')
      }
    }
  }
  if (photos.maxCount > 0 && photos.minCount > photos.maxCount) {
    fault('smallest-above-largest', 'photos', 'minCount')
  }
  if (photos.maxBytes > 0 && photos.minBytes > photos.maxBytes) {
    fault('smallest-above-largest', 'photos', 'minBytes')
  }
  if (pages && pages.max > INNER_PAGES_MAX) {
    fault('too-many-pages', 'pages', 'max')
  }
  if (pages && pages.min > pages.max) {
    fault('smallest-above-largest', 'pages', 'min')
  } else if (pages && (pages.default < pages.min || pages.default > pages.max)) {
    fault('usual-outside', 'pages', 'default')
  } else if (pages) {
    for (const field of ['min', 'max', 'default'] as const) {
      if (pages[field] % pages.multiple !== 0) {
        fault('not-multiple', 'pages', field)
      }
    }
  }
  return faults
}

/** What a thing of its type is made from, and what it offers to choose. */
function makingFaults(product: Product): readonly ProductFault[] {
  const { type, attributes, themeIds, parts = [] } = product
  const ids = attributes.flatMap(({ options }) => options.map(({ id }) => id))
  const paper = paperOf(product)
  return [
    ...attributes.flatMap(({ options }, at) =>
      options.length === 0 ? [{ path: ['attributes', at], rule: 'option-missing' as const }] : [],
    ),
    ...ids
      .filter((id, at) => ids.indexOf(id) < at)
      .map((name) => ({ path: ['attributes'], rule: 'there-twice' as const, name })),
    ...(DESIGNED.includes(type) && !paper
      ? [{ path: [type === 1 ? 'book' : 'sheets'], rule: 'paper-missing' as const }]
      : []),
    ...(type === 3 && parts.length === 0 ? [{ path: ['parts'], rule: 'parts-missing' as const }] : []),
    ...(paper && product.onShelf && !product.soon && themeIds.length === 0
      ? [{ path: ['themeIds'], rule: 'look-missing' as const }]
      : []),
  ]
}

/** Types whose pages or sheets a shopper designs (B§4). */
const DESIGNED: readonly number[] = [1, 2, 6, 7, 8, 9]
