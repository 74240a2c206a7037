import { type Box, overlap } from '../../geometry.ts'
import { pageFormat } from '../../product/paper.ts'
import { rounded } from '../areas/page-areas.ts'
import type { Page } from '../design.ts'
import type { EditWorld } from '../world/edit-world.ts'

/** A text on a picture takes this share of the page, and stays so far from its edges. */
const SHARE = { height: 0.14, aside: 0.12 } as const

/**
 * Where a text begins on a page that a photo over the fold lies on: on the picture, at its foot, above what stands there already.
 * Laid out around a text, the photo would leave the page beside it blank. Absent on every other page.
 */
export function textOnHalf(page: Page, { paper }: Pick<EditWorld, 'paper'>): Box | undefined {
  if (!page.slots.some(({ half }) => half !== undefined)) {
    return undefined
  }
  const { page: trim, safe } = pageFormat(paper, page)
  const high = trim.height * SHARE.height
  const aside = Math.max(safe, trim.width * SHARE.aside)
  const rows = Array.from({ length: Math.floor((trim.height - 2 * safe) / high) }, (_, row) =>
    rounded({ x: aside, y: trim.height - safe - (row + 1) * high, width: trim.width - 2 * aside, height: high }),
  )
  return rows.find((row) => !page.captions.some(({ box }) => isOver(box, row))) ?? rows[0]
}

function isOver(a: Box, b: Box): boolean {
  const { width, height } = overlap(a, b)
  return width > 0 && height > 0
}
