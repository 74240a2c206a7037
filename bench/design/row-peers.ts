import justifiedLayout from 'justified-layout'
import type { Cell } from '../../domain/layout/slicing-tree.ts'
import computeRows from '../../node_modules/react-photo-album/dist/layouts/rows.js'

/** A page of a peer: the photos it shows, numbered through the album. */
export interface PeerPage {
  readonly cells: readonly Cell[]
}

export interface Paper {
  readonly width: number
  readonly height: number
  readonly gap: number
}

type Row = readonly { readonly photo: number; readonly x: number; readonly width: number; readonly height: number }[]

export type RowPeer = 'justified-layout' | 'react-photo-album'

/** Both libraries work in pixels: this many to a unit of paper. */
const SCALE = 5

/** The rows that a library makes at a target row height; lengths in units of paper. */
function rowsOf(peer: RowPeer, aspects: readonly number[], width: number, gap: number, target: number): Row[] {
  if (peer === 'react-photo-album') {
    const photos = aspects.map((aspect) => ({ src: '', width: 1000 * aspect, height: 1000 }))
    const model = computeRows(photos, gap * SCALE, 0, width * SCALE, target * SCALE)
    return (model?.tracks ?? []).map((track) => {
      let x = 0
      return track.photos.map((photo) => {
        const placed = { photo: photo.index, x, width: photo.width / SCALE, height: photo.height / SCALE }
        x += placed.width + gap
        return placed
      })
    })
  }
  const { boxes } = justifiedLayout(aspects, {
    containerWidth: width * SCALE,
    containerPadding: 0,
    boxSpacing: gap * SCALE,
    targetRowHeight: target * SCALE,
    targetRowHeightTolerance: 0.25,
  })
  const rows = new Map<number, Row[number][]>()
  for (const [photo, box] of boxes.entries()) {
    const placed = { photo, x: box.left / SCALE, width: box.width / SCALE, height: box.height / SCALE }
    rows.set(box.top, [...(rows.get(box.top) ?? []), placed])
  }
  return [...rows.values()]
}

const areaOf = (cells: readonly { readonly width: number; readonly height: number }[]) =>
  cells.reduce((sum, cell) => sum + cell.width * cell.height, 0)

/** One page of all photos, whole, as large as it goes: the best of 40 target row heights. */
export function rowPage(peer: RowPeer, aspects: readonly number[], paper: Paper): Cell[] {
  const { width, height, gap } = paper
  const usual = Math.sqrt((width * height) / aspects.length)
  let best: Cell[] = []
  for (let trial = 0; trial < 40; trial++) {
    const rows = rowsOf(peer, aspects, width, gap, usual * (0.45 + (1.6 * trial) / 40))
    if (rows.flat().length < aspects.length) {
      continue
    }
    let y = 0
    const cells = rows.flatMap((row) => {
      const placed = row.map((cell) => ({ ...cell, y }))
      y += (row[0]?.height ?? 0) + gap
      return placed
    })
    const scale = Math.min(1, height / (y - gap))
    const fitted = cells.map((cell) => ({
      photo: cell.photo,
      x: cell.x * scale + (width * (1 - scale)) / 2,
      y: cell.y * scale,
      width: cell.width * scale,
      height: cell.height * scale,
    }))
    if (areaOf(fitted) > areaOf(best)) {
      best = fitted
    }
  }
  return best
}

/** A whole book in rows, page after page: the best of 30 target row heights within a fifth of the wanted pages. */
export function rowBook(peer: RowPeer, aspects: readonly number[], pages: number, paper: Paper): PeerPage[] {
  const { width, height, gap } = paper
  const usual = Math.sqrt((width * height * pages) / aspects.length)
  let best: PeerPage[] = []
  let covered = -1
  for (let trial = 0; trial < 30; trial++) {
    const book = inPages(rowsOf(peer, aspects, width, gap, usual * (0.5 + trial / 30)), paper)
    if (book.length <= pages * 1.2 && book.length >= pages * 0.8) {
      const coverage = areaOf(book.flatMap((page) => page.cells)) / book.length
      if (coverage > covered) {
        covered = coverage
        best = book
      }
    }
  }
  return best
}

function inPages(rows: readonly Row[], { height, gap }: Paper): PeerPage[] {
  const pages: { cells: Cell[] }[] = []
  let y = 0
  for (const row of rows) {
    const natural = row[0]?.height ?? 0
    const scale = Math.min(1, height / natural)
    if (pages.length === 0 || y + natural * scale > height + 1e-6) {
      pages.push({ cells: [] })
      y = 0
    }
    const cells = row.map(({ photo, x, width: wide }) => {
      return { photo, x: x * scale, y, width: wide * scale, height: natural * scale }
    })
    pages.at(-1)?.cells.push(...cells)
    y += natural * scale + gap
  }
  return pages
}
