import type { Product } from './product.ts'

type Priced = Pick<Product, 'onShelf'> & { readonly price: Pick<Product['price'], 'base'> }

/** A shop may give a thing away; whoever puts it on the shelf is to mean it: a price of 0 is also what nobody has filled in. */
export function beginsToCostNothing(product: Priced, before: Priced): boolean {
  const isGivenAway = ({ onShelf, price }: Priced) => onShelf && price.base === 0
  return isGivenAway(product) && !isGivenAway(before)
}
