import type { SpreadPage, Viewport } from '../editor-port.ts'
import { inView } from './viewport.ts'

/** Soft, from above. A layer of its own: a blurred shadow costs a software canvas more than the page itself. */
const PAPER_SHADOW = '0 1px 3px rgba(50,40,25,.14),0 10px 28px rgba(50,40,25,.16)'

/** The shadows of the pages, in a layer below the canvas: each its own, as pages hang apart on a wall. */
export function pagePapers(layer: HTMLElement): { lay(pages: readonly SpreadPage[], view: Viewport): void } {
  const papers: HTMLElement[] = []
  return {
    lay(pages, view) {
      for (const paper of papers.splice(pages.length)) {
        paper.remove()
      }
      pages.forEach(({ at, scene }, index) => {
        const paper = papers[index] ?? layer.ownerDocument.createElement('div')
        papers[index] = paper
        if (!paper.isConnected) {
          paper.style.cssText = `position:absolute;box-shadow:${PAPER_SHADOW};`
          layer.prepend(paper)
        }
        const { x, y, width, height } = inView({ ...at, width: scene.width, height: scene.height }, view)
        Object.assign(paper.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
      })
    },
  }
}
