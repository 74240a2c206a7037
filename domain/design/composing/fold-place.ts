import type { PageFormat } from '../../product/paper.ts'
import type { Theme } from '../../theme/theme.ts'
import { rounded } from '../areas/page-areas.ts'
import { foldAreas, foldRoom, isWideEnough, LOST_UNKNOWN, mostLost, reachesFar } from '../placing/over-fold.ts'
import { crossingPlacement, mayCrossFold, type SpreadArea } from '../placing/spread-photo.ts'
import { BOTH_PAGES } from './preferred-share.ts'
import { cropCost, faceCost, isSoft, ppiIn, printCost, sizeCost, type WeightedPhoto } from './worth.ts'

export interface FoldPlace {
  readonly area: SpreadArea
  readonly cost: number
  /** What may be cut away that nobody knows of: of several places the one that risks less is taken. */
  readonly risk: number
}

/** A photo that takes two pages has to be worth it; the few that a book has over the fold speak for it. */
const COST = { any: 0.7, chosen: -0.45 } as const

/** Where a photo may lie over both pages of an opening, best first: over all of them, over what the margins leave, whole in that. */
export function foldPlaces(wished: WeightedPhoto, format: PageFormat, theme: Theme): FoldPlace[] {
  const { aspect, photo, wish } = wished
  if (!isWideEnough(photo)) {
    return []
  }
  const { page, bleed } = format
  const places = foldAreas(aspect, format, foldRoom(theme))
    .map(rounded)
    .flatMap((area): FoldPlace[] => {
      const { crop } = crossingPlacement(photo, area, format)
      // Both halves reach over the fold.
      const printed = { ...area, width: area.width + 2 * bleed }
      const lost = 1 - crop.width * crop.height
      const both = { width: 2 * page.width, height: page.height }
      const faces = faceCost(photo, area, crop, both)
      if (
        lost <= mostLost(photo, area) &&
        !isSoft(ppiIn(photo, printed)) &&
        faces === 0 &&
        mayCrossFold(photo, area, format)
      ) {
        const share =
          (Math.min(area.width, both.width) * Math.min(area.height, both.height)) / (page.width * page.height)
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

/** The places of a book that designs itself: the few that reach far over both pages. */
export function farFoldPlaces(wished: WeightedPhoto, format: PageFormat, theme: Theme): FoldPlace[] {
  return foldPlaces(wished, format, theme).filter(({ area }) => reachesFar(area, format))
}

/** What each share of a photo costs that is cut away though it may matter. */
const RISK = 3
