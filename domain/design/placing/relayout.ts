import type { Box } from '../../geometry.ts'
import type { PageId } from '../../ids.ts'
import { asId } from '../../ids.ts'
import type { LayoutWeights } from '../../layout/layout-policy.ts'
import { BLEED_WEIGHTS, MARGIN_WEIGHTS, WHOLE_WEIGHTS } from '../../layout/layout-policy.ts'
import type { PageLayout } from '../../layout/page-layout.ts'
import { bestLayouts } from '../../layout/page-layout.ts'
import type { Cell, Frame } from '../../layout/slicing-tree.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { PageFormat } from '../../product/paper.ts'
import type { LayoutPolicy, Theme } from '../../theme/theme.ts'
import type { Mm } from '../../units.ts'
import { airBeside, inPart } from '../areas/calendar-areas.ts'
import type { Side } from '../areas/page-areas.ts'
import { bleedBox, inMm, marginBox, micrometres, rounded } from '../areas/page-areas.ts'
import type { Slot } from '../design.ts'
import { fitPlacement } from './crop.ts'
import type { HiddenMargin } from './window-search.ts'

/** A rectangle of a page for photos, and how they are laid out in it. */
export interface PhotoArea {
  readonly box: Box
  readonly frame: Frame
  readonly weights: LayoutWeights
  /** What of the page the cut is sure to leave. */
  readonly safe: Box
  readonly dpi: number
  /** Photos that cannot fill the box stand in this room instead: on bleeding pages, a frame of white. */
  readonly otherwise?: PhotoArea
}

/** What texts leave of a page's height for photos: from `below` the head, to `above` the foot. */
export interface Between {
  readonly below?: Mm | undefined
  readonly above?: Mm | undefined
  /** The part of the page that photos may have, where the rest is another's: the grid of a month. */
  readonly within?: Box | undefined
}

/** The room for photos on an inner page. */
export function photoArea(format: PageFormat, theme: Theme, side: Side, between: Between = {}): PhotoArea {
  const { within } = between
  const inner = inPart(marginBox(format, theme, side), within, airBeside(theme))
  const margin = areaIn(shortened(inner, between), theme.layout, format)
  return theme.layout.kind === 'margins'
    ? margin
    : { ...areaIn(shortened(inPart(bleedBox(format), within), between), theme.layout, format), otherwise: margin }
}

function areaIn(box: Box, layout: LayoutPolicy, { page, safe, dpi }: PageFormat): PhotoArea {
  const whole = rounded(box)
  return {
    ...{ dpi, safe: { x: safe, y: safe, width: page.width - 2 * safe, height: page.height - 2 * safe } },
    box: whole,
    frame: { width: micrometres(whole.width), height: micrometres(whole.height), gap: micrometres(layout.gap) },
    weights: weightsFor(layout),
  }
}

/** A theme that may crop more than this always fills its pages. */
const MUCH = 0.5

/** The theme's policy as weights of the engine: what may be cropped, crops at most that. */
function weightsFor(layout: LayoutPolicy): LayoutWeights {
  const { maxCrop } = layout
  const weights = maxCrop === 0 ? WHOLE_WEIGHTS : maxCrop > MUCH ? BLEED_WEIGHTS : MARGIN_WEIGHTS
  return { ...weights, maxCrop }
}

/** Pages of several photos are full. */
const FILLING = { crop: 0.4, white: 2 } as const

/** What a photo loses at most where several fill a page, in looks that crop at all. */
export const MOST_CROPPED = 0.34

/** Weights of pages that photos fill, as books are composed; a theme that cuts nothing away has none. */
export function fillingWeights(weights: LayoutWeights): LayoutWeights {
  return weights.maxCrop === 0 ? weights : { ...weights, ...FILLING, maxCrop: Math.max(weights.maxCrop, MOST_CROPPED) }
}

function shortened(box: Box, { below, above }: Between): Box {
  const y = below ?? box.y
  return { ...box, y, height: (above ?? box.y + box.height) - y }
}

