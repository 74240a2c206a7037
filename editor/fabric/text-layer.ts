import type { Box } from '../../domain/geometry.ts'

/** A canvas grows in steps of so many device px: a text that grows by a letter keeps the one it has. */
const STEP = 64

/** What a text is painted on while it is written. */
export interface TextLayer {
  /** Paints what lies in `area`, css px of the page canvas, `ratio` device px each; nothing else is there. */
  paint(area: Box, ratio: number, draw: (ctx: CanvasRenderingContext2D) => void): void
  /** The pages lie still below: they are shown as they are painted now. */
  holdPages(): void
  /** The pages are painted anew. */
  freePages(): void
  leave(): void
}

/**
 * A canvas no larger than the text, and the pages below it as a bitmap: a canvas that is painted on is handed to the screen
 * whole with every frame, for one letter too. The view is a hundred times as large as a line of text.
 */
export function textLayer(pages: HTMLCanvasElement, above: HTMLCanvasElement): TextLayer {
  const canvas = canvasBefore(above, 'text-canvas')
  const ctx = canvas.getContext('2d')
  let held: HTMLCanvasElement | undefined
  const freePages = () => {
    if (held) {
      held.remove()
      held.width = 0
      held = undefined
      pages.style.visibility = ''
    }
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
    holdPages() {
      if (held || !('OffscreenCanvas' in window)) {
        return
      }
      const copy = new OffscreenCanvas(pages.width, pages.height)
      copy.getContext('2d')?.drawImage(pages, 0, 0)
      held = canvasBefore(canvas, 'held-canvas')
      Object.assign(held, { width: pages.width, height: pages.height })
      Object.assign(held.style, { width: pages.style.width, height: pages.style.height })
      held.getContext('bitmaprenderer')?.transferFromImageBitmap(copy.transferToImageBitmap())
      pages.style.visibility = 'hidden'
    },
    freePages,
    leave() {
      freePages()
      canvas.remove()
      canvas.width = 0
    },
  }
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
