import { minorUnits } from '../units.ts'
import { type QuoteLine, WHOLE } from './price.ts'
import type { Product } from './product.ts'
import { quote } from './quote.ts'

/** What one design costs as it is now, before member price, coupon and delivery. */
interface DesignQuote {
  readonly lines: readonly QuoteLine[]
  readonly total: number
}

type Priced = Pick<Product, 'id' | 'price' | 'attributes'>

/** The options that are chosen while nobody has chosen: the first of every group. */
export function firstOptions({ attributes }: Pick<Product, 'attributes'>): readonly string[] {
  return attributes.flatMap(({ options }) => options[0]?.id ?? [])
}

/**
 * The price of a design while it is made, counted as the order counts it. `sheets` are its `printedSheets`.
 *
 * A thing of a set has no price of its own: what it adds to the set's is told.
 */
export function designQuote(
  product: Priced,
  {
    sheets,
    attributes = firstOptions(product),
    inSet = false,
  }: { readonly sheets: number; readonly attributes?: readonly string[]; readonly inSet?: boolean },
): DesignQuote {
  const { id, price } = product
  const priced = { id, attributes: product.attributes, price: inSet ? { ...price, base: minorUnits(0) } : price }
  const item = { product: priced, pageCount: sheets, attributes, quantity: 1 }
  const verdict = quote({ items: [item], memberRate: WHOLE, pickup: true })
  // Options of an older catalogue: the order asks for them anew.
  return verdict.kind === 'quoted' ? verdict : { lines: [], total: priced.price.base }
}
