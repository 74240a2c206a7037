import type { Page } from '../domain/design/design.ts'
import type { PageId } from '../domain/ids.ts'
import type { SpreadPage } from './editor-port.ts'
import type { Scene } from './scene/scene.ts'

/** Pages that lie open together, left to right: the cover wrap alone, inner pages two by two, a card's front and back. */
export type Spread = readonly PageId[]

/** How much of the book is seen at once. */
export type SpreadMode = 'spread' | 'page'

/**
 * The book as it is leafed through: the first inner page lies alone. Or the sheets of a set. The
 * months of a calendar hang one before the other. A book that is bound on the right is read from right to left, so that the
 * later page lies left.
 */
export function spreadsOf(
  pages: readonly Pick<Page, 'id' | 'kind' | 'month'>[],
  mode: SpreadMode,
  rightBound = false,
): readonly Spread[] {
  if (mode === 'page' || pages.some(({ month }) => month !== undefined)) {
    return pages.map((page) => [page.id])
  }
  if (pages.length > 0 && pages[0]?.kind !== 'cover') {
    // Single sheets: the front beside its back.
    return pages.flatMap((page, at) =>
      page.kind === 'back' ? [] : [[page.id, ...(pages[at + 1]?.kind === 'back' ? idsOf(pages[at + 1]) : [])]],
    )
  }
  const covers = pages.filter((page) => page.kind === 'cover')
  const inner = pages.filter((page) => page.kind !== 'cover')
  const [first, ...rest] = inner
  const pairs = rest.flatMap((page, index) => (index % 2 === 0 ? [[page.id, ...idsOf(rest[index + 1])]] : []))
  const laid = rightBound ? pairs.map((pair) => pair.toReversed()) : pairs
  return [...covers.map((page) => [page.id]), ...(first ? [[first.id]] : []), ...laid]
}

/** Where in the book a page is: the index of its spread, 0 when there is no such page. */
export function spreadIndexOf(spreads: readonly Spread[], pageId: PageId): number {
  return Math.max(
    0,
    spreads.findIndex((spread) => spread.includes(pageId)),
  )
}

/** Pages that lie open: those of a book are bound to each other, front and back of a card are apart. */
export function layOpen(pages: readonly Page[], sceneOf: (page: Page) => Scene): readonly SpreadPage[] {
  return sideBySide(pages.map(sceneOf), pages.some(({ kind }) => kind === 'back') ? SIDES_APART : 0)
}

/** What lies between the sides of a card, a share of a side's width. */
const SIDES_APART = 0.06

/** Scenes side by side, `apart` from each other by that share of their width. */
export function sideBySide(scenes: readonly Scene[], apart = 0): readonly SpreadPage[] {
  let x = 0
  return scenes.map((scene) => {
    const page = { pageId: scene.pageId, scene, at: { x, y: 0 } }
    x += scene.width * (1 + apart)
    return page
  })
}

function idsOf(page: Pick<Page, 'id'> | undefined): PageId[] {
  return page ? [page.id] : []
}
