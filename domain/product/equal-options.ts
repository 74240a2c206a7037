import type { AttributeGroup, AttributeOption, Product } from './product.ts'

type Optional = Pick<Product, 'attributes'>

/** A group of options in which there is something else to choose for the same price. */
export interface EqualGroup extends Pick<AttributeGroup, 'id' | 'name'> {
  readonly chosen: AttributeOption['id']
  /** The chosen one among them. */
  readonly options: readonly AttributeOption[]
}

/** What may be chosen instead of `chosen` without a change of the price, group by group. */
export function equalOptions({ attributes }: Optional, chosen: readonly string[]): EqualGroup[] {
  return attributes.flatMap(({ id, name, options }) => {
    const now = options.find((option) => chosen.includes(option.id))
    const equal = options.filter(({ extraPrice }) => extraPrice === now?.extraPrice)
    return now && equal.length > 1 ? [{ id, name, chosen: now.id, options: equal }] : []
  })
}

export type OptionsRefusal = 'attribute-missing' | 'attribute-unknown' | 'option-price-differs'

interface OptionChange {
  /** The product as it was sold, with the prices that were paid, and as it is today: what ran out is not made any more. */
  readonly sold: Optional
  readonly today: Optional
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** Why options of a thing that is ordered cannot become others; undefined: they can, and cost the same. */
export function refuseOptions({ sold, today, from, to }: OptionChange): OptionsRefusal | undefined {
  const sellable = new Set(today.attributes.flatMap(({ options }) => options.map(({ id }) => id)))
  const known = new Set(sold.attributes.flatMap(({ options }) => options.map(({ id }) => id)))
  // What was bought stays possible, also when it is sold no more.
  if (to.some((id) => !known.has(id) || !(sellable.has(id) || from.includes(id)))) {
    return 'attribute-unknown'
  }
  for (const { options } of sold.attributes) {
    const [next, more] = options.filter(({ id }) => to.includes(id))
    if (!next || more) {
      return 'attribute-missing'
    }
    if (options.find(({ id }) => from.includes(id))?.extraPrice !== next.extraPrice) {
      return 'option-price-differs'
    }
  }
  return undefined
}
