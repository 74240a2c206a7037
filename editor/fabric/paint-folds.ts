import type { SpreadPage, Viewport } from '../editor-port.ts'

/** The shade of the fold reaches so far onto each page: a share of its width, at most so many css px. */
const FOLD = { share: 0.045, most: 22 } as const

/** The pages that lie on the right of a fold. */
export function foldedPages(pages: readonly SpreadPage[]): readonly SpreadPage[] {
  return pages.filter((page) => pages.some((other) => Math.abs(other.at.x + other.scene.width - page.at.x) < 0.01))
}

/** Screen only. */
export function paintFolds(ctx: CanvasRenderingContext2D, pages: readonly SpreadPage[], view: Viewport): void {
  for (const page of foldedPages(pages)) {
    const [left, width] = [page.at.x * view.scale + view.left, page.scene.width * view.scale]
    const reach = Math.min(FOLD.most, width * FOLD.share)
    const shade = ctx.createLinearGradient(left - reach, 0, left + reach, 0)
    shade.addColorStop(0, 'rgba(40, 30, 15, 0)')
    shade.addColorStop(0.5, 'rgba(40, 30, 15, 0.14)')
    shade.addColorStop(1, 'rgba(40, 30, 15, 0)')
    ctx.fillStyle = shade
    ctx.fillRect(left - reach, page.at.y * view.scale + view.top, 2 * reach, page.scene.height * view.scale)
  }
}
