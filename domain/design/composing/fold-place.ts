import type { PageFormat } from '../../product/paper.ts'
import type { Theme } from '../../theme/theme.ts'
import { rounded } from '../areas/page-areas.ts'
import { isWideEnough } from '../placing/over-fold.ts'
import { crossingPlacement, mayCrossFold, type SpreadArea } from '../placing/spread-photo.ts'
import { bleedShare } from './page-room.ts'
import { BOTH_PAGES } from './preferred-share.ts'
import { cropCost, faceCost, isSoft, ppiIn, printCost, sizeCost, type WeightedPhoto } from './worth.ts'

export interface FoldPlace {
  readonly area: SpreadArea
  readonly cost: number
  /** What may be cut away that nobody knows of: of several places the one that risks less is taken. */
  readonly risk: number
}

/** No photo loses more than this to lie over two pages. */
const MOST_LOST = 0.36

/** Where it is not known what matters of it, little over both sheets, as that may stand at the very cut, and not much within the margins. */
const LOST_UNKNOWN = { sheets: 0.12, margins: 0.2 } as const

/** A photo that takes two pages has to be worth it; the few that a book has over the fold speak for it. */
const COST = { any: 0.7, chosen: -0.45 } as const

/** Where a photo may lie over both pages of an opening, best first: over all of them, over what the margins leave, whole in that. */
export function foldPlaces(wished: WeightedPhoto, format: PageFormat, theme: Theme): FoldPlace[] {
  const { aspect, photo, wish } = wished
  if (!isWideEnough(photo)) {
    return []
  }
  const { page, bleed, safe } = format
  const edge = Math.max(theme.layout.margin, safe)
  const width = Math.min(2 * (page.width - edge), (page.height - 2 * edge) * aspect)
  const areas = [
    ...(bleedShare(theme) > 0 || theme.layout.kind === 'bleed'
      ? [{ x: -bleed, y: -bleed, width: 2 * (page.width + bleed), height: page.height + 2 * bleed }]
      : []),
    { x: edge, y: edge, width: 2 * (page.width - edge), height: page.height - 2 * edge },
    // As wide as its shape allows without losing much, then whole: as long as much of it lies beyond the fold.
    ...[...LITTLE.map((lost) => Math.min(2 * (page.width - edge), width / (1 - lost))), width].flatMap((wide) => {
      const height = Math.min(page.height - 2 * edge, wide / aspect)
      return wide > LEAST_WIDE * page.width
        ? [{ x: page.width - wide / 2, y: (page.height - height) / 2, width: wide, height }]
        : []
    }),
  ]
  const places = areas.map(rounded).flatMap((area): FoldPlace[] => {
    const { crop } = crossingPlacement(photo, area, format)
    // Both halves reach over the fold.
    const printed = { ...area, width: area.width + 2 * bleed }
    const lost = 1 - crop.width * crop.height
    const both = { width: 2 * page.width, height: page.height }
    const faces = faceCost(photo, area, crop, both)
    const most = photo.focus ? MOST_LOST : area.y >= 0 ? LOST_UNKNOWN.margins : LOST_UNKNOWN.sheets
    if (lost <= most && !isSoft(ppiIn(photo, printed)) && faces === 0 && mayCrossFold(photo, area, format)) {
      const share = (Math.min(area.width, both.width) * Math.min(area.height, both.height)) / (page.width * page.height)
      const cost =
        (wish >= BOTH_PAGES ? COST.chosen : COST.any) +
        sizeCost(share, wished) +
        printCost(photo, area) +
        cropCost(crop)
      const risk = photo.focus ? 0 : RISK * Math.max(0, lost - LOST_UNKNOWN.sheets)
      return [{ area, cost, risk }]
    }
    return []
  })
  return places.sort((a, b) => a.cost + a.risk - b.cost - b.risk)
}

/** What each share of a photo costs that is cut away though it may matter. */
const RISK = 3

const LEAST_WIDE = 1.2

/** What is cut away so that a photo reaches farther over both pages. */
const LITTLE = [0.25, 0.19, 0.13, 0.07] as const
