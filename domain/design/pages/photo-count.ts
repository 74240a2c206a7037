import { isBook, isTwoSided, paperOf } from '../../product/paper.ts'
import { PRODUCT_TYPES, type Product } from '../../product/product.ts'
import { templateKindOf } from '../../theme/template-types.ts'
import type { Theme } from '../../theme/theme.ts'
import { themeFor } from '../../theme/theme-for.ts'
import { innerTemplates, pageRuleFor } from './template-page.ts'

/** What is counted: the pages of a design and its cover, or the covers alone. */
export interface PhotoCountRequest {
  readonly product: Pick<Product, 'type' | 'book' | 'sheets' | 'pages' | 'coverPhotos'>
  readonly theme: Theme
  /** The covers alone; how many of them. */
  readonly covers?: number
  /** The pages of a calendar of one's own months, both included (B§7, readings 54); of other products nothing. */
  readonly pages?: { readonly start: number; readonly end: number }
}

/**
 * How many photos a theme likes to have on a product: the default pages at its usual density, or one for every sheet.
 *
 * Zero where nothing is designed. Source: B§7 GetDIYThemePhotoCount.
 */
export function themePhotoCount({ product, theme, covers, pages: range }: PhotoCountRequest): number {
  if (covers !== undefined) {
    return covers * product.coverPhotos
  }
  const paper = paperOf(product)
  const isCalendar = PRODUCT_TYPES[product.type] === 'calendar'
  const usual = product.pages?.default ?? 0
  if (!paper || (isCalendar && !theme.calendar)) {
    return 0
  }
  if (isCalendar) {
    // The months that were asked for, or a whole calendar with its cover.
    return range ? Math.max(0, range.end - range.start + 1) : usual > 0 ? usual + product.coverPhotos : 0
  }
  const pages = usual
  const fronts = isTwoSided(paper) ? pages / 2 : pages
  if (!isBook(paper)) {
    return fronts
  }
  return placesInOrder(product, theme) ?? Math.round(fronts * themeFor(theme, product).layout.photosPerPage.wanted)
}

/** The places of all drawn pages of a fixed order; `undefined` where the pages follow the photos. */
function placesInOrder({ pages: rule, ...product }: PhotoCountRequest['product'], theme: Theme): number | undefined {
  const worn = themeFor(theme, product)
  const kind = templateKindOf(worn)
  const drawn = innerTemplates(worn)
  if (!rule || drawn.length === 0 || (kind !== 'fixed' && kind !== 'designated')) {
    return undefined
  }
  const count = pageRuleFor(rule, worn).default
  const pages = Array.from({ length: count }, (_, at) =>
    kind === 'fixed' ? drawn[at % drawn.length] : drawn.find((one) => one.at === at + 1),
  )
  return pages.reduce((sum, page) => sum + (page?.slots.length ?? 0), 0)
}
