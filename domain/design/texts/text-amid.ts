import { type Box, overlap } from '../../geometry.ts'
import { pageFormat } from '../../product/paper.ts'
import { rounded } from '../areas/page-areas.ts'
import type { Page } from '../design.ts'
import type { EditWorld } from '../world/edit-world.ts'

/** Where one more text begins where nothing is laid out around it: in the middle of its page, or next to what stands there. */
export function textAmid(page: Page, { paper }: Pick<EditWorld, 'paper'>): Box {
  const { page: trim, safe } = pageFormat(paper, page)
  const high = Math.min(HIGHEST, trim.height / 4)
  const middle = (trim.height - high) / 2
  const at = (y: number) => rounded({ x: trim.width * ASIDE, y, width: trim.width * (1 - 2 * ASIDE), height: high })
  const steps = Array.from({ length: Math.max(0, Math.floor((middle - safe) / high)) }, (_, step) => (step + 1) * high)
  const rows = [0, ...steps.flatMap((step) => [step, -step])].map((step) => at(middle + step))
  return rows.find((row) => !page.captions.some(({ box }) => isOver(box, row))) ?? at(middle)
}

/** Mm. */
const HIGHEST = 24
/** To either side of it, of the page. */
const ASIDE = 0.2

function isOver(a: Box, b: Box): boolean {
  const { width, height } = overlap(a, b)
  return width > 0 && height > 0
}
