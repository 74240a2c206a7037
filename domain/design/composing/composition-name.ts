import type { Box } from '../../geometry.ts'
import type { PageRoom } from './page-room.ts'

/** What a reader would call the composition of a page, from its boxes: pages in a mirror have the same name. */
export function compositionName(boxes: readonly Box[], room: PageRoom): string {
  const [only] = boxes
  return only === undefined ? 'words' : boxes.length === 1 ? aloneName(only, room) : severalName(boxes)
}

function aloneName({ x, y, width, height }: Box, { format: { page, gutter } }: PageRoom): string {
  const off = [x < 0, y < 0, x + width > page.width, y + height > page.height].filter((each) => each).length
  if (off > 0) {
    return `off ${off}`
  }
  const share = (width * height) / (page.width * page.height)
  const across = Math.abs(x + width / 2 - page.width / 2) > page.width * 0.05 + gutter / 2
  const down = (y + height / 2 - page.height / 2) / page.height
  return `${share > 0.42 ? 'large' : share > 0.2 ? 'middling' : 'small'} ${across ? 'beside' : 'centred'} ${down < -0.05 ? 'high' : down > 0.05 ? 'low' : 'middle'}`
}

function severalName(boxes: readonly Box[]): string {
  const [largest = 0, second = 0] = boxes.map(({ width, height }) => width * height).sort((a, b) => b - a)
  const meet = (a: number, al: number, b: number, bl: number) => Math.min(a + al, b + bl) > Math.max(a, b)
  const row = boxes.every((a) => boxes.every((b) => meet(a.y, a.height, b.y, b.height)))
  const column = boxes.every((a) => boxes.every((b) => meet(a.x, a.width, b.x, b.width)))
  const many = boxes.length === 2 ? 'pair' : boxes.length <= 4 ? 'few' : 'many'
  return `${many} ${row ? 'row' : column ? 'column' : 'rows'}${largest > 1.8 * second ? ' led' : ''}`
}
