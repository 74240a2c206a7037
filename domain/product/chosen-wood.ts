import type { Product } from './product.ts'

/** The woods that a frame may have, by the option (B§4 type 2), the usual one first; of what is no frame, none. */
export function woodsOf({
  type,
  attributes,
}: Pick<Product, 'type' | 'attributes'>): readonly { readonly id: string; readonly colour: string }[] {
  const options = type === 2 ? attributes.flatMap((group) => group.options) : []
  return options.flatMap(({ id, swatch }) => (swatch === undefined ? [] : [{ id, colour: swatch }]))
}

/** Colour of the wood that was chosen for a frame (B§4 type 2), `#rrggbb`; `undefined`: it is none, or no option of it has a colour. */
export function chosenWood(
  product: Pick<Product, 'type' | 'attributes'>,
  chosen: readonly string[],
): string | undefined {
  return woodsOf(product).find(({ id }) => chosen.includes(id))?.colour
}
