import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Leaf } from '../../../domain/design/change/page-plan.ts'
import type { Design, Page } from '../../../domain/design/design.ts'
import type { PageId } from '../../../domain/ids.ts'
import { designKind, pageName, spreadName } from '../../messages/page-name.ts'

/** What stands under the little picture of a leaf: its numbers, its month, or which of the cards it is. */
export function useLeafLabel(design: Design): (leaf: Leaf) => string {
  const { i18n } = useLingui()
  const kind = designKind(design)
  const pageOf = new Map(design.pages.map((page) => [page.id, page]))
  return (leaf) =>
    kind === 'calendar'
      ? shortMonth(pageOf.get(leaf[0] as PageId), i18n._(spreadName(design, leaf)))
      : kind === 'book'
        ? leaf.map((id) => shortName(design, id, i18n._(pageName(design, id)))).join('–')
        : leafNumber(design, leaf, kind === 'cards' ? i18n._(sideName(design, leaf)) : '')
}

/** The number of a card or a picture; of a side that stands alone also which one. */
function leafNumber(design: Design, leaf: Leaf, side: string): string {
  const index = design.pages.findIndex((page) => page.id === leaf[0])
  const number = designKind(design) === 'cards' ? Math.floor(index / 2) + 1 : index + 1
  return leaf.length > 1 || side === '' ? String(number) : `${number} ${side}`
}

/** Front or back. */
function sideName(design: Design, [first]: Leaf): MessageDescriptor {
  return design.pages.find((page) => page.id === first)?.kind === 'back' ? msg`back` : msg`front`
}

/** Months by their number: the strip is narrow, and the page itself says its name. */
function shortMonth(page: Page | undefined, name: string): string {
  return page?.month ? String(page.month.month) : name
}

/** Inner pages by their number alone. */
function shortName(design: Design, id: PageId, name: string): string {
  const index = design.pages.findIndex((page) => page.id === id)
  return index > 0 ? String(index) : name
}
