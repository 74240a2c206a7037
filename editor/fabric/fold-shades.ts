import type { SpreadPage, Viewport } from '../editor-port.ts'

/** The shade of the fold reaches so far onto each page: a share of its width, at most so many css px. */
const FOLD = { share: 0.045, most: 22 } as const

const SHADE = 'linear-gradient(90deg, rgba(40,30,15,0), rgba(40,30,15,.14), rgba(40,30,15,0))'

/**
 * The shades of the folds between pages, in the layer of `before` and below it. Screen only, and elements of their own: on
 * a canvas they would have it handed to the screen with every frame, for a line that stays.
 */
export function foldShades(before: HTMLElement): { lay(pages: readonly SpreadPage[], view: Viewport): void } {
  const shades: HTMLElement[] = []
  return {
    lay(pages, view) {
      const folded = foldedPages(pages)
      for (const shade of shades.splice(folded.length)) {
        shade.remove()
      }
      folded.forEach(({ at, scene }, index) => {
        const shade = shades[index] ?? before.ownerDocument.createElement('div')
        shades[index] = shade
        if (!shade.isConnected) {
          shade.style.cssText = `position:absolute;pointer-events:none;background:${SHADE};`
          before.before(shade)
        }
        const width = scene.width * view.scale
        const reach = Math.min(FOLD.most, width * FOLD.share)
        Object.assign(shade.style, {
          left: `${at.x * view.scale + view.left - reach}px`,
          top: `${at.y * view.scale + view.top}px`,
          width: `${2 * reach}px`,
          height: `${scene.height * view.scale}px`,
        })
      })
    },
  }
}

/** The pages that lie on the right of a fold. */
function foldedPages(pages: readonly SpreadPage[]): readonly SpreadPage[] {
  return pages.filter((page) => pages.some((other) => Math.abs(other.at.x + other.scene.width - page.at.x) < 0.01))
}
