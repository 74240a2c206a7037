import type { PageFormat } from '../../product/paper.ts'
import type { Theme } from '../../theme/theme.ts'
import { rounded } from '../areas/page-areas.ts'
import { crossingPlacement, mayCrossFold, type SpreadArea } from '../placing/spread-photo.ts'
import { cropCost, faceCost, isSoft, ppiIn, sizeCost, softCost, type Wished } from './worth.ts'

export interface FoldPlace {
  readonly area: SpreadArea
  readonly cost: number
}

/** Narrower photos do not lie over two pages, and none loses more than this for it. */
const LEAST_SHAPE = 1.3
const MOST_LOST = 0.36

/** A photo that takes two pages has to be worth it; the few that a book has over the fold speak for it. */
const COST = { any: 0.1, chosen: -0.45 } as const

/** Where a photo lies over both pages of an opening: over all of them, else whole and within the margins. */
export function foldPlace(wished: Wished, format: PageFormat, theme: Theme): FoldPlace | undefined {
  const { aspect, photo, wish } = wished
  if (aspect < LEAST_SHAPE) {
    return undefined
  }
  const { page, bleed, safe } = format
  const edge = Math.max(theme.layout.margin, safe)
  const width = Math.min(2 * (page.width - edge), (page.height - 2 * edge) * aspect)
  const areas = [
    { x: -bleed, y: -bleed, width: 2 * (page.width + bleed), height: page.height + 2 * bleed },
    // Not much of it would lie beyond the fold: no reason to be there.
    ...(width > LEAST_WIDE * page.width
      ? [{ x: page.width - width / 2, y: (page.height - width / aspect) / 2, width, height: width / aspect }]
      : []),
  ]
  let best: FoldPlace | undefined
  for (const area of areas.map(rounded)) {
    const { crop } = crossingPlacement(photo, area, format)
    const ppi = ppiIn(photo, area)
    const lost = 1 - crop.width * crop.height
    const both = { width: 2 * page.width, height: page.height }
    const faces = faceCost(photo, area, crop, both)
    if (lost <= MOST_LOST && !isSoft(ppi) && faces === 0 && mayCrossFold(photo, area, format)) {
      const share = (Math.min(area.width, both.width) * Math.min(area.height, both.height)) / (page.width * page.height)
      const cost = (wish >= 2 ? COST.chosen : COST.any) + sizeCost(share, wish) + softCost(ppi) + cropCost(crop)
      if (!best || cost < best.cost) {
        best = { area, cost }
      }
    }
  }
  return best
}

const LEAST_WIDE = 1.25
