import type { Box, Point, Size } from '../../geometry.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { PageFormat } from '../../product/paper.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Mm } from '../../units.ts'
import type { Side } from '../areas/page-areas.ts'
import { rounded } from '../areas/page-areas.ts'
import type { Placement } from '../design.ts'
import { fitPlacement, toSource } from './crop.ts'

/*
 *      left page        fold        right page
 *   +---------------------|---------------------+
 *   |      +--------------|--------------+      |
 *   |      |   one photo  |  goes on     |      |     the whole of it: `SpreadArea`, x from the left page's edge
 *   |      +--------------|--------------+      |     each half: a slot that runs over the fold by the bleed
 *   +---------------------|---------------------+
 */

/** A rectangle over both pages of an opening, mm from the top left of the left one. */
export type SpreadArea = Box

/** No face and nothing else that matters lies this near the fold: it would vanish between the pages. */
const FOLD_CLEAR: Mm = 12

/**
 * Where a photo of this shape lies over two pages: over all of both where the theme bleeds and may cut that much away,
 * else whole, within the margins, on the middle of the opening.
 */
export function spreadArea({ page, bleed, safe }: PageFormat, { layout }: Theme, aspect: number): SpreadArea {
  const full = { x: -bleed, y: -bleed, width: 2 * (page.width + bleed), height: page.height + 2 * bleed }
  const shape = full.width / full.height
  const crop = aspect < shape ? 1 - aspect / shape : 1 - shape / aspect
  if (layout.kind === 'bleed' && crop <= layout.maxCrop) {
    return rounded(full)
  }
  const edge = Math.max(layout.margin, safe)
  const width = Math.min(2 * (page.width - edge), (page.height - 2 * edge) * aspect)
  const height = width / aspect
  return rounded({ x: page.width - width / 2, y: (page.height - height) / 2, width, height })
}

/** The two slots of the area, each in its own page. Both show the photo a little beyond the fold, as far as the bleed. */
export function halfBoxes(area: SpreadArea, { page, bleed }: PageFormat): Record<Side, Box> {
  return {
    left: rounded({ ...area, width: page.width + bleed - area.x }),
    right: rounded({ ...area, x: -bleed, width: area.x + area.width - page.width + bleed }),
  }
}

/** The area that two halves make. */
export function areaOf(halves: Record<Side, Box>, { page }: PageFormat): SpreadArea {
  const { left, right } = halves
  return rounded({ ...left, width: page.width + right.x + right.width - left.x })
}

/** The photo over the whole area: nothing that matters near the fold or the cut, as far as its shape allows. */
export function crossingPlacement(photo: PhotoFacts, area: SpreadArea, { page, safe }: PageFormat): Placement {
  const fold = page.width - area.x
  return fitPlacement(photo, area, {
    left: Math.max(0, safe - area.x),
    top: Math.max(0, safe - area.y),
    right: Math.max(0, area.x + area.width - 2 * page.width + safe),
    bottom: Math.max(0, area.y + area.height - page.height + safe),
    fold: { from: fold - FOLD_CLEAR, to: fold + FOLD_CLEAR },
  })
}

/**
 * Whether a photo may lie over the fold: nothing that matters of it comes within 12 mm of it.
 *
 * A photo of which nobody knows what matters may.
 */
export function mayCrossFold(photo: PhotoFacts, area: SpreadArea, format: PageFormat): boolean {
  const { focus } = photo
  if (!focus) {
    return true
  }
  const { crop } = crossingPlacement(photo, area, format)
  const matters = focus.faces && focus.faces.length > 0 ? focus.faces : [focus]
  const toArea = (x: number) => ((x - crop.x) / crop.width) * area.width + area.x
  return matters.every(
    ({ x, width }) => toArea(x + width) < format.page.width - FOLD_CLEAR || toArea(x) > format.page.width + FOLD_CLEAR,
  )
}

/** The same photo seen through another window: `part` in mm from the top left of the slot that `placement` fills. */
function viewThrough(placement: Placement, source: Size, slot: Size, part: Box): Placement {
  const { crop, turns } = placement
  const sideways = turns % 2 === 1
  const middle = toSource(placement, source, slot, { x: part.x + part.width / 2, y: part.y + part.height / 2 })
  const scale = (crop.width * source.width) / (sideways ? slot.height : slot.width)
  const width = (scale * (sideways ? part.height : part.width)) / source.width
  const height = (scale * (sideways ? part.width : part.height)) / source.height
  const x = middle.x / source.width - width / 2
  const y = middle.y / source.height - height / 2
  return { ...placement, crop: { x, y, width, height } }
}

/** What each half shows of a placement over the whole area. */
export function halvesOf(
  placement: Placement,
  source: Size,
  area: SpreadArea,
  format: PageFormat,
): Record<Side, Placement> {
  const boxes = halfBoxes(area, format)
  const seen = (box: Box, shift: Mm) =>
    viewThrough(placement, source, area, { ...box, x: box.x + shift - area.x, y: box.y - area.y })
  return { left: seen(boxes.left, 0), right: seen(boxes.right, format.page.width) }
}

/** The placement over the whole area of which this half is a part. */
export function wholeOf(half: Placement, source: Size, side: Side, area: SpreadArea, format: PageFormat): Placement {
  const box = halfBoxes(area, format)[side]
  const shift = side === 'left' ? 0 : format.page.width
  return viewThrough(half, source, box, { ...area, x: area.x - box.x - shift, y: area.y - box.y })
}

/** All of a photo that lies over the fold, as one of its halves knows it. */
export interface OverFold {
  /** The place of all of it, mm. */
  readonly size: Size
  /** Where the half lies in that place, mm from its top left. */
  readonly at: Point
  /** The placement in that place of which this one of the half is a part, and back. */
  whole(half: Placement): Placement
  half(whole: Placement): Placement
}

/** The whole of which the half on this side is a part. */
export function overFoldOf(source: Size, side: Side, area: SpreadArea, format: PageFormat): OverFold {
  const box = halfBoxes(area, format)[side]
  const shift = side === 'left' ? 0 : format.page.width
  return {
    size: { width: area.width, height: area.height },
    at: { x: box.x + shift - area.x, y: box.y - area.y },
    whole: (half) => wholeOf(half, source, side, area, format),
    half: (whole) => halvesOf(whole, source, area, format)[side],
  }
}

/** A photo in its place after `change`, which is done to all of it where the place shows a half. */
export function wholeChanged(
  { placement, box, over }: { readonly placement: Placement; readonly box: Size; readonly over: OverFold | undefined },
  change: (placement: Placement, place: Size) => Placement,
): Placement {
  return over ? over.half(change(over.whole(placement), over.size)) : change(placement, box)
}
