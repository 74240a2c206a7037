import type { Box } from '../../geometry.ts'
import { type Cell, type Tree, treeOf, treePhotos } from '../../layout/slicing-tree.ts'
import { micrometres } from '../areas/page-areas.ts'
import type { Page } from '../design.ts'

/** A box of a page as a cell, micrometres from the page's own corner. */
export function plainCell(photo: number, box: Box): Cell {
  const [x, y] = [micrometres(box.x), micrometres(box.y)]
  return { photo, x, y, width: micrometres(box.x + box.width) - x, height: micrometres(box.y + box.height) - y }
}

/** The largest subtrees of two photos or more without a fixed one. */
function freeParts(tree: Tree, free: ReadonlySet<number>): number[][] {
  const photos = treePhotos(tree)
  if (photos.every((photo) => free.has(photo))) {
    return photos.length >= 2 ? [photos] : []
  }
  return tree.kind === 'leaf' ? [] : [...freeParts(tree.first, free), ...freeParts(tree.second, free)]
}

/** By the numbers of its slots, the parts of a page that may change: no locked photo lies in them, and no text among the photos. */
export function freePartsOf(page: Page, texts: Box | undefined): number[][] {
  const cells = page.slots.map((slot, at) => plainCell(at, slot.box))
  const tree = treeOf(texts ? [...cells, plainCell(cells.length, texts)] : cells)
  const free = new Set(page.slots.flatMap((slot, at) => (slot.placement && !slot.locked ? [at] : [])))
  return tree ? freeParts(tree, free) : []
}

/** What boxes take up together. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}