/** Photos laid out in a room. */
export interface Laid {
  readonly layoutArea: PhotoArea
  readonly layout: PageLayout
}

/** Where photos lie in a room, however they came there. */
export interface LaidCells {
  readonly layoutArea: PhotoArea
  readonly layout: Pick<PageLayout, 'cells'>
}

export function aspectsOf(photos: readonly PhotoFacts[]): Float64Array {
  return Float64Array.from(photos, (photo) => photo.width / photo.height)
}

/** The printed widths, micrometres, up to which the photos have the pixels that a printer of `dpi` wants. */
export function sharpWidthsOf(photos: readonly PhotoFacts[], dpi: number): Float64Array {
  return Float64Array.from(photos, (photo) => sharpWidth(photo, dpi))
}

export function sharpWidth(photo: PhotoFacts, dpi: number): number {
  return (photo.width / dpi) * 25_400
}

/** What of a slot nobody will see for sure: the bleed, and what is too near the cut. */
export function hiddenMarginIn(box: Box, safe: Box): HiddenMargin {
  return {
    left: Math.max(0, safe.x - box.x),
    top: Math.max(0, safe.y - box.y),
    right: Math.max(0, box.x + box.width - safe.x - safe.width),
    bottom: Math.max(0, box.y + box.height - safe.y - safe.height),
  }
}

/** Whether the layout reaches all four edges of its room; a bleeding page that does not looks like a misprint. */
export function fills(layout: Pick<PageLayout, 'cells'>, frame: Frame): boolean {
  const at = (edge: (cell: Cell) => boolean) => layout.cells.some(edge)
  return (
    at((cell) => cell.x === 0) &&
    at((cell) => cell.y === 0) &&
    at((cell) => cell.x + cell.width === frame.width) &&
    at((cell) => cell.y + cell.height === frame.height)
  )
}

/** The best layout of the photos in the room, in reading order but for a few neighbours. */
export function layOut(photos: readonly PhotoFacts[], layoutArea: PhotoArea, seed: number): Laid {
  const sharp = sharpWidthsOf(photos, layoutArea.dpi)
  const [layout] = bestLayouts(aspectsOf(photos), layoutArea.frame, layoutArea.weights, {
    best: 6,
    swaps: 8,
    seed,
    sharp,
  })
  return settled(photos, layoutArea, layout as PageLayout, seed)
}

/** The given layout where it fills its room, else the best in the room that stands in for it. */
export function settled(photos: readonly PhotoFacts[], layoutArea: PhotoArea, layout: PageLayout, seed: number): Laid {
  return layoutArea.otherwise === undefined || fills(layout, layoutArea.frame)
    ? { layoutArea, layout }
    : layOut(photos, layoutArea.otherwise, seed)
}

/** The slots of a laid-out page, in the order of `photos`. */
export function slotsFor(pageId: PageId, photos: readonly PhotoFacts[], laid: LaidCells): Slot[] {
  const cells = [...laid.layout.cells].sort((a, b) => a.photo - b.photo)
  return cells.map((cell, at) => {
    const box = boxOf(cell, laid.layoutArea)
    const photo = photos[cell.photo] as PhotoFacts
    const placement = fitPlacement(photo, box, hiddenMarginIn(box, laid.layoutArea.safe))
    return { id: asId(`${pageId}.${at}`), panel: 'front', box, placement, locked: false }
  })
}

/** A cell on the page, mm. */
export function boxOf(cell: Cell, layoutArea: PhotoArea): Box {
  const x = micrometres(layoutArea.box.x) + cell.x
  const y = micrometres(layoutArea.box.y) + cell.y
  return inMm({ x, y, width: cell.width, height: cell.height })
}

/** A slot's box as a cell of the room. */
export function cellOf(photo: number, box: Box, layoutArea: PhotoArea): Cell {
  const x = micrometres(box.x)
  const y = micrometres(box.y)
  return {
    photo,
    x: x - micrometres(layoutArea.box.x),
    y: y - micrometres(layoutArea.box.y),
    width: micrometres(box.x + box.width) - x,
    height: micrometres(box.y + box.height) - y,
  }
}
