import type { Box } from '../../domain/geometry.ts'
import type { Colour } from '../../domain/theme/theme.ts'
import type { SpreadContent, SpreadPage, Viewport } from '../editor-port.ts'

/** Over the pages: the fold, the chosen thing, the photo that waits for its partner. Screen only. */
export function paintDecor(
  ctx: CanvasRenderingContext2D,
  content: SpreadContent,
  view: Viewport,
  { ratio, accent }: { readonly ratio: number; readonly accent: Colour },
): void {
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  paintFold(ctx, content.pages, view)
  if (content.swapping) {
    const box = boxOf(content, content.swapping.pageId, content.swapping.slotId, view)
    if (box) {
      outline(ctx, box, accent, [6, 4])
    }
  }
  if (content.selected) {
    const box = boxOf(content, content.selected.pageId, content.selected.id, view)
    if (box) {
      outline(ctx, box, accent, [])
    }
  }
  ctx.restore()
}

/** The shade of the fold reaches so far onto each page: a share of its width, at most so many css px. */
const FOLD = { share: 0.045, most: 22 } as const

function paintFold(ctx: CanvasRenderingContext2D, pages: readonly SpreadPage[], view: Viewport): void {
  for (const page of pages) {
    const { left, top, width, height } = pageInView(page, view)
    const hasLeftNeighbour = pages.some((other) => Math.abs(other.at.x + other.scene.width - page.at.x) < 0.01)
    if (hasLeftNeighbour) {
      const reach = Math.min(FOLD.most, width * FOLD.share)
      const shade = ctx.createLinearGradient(left - reach, 0, left + reach, 0)
      shade.addColorStop(0, 'rgba(40, 30, 15, 0)')
      shade.addColorStop(0.5, 'rgba(40, 30, 15, 0.14)')
      shade.addColorStop(1, 'rgba(40, 30, 15, 0)')
      ctx.fillStyle = shade
      ctx.fillRect(left - reach, top, 2 * reach, height)
    }
  }
}

function outline(ctx: CanvasRenderingContext2D, box: Box, colour: Colour, dash: readonly number[]): void {
  ctx.setLineDash([])
  ctx.lineWidth = 5
  ctx.strokeStyle = 'rgba(255, 255, 255, 0.9)'
  ctx.strokeRect(box.x, box.y, box.width, box.height)
  ctx.setLineDash([...dash])
  ctx.lineWidth = 3
  ctx.strokeStyle = colour
  ctx.strokeRect(box.x, box.y, box.width, box.height)
}

function boxOf(content: SpreadContent, pageId: string, id: string, view: Viewport): Box | undefined {
  const page = content.pages.find((one) => one.pageId === pageId)
  const sprite = page?.scene.sprites.find((one) => one.id === id)
  if (!page || !sprite || !('box' in sprite)) {
    return undefined
  }
  return {
    x: (page.at.x + sprite.box.x) * view.scale + view.left,
    y: (page.at.y + sprite.box.y) * view.scale + view.top,
    width: sprite.box.width * view.scale,
    height: sprite.box.height * view.scale,
  }
}

function pageInView({ at, scene }: SpreadPage, view: Viewport) {
  return {
    left: at.x * view.scale + view.left,
    top: at.y * view.scale + view.top,
    width: scene.width * view.scale,
    height: scene.height * view.scale,
  }
}
