import type { CivilMonth } from '../calendar/calendar-settings.ts'
import { type Design, innerPages } from '../design/design.ts'
import type { FitType } from '../design/fit-type.ts'
import { type OuterSize, outerSize } from '../design/sheets/outer-size.ts'
import type { Localised } from '../language.ts'
import { type CountedAs, countedAs, PAGES_OF } from '../product/counted-as.ts'
import type { Product } from '../product/product.ts'
import type { Theme } from '../theme/theme.ts'

/** What was chosen of one thing, in names and numbers: an order keeps it, so that a change of the catalogue does not reach it. */
export interface Chosen {
  /** Pages, cards, months or prints. */
  readonly counted?: { readonly as: CountedAs; readonly count: number }
  /** The first month of a calendar. */
  readonly firstMonth?: CivilMonth
  readonly photos: number
  readonly size?: OuterSize
  readonly look?: Localised
  /** How its photos sit, in the order of its pages. */
  readonly fits: readonly FitType[]
  readonly options: readonly { readonly group: Localised; readonly name: Localised }[]
}

interface Choosing {
  readonly product: Product
  /** Ids of the chosen options. */
  readonly attributes: readonly string[]
  /** Inner pages, each as often as it is made. */
  readonly pages: number
  readonly photos: number
  /** Absent: nothing is designed, or not yet. */
  readonly design?: Design
  readonly theme?: Pick<Theme, 'name'>
}

/** What stands beside a thing wherever it is shown, from its desk to its receipt and in the factory. */
export function chosenOf({ product, attributes, pages, photos, design, theme }: Choosing): Chosen {
  const as = countedAs(product.type)
  const inner = design ? innerPages(design) : []
  const firstMonth = inner.find(({ month }) => month !== undefined)?.month
  const whole = outerSize(product)
  // Of what hangs or is leafed through nobody asks how thick it is.
  const size = whole && product.type !== 5 ? { width: whole.width, height: whole.height } : whole
  const sitting = inner.flatMap(({ slots }) => slots.flatMap(({ fit }) => fit ?? []))
  return {
    ...(as && pages > 0 ? { counted: { as, count: pages / PAGES_OF[as] } } : {}),
    ...(firstMonth ? { firstMonth } : {}),
    photos,
    ...(size ? { size } : {}),
    ...(theme ? { look: theme.name } : {}),
    fits: product.fits ? [...new Set(sitting)] : [],
    options: chosenOptions(product, attributes),
  }
}

/** The chosen options by name, one of each group. */
export function chosenOptions(
  { attributes: groups }: Pick<Product, 'attributes'>,
  attributes: readonly string[],
): Chosen['options'] {
  return groups.flatMap(({ name: group, options }) =>
    options.filter(({ id }) => attributes.includes(id)).map(({ name }) => ({ group, name })),
  )
}
