import type { Page, Placement } from '../design/design.ts'
import { onSheet, type PaperSheet } from '../design/sheets/sheet.ts'
import type { Box, Point } from '../geometry.ts'
import type { CaptionId, PhotoId, SlotId } from '../ids.ts'
import type { Flip } from '../units.ts'
import { type TextTypeNumber, textTypeOf } from './preview-page.ts'

/** A rectangle as cells are written: left, top, width, height. */
export interface CellRect {
  readonly l: number
  readonly t: number
  readonly w: number
  readonly h: number
}

/** A photo cell. `url` is empty in a blank cell. */
export interface ImageCell {
  readonly id: SlotId
  readonly url: string
  /** The cell, in pixels of the preview picture. */
  readonly rt: CellRect
  readonly photo?: {
    readonly id: PhotoId
    /** Clockwise quarter turns as degrees: 0, 90, 180, 270. */
    readonly rotate: number
    /** Free turn inside the cell, degrees, -45 to 45. */
    readonly angle: number
    readonly flip: Flip
    /** The part that is shown, as fractions of the upright photo. */
    readonly rt: CellRect
  }
}

export interface TextCell {
  readonly id: CaptionId
  readonly type: TextTypeNumber
  readonly value: string
  readonly rt: CellRect
}

/** What lies where on a page's preview picture (B§3). `w` and `h` are the picture's own size, the trimmed page. */
export interface CellsInfo {
  readonly w: number
  readonly h: number
  readonly type: Page['kind']
  readonly imgs: readonly ImageCell[]
  readonly txts: readonly TextCell[]
}

/** Width of a preview picture, pixels (A§9, B§9). */
export const PREVIEW_WIDTH = 800

/** The cells of a page on a preview picture that is `PREVIEW_WIDTH` wide. */
export function cellsInfoOf(page: Page, sheet: PaperSheet, urlOf: (photo: PhotoId) => string): CellsInfo {
  const scale = PREVIEW_WIDTH / sheet.width
  const cellRect = (panel: Page['slots'][number]['panel'], box: Box): CellRect =>
    rectOf(onSheet(sheet, panel, box) ?? box, scale)
  return {
    w: PREVIEW_WIDTH,
    h: Math.round(sheet.height * scale),
    type: page.kind,
    imgs: page.slots.map(({ id, panel, box, placement }) => ({
      id,
      url: placement ? urlOf(placement.photoId) : '',
      rt: cellRect(panel, box),
      ...(placement ? { photo: photoCell(placement) } : {}),
    })),
    txts: page.captions.map(({ id, role, panel, box, text }) => ({
      id,
      type: textTypeOf(role),
      value: text,
      rt: cellRect(panel, box),
    })),
  }
}

/**
 * The image cell at a point of the picture: among the cells that contain it, the one whose centre is nearest.
 * Callers name cells by their centres (readings 40); half a pixel of rounding outside a cell still counts.
 */
export function cellAt(info: Pick<CellsInfo, 'imgs'>, point: Point): SlotId | undefined {
  const near = info.imgs
    .filter(({ rt }) => inside(rt, point))
    .map(({ id, rt }) => ({
      id,
      distance: (rt.l + rt.w / 2 - point.x) ** 2 + (rt.t + rt.h / 2 - point.y) ** 2,
    }))
    .sort((a, b) => a.distance - b.distance)
  return near[0]?.id
}

const SLACK = 0.5

function inside({ l, t, w, h }: CellRect, { x, y }: Point): boolean {
  return x >= l - SLACK && x <= l + w + SLACK && y >= t - SLACK && y <= t + h + SLACK
}

function photoCell({ photoId, crop, turns, flip, angle }: Placement): NonNullable<ImageCell['photo']> {
  return {
    id: photoId,
    rotate: turns * 90,
    angle,
    flip,
    rt: { l: crop.x, t: crop.y, w: crop.width, h: crop.height },
  }
}

/** Hundredths of a pixel are finer than any screen. */
function rectOf(box: Box, scale: number): CellRect {
  const round = (mm: number) => Math.round(mm * scale * 100) / 100
  return { l: round(box.x), t: round(box.y), w: round(box.width), h: round(box.height) }
}
