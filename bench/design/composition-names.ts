import type { Box } from '../../domain/geometry.ts'
import type { BookFormat } from '../../domain/product/product.ts'
import type { SeenPage } from './composed-books.ts'

/** Edges nearer than this are the same line, mm. */
const NEARLY = 1

/**
 * What a reader would call the composition of a page, from its boxes alone: any engine's pages have one. Pages that are
 * mirrored have the same; so have pages of about as many photos that are cut in like ways.
 */
export function compositionOf({ places, texts }: SeenPage, format: BookFormat): string {
  const boxes = places.map(({ box }) => box)
  const words = texts.length > 0 ? 'words ' : ''
  const [only] = boxes
  if (!only) {
    return words ? 'words alone' : 'blank'
  }
  if (places.some(({ half }) => half)) {
    return 'over the fold'
  }
  return words + (boxes.length === 1 ? aloneName(only, format) : severalName(boxes, format))
}

/** One photo: how far it runs off the page, else how large it is and where it stands. */
function aloneName(box: Box, { page, gutter }: BookFormat): string {
  const edges = edgesOff(box, page)
  if (edges > 0) {
    return edges === 4 ? 'full page' : edges === 3 ? 'three edges' : 'corner'
  }
  const share = (box.width * box.height) / (page.width * page.height)
  const [across, down] = [
    (box.x + box.width / 2 - page.width / 2) / page.width,
    (box.y + box.height / 2 - page.height / 2) / page.height,
  ]
  const size = share > 0.42 ? 'large' : share > 0.2 ? 'middling' : 'small'
  const isBeside = Math.abs(across) > 0.05 + gutter / 2 / page.width
  const height = down < -0.05 ? 'high' : down > 0.05 ? 'low' : 'middle'
  return `${size} ${isBeside ? 'beside' : 'centred'} ${height}`
}

function edgesOff({ x, y, width, height }: Box, page: BookFormat['page']): number {
  return [x < 0, y < 0, x + width > page.width, y + height > page.height].filter((off) => off).length
}

function severalName(boxes: readonly Box[], { page }: BookFormat): string {
  const areas = boxes.map(({ width, height }) => width * height).sort((a, b) => b - a)
  const [largest = 0, second = 0] = areas
  const isLed = largest > 1.8 * second
  const oneRow = boxes.every(({ y, height }) =>
    boxes.every((other) => Math.min(y + height, other.y + other.height) - Math.max(y, other.y) > 0),
  )
  const oneColumn = boxes.every(({ x, width }) =>
    boxes.every((other) => Math.min(x + width, other.x + other.width) - Math.max(x, other.x) > 0),
  )
  const many = boxes.length === 2 ? 'pair' : boxes.length <= 4 ? 'few' : 'many'
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  const isWhite = (right - left) * (bottom - top) < 0.5 * page.width * page.height
  const off = left < -NEARLY || top < -NEARLY ? 'off the page ' : ''
  return `${off}${many} ${oneRow ? 'in a row' : oneColumn ? 'in a column' : 'in rows'}${isLed ? ' led' : ''}${isWhite ? ' in white' : ''}`
}
