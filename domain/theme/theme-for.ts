import type { ProductTypeNumber } from '../product/product.ts'
import type { Theme, ThemeVariant } from './theme.ts'

const VARIANTS: Partial<Record<ProductTypeNumber, keyof NonNullable<Theme['variants']>>> = {
  2: 'frame',
  6: 'print',
  7: 'card',
  8: 'calendar',
  9: 'print',
}

/**
 * A theme as it looks on products of this type: margins, drawings and sizes of text of its variant instead of a book's.
 *
 * What comes back has no variants any more, so that it may be asked again.
 */
export function themeFor(theme: Theme, type: ProductTypeNumber): Theme {
  const name = VARIANTS[type]
  const variant = name && theme.variants?.[name]
  if (!variant) {
    return theme
  }
  const { variants: _all, ...rest } = theme
  return {
    ...rest,
    layout: { ...rest.layout, ...variant.layout },
    cell: variant.cell ?? rest.cell,
    roles: { ...rest.roles, ...variant.roles },
    captions: captionsOf(rest.captions, variant.captions),
  }
}

function captionsOf(captions: Theme['captions'], changes: ThemeVariant['captions']): Theme['captions'] {
  return {
    title: { ...captions.title, ...changes?.title },
    description: { ...captions.description, ...changes?.description },
    text: { ...captions.text, ...changes?.text },
    spine: { ...captions.spine, ...changes?.spine },
    ...(captions.address || changes?.address
      ? { address: { ...(captions.address ?? captions.text), ...changes?.address } }
      : {}),
  }
}
