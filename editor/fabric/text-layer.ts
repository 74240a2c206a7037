import type { Box, Size } from '../../domain/geometry.ts'
import type { Viewport } from '../editor-port.ts'

/** A canvas grows in steps of so many device px: a text that grows by a letter keeps the one it has. */
const STEP = 64

/** What a text is painted on while it is written. */
export interface TextLayer {
  /** Paints what lies in `area`, css px of the page canvas, `ratio` device px each; nothing else is there. */
  paint(area: Box, ratio: number, draw: (ctx: CanvasRenderingContext2D) => void): void
  /** Shows the pages as seen from `view`: as they are held, or painted anew. `false`: not in this browser. */
  showPages(pages: HeldPages): boolean
  /** What is held shows the pages no more. */
  forgetPages(): void
  leave(): void
}

/** The pages below a text that is written. */
interface HeldPages {
  readonly view: Viewport
  /** What is seen, and what comes into sight where the text goes on; css px of the page canvas. */
  readonly seen: Size
  readonly around: Box
  readonly ratio: number
  /** What lies beyond the view too, or not. */
  draw(ctx: OffscreenCanvasRenderingContext2D, isBeyond: boolean): void
}

/**
 * A canvas no larger than the text, and the pages below it as a bitmap: a canvas that is painted on is handed to the screen
 * whole with every frame, for one letter too. The view is a hundred times as large as a line of text. The bitmap holds the
 * pages as far as the text goes: to follow a caret it is moved, not painted.
 */
export function textLayer(pages: HTMLCanvasElement, above: HTMLCanvasElement): TextLayer {
  const canvas = canvasBefore(above, 'text-canvas')
  const ctx = canvas.getContext('2d')
  let bitmap: HTMLCanvasElement | undefined
  let held: Held | undefined
  /** A key changed the pages: what is seen is painted for it, the rest when it comes into sight. */
  let isOther = false
  const hold = ({ view, seen, around: all, ratio, draw }: HeldPages) => {
    const around = isOther ? { x: 0, y: 0, ...seen } : all
    const { x, y, width, height } = around
    const drawn = new OffscreenCanvas(Math.ceil(width * ratio), Math.ceil(height * ratio))
    const within = drawn.getContext('2d')
    if (!within) {
      return false
    }
    within.setTransform(ratio, 0, 0, ratio, -x * ratio, -y * ratio)
    draw(within, !isOther)
    isOther = false
    bitmap ??= canvasBefore(canvas, 'held-canvas')
    Object.assign(bitmap, { width: drawn.width, height: drawn.height })
    Object.assign(bitmap.style, { width: `${drawn.width / ratio}px`, height: `${drawn.height / ratio}px` })
    bitmap.getContext('bitmaprenderer')?.transferFromImageBitmap(drawn.transferToImageBitmap())
    pages.style.visibility = 'hidden'
    held = { view, around, ratio }
    return true
  }
  return {
    paint(area, ratio, draw) {
      const [left, top] = [Math.floor(area.x * ratio), Math.floor(area.y * ratio)]
      const width = inSteps((area.x + area.width) * ratio - left)
      const height = inSteps((area.y + area.height) * ratio - top)
      if (!ctx) {
        return
      }
      if (canvas.width !== width || canvas.height !== height) {
        Object.assign(canvas, { width, height })
        Object.assign(canvas.style, { width: `${width / ratio}px`, height: `${height / ratio}px` })
      }
      canvas.style.transform = `translate(${left / ratio}px, ${top / ratio}px)`
      ctx.setTransform(1, 0, 0, 1, 0, 0)
      ctx.clearRect(0, 0, width, height)
      ctx.setTransform(ratio, 0, 0, ratio, -left, -top)
      draw(ctx)
    },
    showPages(wanted) {
      if (!('OffscreenCanvas' in window)) {
        return false
      }
      const isHeld = held !== undefined && holds(held, wanted)
      if (!isHeld && !hold(wanted)) {
        return false
      }
      if (bitmap && held) {
        const { view, around } = held
        const [x, y] = [around.x + wanted.view.left - view.left, around.y + wanted.view.top - view.top]
        bitmap.style.transform = `translate(${x}px, ${y}px)`
      }
      return true
    },
    forgetPages() {
      isOther ||= held !== undefined
      held = undefined
    },
    leave() {
      if (bitmap) {
        bitmap.remove()
        bitmap.width = 0
        pages.style.visibility = ''
      }
      canvas.remove()
      canvas.width = 0
    },
  }
}

/** What was painted, and how it was seen. */
type Held = Pick<HeldPages, 'view' | 'around' | 'ratio'>

/** Whether all that is seen now lies in what was painted. */
function holds({ view, around, ratio }: Held, now: HeldPages): boolean {
  const [x, y] = [around.x + now.view.left - view.left, around.y + now.view.top - view.top]
  const { width, height } = now.seen
  const covers = x <= 0 && y <= 0 && x + around.width >= width && y + around.height >= height
  return covers && now.view.scale === view.scale && now.ratio === ratio
}

function canvasBefore(sibling: HTMLElement, name: string): HTMLCanvasElement {
  const canvas = sibling.ownerDocument.createElement('canvas')
  canvas.className = name
  canvas.setAttribute('aria-hidden', 'true')
  canvas.style.cssText = 'position:absolute;left:0;top:0;max-width:none;pointer-events:none;'
  sibling.before(canvas)
  return canvas
}

function inSteps(length: number): number {
  return Math.max(1, Math.ceil(length / STEP)) * STEP
}
