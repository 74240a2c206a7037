import type { Box } from '../geometry.ts'
import type { Focus } from '../photo/photo.ts'

/** A face that is smaller than this share of the largest one's height is a passer-by. */
const PASSER_BY = 1 / 3

/** What belongs to a head beyond the face: hair above, ears, chin, as shares of the face. */
const HEAD = { above: 0.4, beside: 0.15, below: 0.15 } as const

/** Focal rectangles are kept in thousandths of the picture: enough to look at, too coarse to know anybody by. */
const STEP = 1000

/** More faces than this are a crowd: its largest say where to look. */
const MOST_FACES = 12

/**
 * The one rectangle around all heads of a photo that must not be cut away, in fractions of the upright photo, with the
 * places of the faces; `undefined` without faces. It says where to look, and nothing of who is there.
 */
export function focusOf(found: readonly Box[]): Focus | undefined {
  const tallest = Math.max(0, ...found.map(({ height }) => height))
  const faces = found
    .filter(({ height }) => height >= tallest * PASSER_BY)
    .sort((a, b) => b.height - a.height)
    .slice(0, MOST_FACES)
  const heads = coarse(around(faces.map(headOf)))
  return heads && { ...heads, faces: faces.flatMap((face) => coarse(face) ?? []) }
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    ...{ x, y },
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** The part of a box that lies on the photo, in whole thousandths; `undefined` when nothing does. */
function coarse({ x, y, width, height }: Box): Box | undefined {
  const left = Math.floor(inside(x) * STEP)
  const top = Math.floor(inside(y) * STEP)
  const [wide, high] = [Math.ceil(inside(x + width) * STEP) - left, Math.ceil(inside(y + height) * STEP) - top]
  return wide > 0 && high > 0 ? { x: left / STEP, y: top / STEP, width: wide / STEP, height: high / STEP } : undefined
}

function headOf({ x, y, width, height }: Box): Box {
  return {
    x: x - width * HEAD.beside,
    y: y - height * HEAD.above,
    width: width * (1 + 2 * HEAD.beside),
    height: height * (1 + HEAD.above + HEAD.below),
  }
}

function inside(value: number): number {
  return Math.max(0, Math.min(1, value))
}
