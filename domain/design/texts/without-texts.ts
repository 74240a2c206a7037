import type { PhotoGroup } from '../../photo/photo.ts'
import type { Design, Page } from '../design.ts'

/** Groups as a design without texts sees them (B§3 addText 0): photos alone. */
export function wordless(groups: readonly PhotoGroup[]): PhotoGroup[] {
  return groups.map(({ id, photos }) => ({ id, title: '', description: '', photos }))
}

/**
 * A design on which nothing is written (B§3 addText 0). Drawn pages and backs of cards keep their places, empty: other
 * pages have none.
 */
export function withoutTexts(design: Design): Design {
  return { ...design, pages: design.pages.map(withoutCaptions) }
}

function withoutCaptions(page: Page): Page {
  const keepsPlaces = page.template !== undefined || page.sheet !== undefined
  const captions = keepsPlaces ? page.captions.map((caption) => ({ ...caption, text: '' })) : []
  return { ...page, captions }
}
