import type { Page, Slot } from '../../domain/design/design.ts'
import { mostPhotosOn } from '../../domain/design/pages/template-page.ts'
import { contains } from '../../domain/geometry.ts'
import { pageFormat } from '../../domain/product/paper.ts'
import type { EditorStory } from './editor-fixtures.ts'

/**
 * The inner pages of a designed book that are as wished: which ones they are changes with the way that books are composed.
 * None has a text, and no photo of theirs goes over the fold.
 */
export function pagesThatSuit({ design }: EditorStory, suits: (page: Page) => boolean): [Page, ...Page[]] {
  const [first, ...others] = design.pages.filter(
    (page) =>
      page.kind === 'inner' &&
      page.captions.length === 0 &&
      page.slots.length > 0 &&
      page.slots.every(({ half }) => !half) &&
      suits(page),
  )
  if (!first) {
    throw new Error('the story has no such page')
  }
  return [first, ...others]
}

/** At least two photos, with gaps between them. */
export const hasSeveral = ({ slots }: Page) => slots.length > 1

export const hasRoom = ({ world }: EditorStory, page: Page) => page.slots.length < mostPhotosOn(page, world.theme)

/** No photo bleeds off the page. */
export function liesWithinTrim({ world }: EditorStory, page: Page): boolean {
  const trim = { x: 0, y: 0, ...pageFormat(world.paper, page).page }
  return page.slots.every(({ box }) => contains(trim, box))
}

export const isWide = ({ box }: Slot) => box.width > box.height
