import { inEveryLanguage } from '../merchant/shop-texts.ts'
import type { Product } from './product.ts'

/** A product whose texts are left out in no language: where its merchant has written nothing, the nearest of the others stands. */
export function namedInEveryLanguage(product: Product): Product {
  const named = <T extends { readonly name: Product['name'] }>(one: T): T => ({
    ...one,
    name: inEveryLanguage(one.name),
  })
  return {
    ...named(product),
    description: inEveryLanguage(product.description),
    attributes: product.attributes.map((group) => ({ ...named(group), options: group.options.map(named) })),
    ...(product.sheets ? { sheets: product.sheets.map(named) } : {}),
  }
}
