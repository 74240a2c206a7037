import { rounded } from '../design/areas/page-areas.ts'
import type { Caption, Page } from '../design/design.ts'
import type { Box } from '../geometry.ts'
import type { SheetPaper } from '../product/paper.ts'
import { openingOf } from './opening.ts'

/**
 * The texts of a sheet that was turned, where they are seen: as wide as before for its width, and as far from the edge that
 * they stood at, so that what was written below a photo is below it again.
 */
export function turnedTexts({ captions }: Page, before: Page['sheet'], after: Page['sheet'], paper: SheetPaper) {
  const from = openingOf(paper, before ? { sheet: before } : {}).opening
  const to = openingOf(paper, after ? { sheet: after } : {}).opening
  return captions.map((caption): Caption => ({ ...caption, box: rounded(turnedBox(caption.box, from, to)) }))
}

function turnedBox(box: Box, from: Box, to: Box): Box {
  const wide = to.width / from.width
  const height = Math.min(box.height, to.height)
  const above = box.y - from.y
  const below = from.y + from.height - box.y - box.height
  const y = above <= below ? to.y + above : to.y + to.height - below - height
  return {
    x: to.x + (box.x - from.x) * wide,
    y: Math.max(to.y, Math.min(to.y + to.height - height, y)),
    width: box.width * wide,
    height,
  }
}
