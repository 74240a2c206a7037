import type { Product } from './product.ts'

/** Colour of the wood that was chosen for a frame (B§4 type 2), `#rrggbb`; `undefined`: it is none, or no option of it has a colour. */
export function chosenWood(
  { type, attributes }: Pick<Product, 'type' | 'attributes'>,
  chosen: readonly string[],
): string | undefined {
  const options = type === 2 ? attributes.flatMap((group) => group.options) : []
  return options.find(({ id, swatch }) => swatch !== undefined && chosen.includes(id))?.swatch
}
