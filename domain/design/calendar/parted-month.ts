import type { PageId } from '../../ids.ts'
import { asId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { PageFormat } from '../../product/paper.ts'
import { rounded } from '../areas/page-areas.ts'
import { wishedOnPage } from '../composing/preferred-share.ts'
import { filledPage } from '../composing/set-page.ts'
import { templatePages } from '../composing/template-pages.ts'
import { boxOfPart } from '../composing/templates.ts'
import type { Slot } from '../design.ts'
import { fitPlacement } from '../placing/crop.ts'
import { hiddenMarginIn, type PhotoArea } from '../placing/relayout.ts'

/** So many of the cheapest templates are looked at where they lie. */
const LOOKED_AT = 12

/**
 * The photos of a month in the template that books would part its room with: whom people look for is large, what has few pixels
 * small, no face is cut. `undefined` for one photo, where no template suits them, and in looks that cut nothing away.
 */
export function partedMonth(
  id: PageId,
  photos: readonly PhotoFacts[],
  area: PhotoArea,
  format: PageFormat,
): Slot[] | undefined {
  if (photos.length < 2 || area.weights.maxCrop === 0) {
    return undefined
  }
  const run = wishedOnPage(photos)
  const gap = area.frame.gap / 1000
  const room = { format, side: 'right', inside: area.box, sheet: area.box, gap, headed: false } as const
  const [best] = templatePages(run, area.box, gap, format.page)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, LOOKED_AT)
    .map(({ places, cost }) => {
      const boxes = places.map((place) => rounded(boxOfPart(place, area.box, gap)))
      return filledPage(boxes, run, room, cost)
    })
    .sort((a, b) => a.cost - b.cost)
  return best?.boxes.map((box, at): Slot => {
    const placement = fitPlacement(photos[at] as PhotoFacts, box, hiddenMarginIn(box, area.safe))
    return { id: asId(`${id}.${at}`), panel: 'front', box, placement, locked: false }
  })
}
