import type { Size } from '../geometry.ts'
import { mainFormat, paperOf } from '../product/paper.ts'
import type { Product, ProductTypeNumber } from '../product/product.ts'
import type { Theme, ThemeVariant } from './theme.ts'

type VariantName = keyof NonNullable<Theme['variants']>

const VARIANTS: Partial<Record<ProductTypeNumber, VariantName>> = {
  2: 'frame',
  6: 'print',
  7: 'card',
  8: 'calendar',
  9: 'print',
}

/** Which variant products of this type wear; `undefined` for those that are a book or are not designed. */
export function variantNameOf(type: ProductTypeNumber): VariantName | undefined {
  return VARIANTS[type]
}

/**
 * A theme as it looks on a product: first what it does otherwise on paper of this shape, then on things of this type.
 *
 * What comes back has no formats and variants any more, so that it may be asked again.
 */
export function themeFor(theme: Theme, product: Pick<Product, 'type' | 'book' | 'sheets'>): Theme {
  const name = variantNameOf(product.type)
  const shape = shapeOf(product)
  const changes = [shape && theme.formats?.[shape], name && theme.variants?.[name]].filter((each) => each !== undefined)
  if (changes.length === 0) {
    return theme
  }
  const { variants: _variants, formats: _formats, ...rest } = theme
  const worn = changes.reduce(changed, rest)
  return name === 'calendar' ? narrowed(worn, product) : worn
}

/** Paper around the month of a calendar is at most this share of the shorter side: what suits a wall would be half of a desk's sheet. */
const CALENDAR_EDGE = 0.055

function narrowed(theme: Theme, product: Pick<Product, 'book' | 'sheets'>): Theme {
  const paper = paperOf(product)
  if (!paper) {
    return theme
  }
  const { width, height } = mainFormat(paper).page
  const margin = Math.min(theme.layout.margin, CALENDAR_EDGE * Math.min(width, height))
  return { ...theme, layout: { ...theme.layout, margin } }
}

/** Of sheets in several sizes the first one counts. */
function shapeOf(product: Pick<Product, 'book' | 'sheets'>): PageShape | undefined {
  const paper = paperOf(product)
  return paper && pageShape(mainFormat(paper).page)
}

function changed(theme: Theme, variant: ThemeVariant): Theme {
  return {
    ...theme,
    layout: { ...theme.layout, ...variant.layout },
    cell: variant.cell ?? theme.cell,
    roles: { ...theme.roles, ...variant.roles },
    captions: captionsOf(theme.captions, variant.captions),
    ...(variant.pages ? { pages: variant.pages } : {}),
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

/** What a page looks like from afar; themes change with it (`Theme.formats`). */
export type PageShape = 'portrait' | 'landscape' | 'square'

/** Sides that differ by less than this share are felt as equal. */
const NEARLY = 0.05

export function pageShape({ width, height }: Size): PageShape {
  const difference = width - height
  return Math.abs(difference) < NEARLY * Math.max(width, height) ? 'square' : difference > 0 ? 'landscape' : 'portrait'
}
