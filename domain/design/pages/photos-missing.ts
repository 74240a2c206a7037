import type { PhotoFacts } from '../../photo/photo.ts'
import type { PageFormat } from '../../product/paper.ts'
import type { PageRule } from '../../product/product.ts'
import type { Theme } from '../../theme/theme.ts'
import { hasFoldPlace, PAGES_FOR_A_FOLD } from '../placing/over-fold.ts'
import { leastPages } from './page-count.ts'

type Shape = Pick<PhotoFacts, 'width' | 'height' | 'focus'>

/**
 * How many photos more leave no page of a book without one: where its format and the theme, if one is chosen, let photos lie
 * over the fold, some of those that are there fill two pages. 0 where there are enough, and for products of fixed pages.
 */
export function photosMissing(
  rule: PageRule,
  groups: readonly (readonly Shape[])[],
  { book, theme }: { readonly book: PageFormat | undefined; readonly theme?: Theme | undefined },
): number {
  const photos = groups.flat()
  const wide = photos.filter((photo) => book && hasFoldPlace(photo, book, theme)).length
  const pages = leastPages(rule, groups)
  const folds = Math.min(wide, Math.floor(pages / PAGES_FOR_A_FOLD))
  return rule.kind === 'fixed' ? 0 : Math.max(0, pages - folds - photos.length)
}
