import { cropOf } from '../../domain/layout/page-layout.ts'
import type { Cell } from '../../domain/layout/slicing-tree.ts'
import type { Paper, PeerPage } from './row-peers.ts'

type Part = readonly [x: number, y: number, width: number, height: number]

const THIRD = 1 / 3

function grid(columns: number, rows: number): Part[] {
  return Array.from({ length: columns * rows }, (_, at) => [
    (at % columns) / columns,
    Math.floor(at / columns) / rows,
    1 / columns,
    1 / rows,
  ])
}

/** A library of page templates as classic book software has it: parts of the page, by number of photos. */
const TEMPLATES: Readonly<Record<number, readonly (readonly Part[])[]>> = {
  1: [[[0, 0, 1, 1]], [[0.125, 0.125, 0.75, 0.75]]],
  2: [
    grid(2, 1),
    grid(1, 2),
    [
      [0, 0, 0.62, 1],
      [0.62, 0, 0.38, 1],
    ],
  ],
  3: [
    [
      [0, 0, 1, 0.6],
      [0, 0.6, 0.5, 0.4],
      [0.5, 0.6, 0.5, 0.4],
    ],
    [
      [0, 0, 0.6, 1],
      [0.6, 0, 0.4, 0.5],
      [0.6, 0.5, 0.4, 0.5],
    ],
    grid(1, 3),
    grid(3, 1),
  ],
  4: [
    grid(2, 2),
    [[0, 0, 1, 0.6], ...grid(3, 1).map(([x, , width]): Part => [x, 0.6, width, 0.4])],
    [[0, 0, 0.65, 1], ...grid(1, 3).map(([, y, , height]): Part => [0.65, y, 0.35, height])],
  ],
  5: [
    [[0, 0, 0.5, 0.5], [0.5, 0, 0.5, 0.5], ...grid(3, 1).map(([x, , width]): Part => [x, 0.5, width, 0.5])],
    [
      [0, 0, 0.6, 0.6],
      [0.6, 0, 0.4, 0.3],
      [0.6, 0.3, 0.4, 0.3],
      [0, 0.6, 0.5, 0.4],
      [0.5, 0.6, 0.5, 0.4],
    ],
  ],
  6: [
    grid(3, 2),
    grid(2, 3),
    [
      [0, 0, 2 * THIRD, 2 * THIRD],
      [2 * THIRD, 0, THIRD, THIRD],
      [2 * THIRD, THIRD, THIRD, THIRD],
      [0, 2 * THIRD, THIRD, THIRD],
      [THIRD, 2 * THIRD, THIRD, THIRD],
      [2 * THIRD, 2 * THIRD, THIRD, THIRD],
    ],
  ],
  8: [grid(4, 2), grid(2, 4)],
  9: [grid(3, 3)],
  12: [grid(4, 3), grid(3, 4)],
}

/** The template that crops least, photos in order or sorted into the parts by shape. */
export function templatePage(aspects: readonly number[], paper: Paper): Cell[] | undefined {
  let best: Cell[] | undefined
  let least = Number.POSITIVE_INFINITY
  for (const template of TEMPLATES[aspects.length] ?? []) {
    const parts = template.map(([x, y, width, height]) => ({
      x: x * (paper.width + paper.gap),
      y: y * (paper.height + paper.gap),
      width: width * (paper.width + paper.gap) - paper.gap,
      height: height * (paper.height + paper.gap) - paper.gap,
    }))
    for (const sorted of [false, true]) {
      const shape = (at: number) => (parts[at]?.width ?? 1) / (parts[at]?.height ?? 1)
      const places = [...parts.keys()]
      const photos = [...aspects.keys()]
      if (sorted) {
        places.sort((a, b) => shape(a) - shape(b))
        photos.sort((a, b) => (aspects[a] ?? 1) - (aspects[b] ?? 1))
      }
      const cells = places.flatMap((place, at) => {
        const part = parts[place]
        return part ? [{ ...part, photo: photos[at] ?? 0 }] : []
      })
      const crop = cropSum(cells, aspects)
      if (crop < least) {
        least = crop
        best = cells
      }
    }
  }
  return best
}

export function cropSum(cells: readonly Cell[], aspects: readonly number[]): number {
  return cells.reduce((sum, cell) => sum + cropOf(cell, aspects[cell.photo] ?? 1), 0)
}

/** Equal portions, page after page. */
export function templateBook(aspects: readonly number[], pages: number, paper: Paper): PeerPage[] {
  const book: PeerPage[] = []
  let from = 0
  while (from < aspects.length) {
    const left = Math.max(1, pages - book.length)
    let count = Math.min(Math.max(1, Math.round((aspects.length - from) / left)), 12, aspects.length - from)
    while (!(count in TEMPLATES)) {
      count--
    }
    book.push({ cells: numberedFrom(from, templatePage(aspects.slice(from, from + count), paper) ?? []) })
    from += count
  }
  return book
}

function numberedFrom(from: number, cells: readonly Cell[]): Cell[] {
  return cells.map((cell) => ({ ...cell, photo: cell.photo + from }))
}

/** The strongest template book: exactly `pages` pages, their sizes chosen so that the least is cropped. Mean crop. */
export function bestTemplateCrop(aspects: readonly number[], pages: number, paper: Paper): number {
  const count = aspects.length
  const known = new Map<number, number>()
  const pageCrop = (from: number, length: number): number => {
    const key = from * 16 + length
    let crop = known.get(key)
    if (crop === undefined) {
      const own = aspects.slice(from, from + length)
      const cells = templatePage(own, paper)
      crop = cells ? cropSum(cells, own) : Number.POSITIVE_INFINITY
      known.set(key, crop)
    }
    return crop
  }
  let row = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY)
  row[0] = 0
  for (let page = 1; page <= pages; page++) {
    const next = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY)
    for (let end = page; end <= count; end++) {
      for (let length = 1; length <= Math.min(9, end); length++) {
        const before = row[end - length] ?? Number.POSITIVE_INFINITY
        if (before < (next[end] ?? 0)) {
          next[end] = Math.min(next[end] ?? 0, before + pageCrop(end - length, length))
        }
      }
    }
    row = next
  }
  return (row[count] ?? Number.NaN) / count
}
