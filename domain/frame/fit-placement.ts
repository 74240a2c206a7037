import type { Crop } from '../design/design.ts'
import type { FitType } from '../design/fit-type.ts'
import { coverCrop } from '../design/placing/crop.ts'
import type { Box, Size } from '../geometry.ts'
import type { PhotoFacts } from '../photo/photo.ts'

/** Where a photo lies in its cell, and which part of it is seen there. */
export interface Fitted {
  /** What `auto` chose; every other type is itself. */
  readonly fitType: Exclude<FitType, 'auto'>
  /** Mm from the cell's top left. */
  readonly window: Box
  /** Fractions of the upright photo. */
  readonly crop: Crop
}

/** The white edge of the margin types, of the cell's short side. */
const MARGIN = 0.06
/** The foot of a polaroid, where one writes, of the cell's short side. */
const POLAROID_FOOT = 0.2
/** `auto` fills the cell while no more than this share of the photo is cut away. */
const AUTO_CUT = 0.06

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }

/** What each fit type does (B§4): whether it cuts the photo, and how much of the cell stays white. */
const FITS = {
  out: { cuts: true, white: 'none' },
  in: { cuts: false, white: 'none' },
  inMargin: { cuts: false, white: 'margin' },
  inMarginOut: { cuts: true, white: 'margin' },
  polaroid: { cuts: false, white: 'polaroid' },
  polaroidOut: { cuts: true, white: 'polaroid' },
} as const satisfies Record<Fitted['fitType'], { cuts: boolean; white: 'none' | 'margin' | 'polaroid' }>

/**
 * How a photo fills a cell of `cell` mm: `out` covers it, `in` shows the whole photo, `inMargin` and `inMarginOut` do the
 * same inside a white edge, `polaroid` and `polaroidOut` above a wide foot.
 *
 * `auto` is `out` while at most 6 % is cut away and the subject stays whole, else `inMargin`.
 */
export function fitPlacementOf(fitType: FitType, photo: PhotoFacts, cell: Size): Fitted {
  if (fitType === 'auto') {
    const covering = fitPlacementOf('out', photo, cell)
    const { crop } = covering
    return 1 - crop.width * crop.height <= AUTO_CUT && showsAll(crop, photo.focus)
      ? covering
      : fitPlacementOf('inMargin', photo, cell)
  }
  const { cuts, white } = FITS[fitType]
  const area = areaOf(cell, white)
  return cuts
    ? { fitType, window: area, crop: coverCrop(photo, area, 0, photo.focus) }
    : { fitType, window: containedIn(area, photo), crop: WHOLE }
}

function areaOf(cell: Size, white: 'none' | 'margin' | 'polaroid'): Box {
  const short = Math.min(cell.width, cell.height)
  const edge = white === 'none' ? 0 : MARGIN * short
  const foot = white === 'polaroid' ? POLAROID_FOOT * short : edge
  return { x: edge, y: edge, width: cell.width - 2 * edge, height: cell.height - edge - foot }
}

/** The largest box of the photo's shape, in the middle of the area. */
function containedIn(area: Box, photo: Size): Box {
  const scale = Math.min(area.width / photo.width, area.height / photo.height)
  const [width, height] = [photo.width * scale, photo.height * scale]
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

/** A fraction of rounding may be missed. */
const SLACK = 1e-9

function showsAll(crop: Crop, focus: Box | undefined): boolean {
  return (
    focus === undefined ||
    (focus.x >= crop.x - SLACK &&
      focus.y >= crop.y - SLACK &&
      focus.x + focus.width <= crop.x + crop.width + SLACK &&
      focus.y + focus.height <= crop.y + crop.height + SLACK)
  )
}
