import type { Box, Point, Size } from '../../domain/geometry.ts'
import type { WritingMarks } from '../editor-port.ts'
import { type Caret, caretBox } from '../scene/text/caret.ts'
import type { CaretRow } from '../scene/text/caret-rows.ts'

/** A handle of a text that is written, as a finger finds it: at the caret, or at an end of what is chosen. */
export interface ShownHandle {
  readonly caret: Caret
  /** The end of what is chosen that stays while this one is pulled; absent at a caret. */
  readonly fixed?: number
  /** The middle of its knob, and the foot of the letters that it hangs from, css px of the canvas. */
  readonly knob: Point
  readonly foot: Point
}

interface Shown {
  readonly rows: readonly CaretRow[]
  readonly marks: WritingMarks
  /** The size of the canvas: no knob lies beyond it, below a keyboard or a tool bar. */
  readonly size: Size
  /** From the text's own mm to css px of the canvas. */
  toCanvas(at: Point): Point
}

/** Under a caret hangs one handle, under a choice one at each end; while an input method composes there is none. */
export function handlesOf({ rows, marks, size, toCanvas }: Shown): readonly ShownHandle[] {
  const { caret, chosen, composed } = marks
  const hang = (at: Caret, aside: -1 | 0 | 1) => hung(caretBox(rows, at), aside, size, toCanvas)
  if (composed) {
    return []
  }
  if (chosen.from === chosen.to) {
    return [{ caret, ...hang(caret, 0) }]
  }
  const [start, end] = [
    { at: chosen.from, up: false },
    { at: chosen.to, up: true },
  ]
  return [
    { caret: start, fixed: chosen.to, ...hang(start, -1) },
    { caret: end, fixed: chosen.from, ...hang(end, 1) },
  ]
}

/** Below its letters and a little outwards, so that two never lie on each other; above them where there is no room. */
function hung(box: Box, aside: -1 | 0 | 1, { width, height }: Size, toCanvas: Shown['toCanvas']) {
  const [head, foot] = [toCanvas(box), toCanvas({ x: box.x, y: box.y + box.height })]
  const length = Math.hypot(foot.x - head.x, foot.y - head.y) || 1
  const down = { x: (foot.x - head.x) / length, y: (foot.y - head.y) / length }
  const from = (end: Point, by: number): Point => ({
    x: end.x + down.x * by + down.y * aside * ASIDE,
    y: end.y + down.y * by - down.x * aside * ASIDE,
  })
  const below = from(foot, DROP)
  const isSeen = within(below.x, width) && within(below.y, height)
  return isSeen ? { knob: below, foot } : { knob: from(head, -DROP), foot: head }
}

/** The handle that a finger means: the nearest of those that it reaches. */
export function handleAt(handles: readonly ShownHandle[], { x, y }: Point): ShownHandle | undefined {
  const reached = handles.filter(({ knob }) => Math.max(Math.abs(knob.x - x), Math.abs(knob.y - y)) <= HANDLE_REACH)
  const far = ({ knob }: ShownHandle) => Math.hypot(knob.x - x, knob.y - y)
  return reached.sort((a, b) => far(a) - far(b))[0]
}

export function paintHandles(ctx: CanvasRenderingContext2D, handles: readonly ShownHandle[], accent: string): void {
  ctx.save()
  ctx.strokeStyle = accent
  ctx.fillStyle = accent
  for (const { knob, foot } of handles) {
    ctx.lineWidth = 2
    ctx.beginPath()
    ctx.moveTo(foot.x, foot.y)
    ctx.lineTo(knob.x, knob.y)
    ctx.stroke()
    ctx.beginPath()
    ctx.arc(knob.x, knob.y, KNOB, 0, 2 * Math.PI)
    ctx.fill()
    ctx.save()
    ctx.strokeStyle = '#fff'
    ctx.stroke()
    ctx.restore()
  }
  ctx.restore()
}

function within(at: number, room: number): boolean {
  return at >= KNOB && at <= room - KNOB
}

/** A finger finds a handle from so far around the middle of its knob, css px: 44 px across. */
export const HANDLE_REACH = 22
/** A knob hangs so far below its letters and this far outwards; css px. */
const DROP = 14
const ASIDE = 8
const KNOB = 8
/** What a handle takes below its letters, css px. */
export const HANDLE_HEIGHT = DROP + KNOB + 2
