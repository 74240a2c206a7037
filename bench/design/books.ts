import type { BookRequest } from '../../domain/layout/book-request.ts'
import type { LayoutWeights } from '../../domain/layout/layout-policy.ts'
import { cropOf } from '../../domain/layout/page-layout.ts'
import { paginate } from '../../domain/layout/pagination.ts'
import type { Cell } from '../../domain/layout/slicing-tree.ts'
import { mean, quantile } from '../report.ts'
import type { AlbumShot } from './albums.ts'
import { aspectOf } from './albums.ts'
import type { Paper, PeerPage } from './row-peers.ts'

/** Paper is in mm; the engine works in micrometres. */
const MICROMETRES = 1000

export interface BookPages {
  readonly min: number
  readonly max: number
  readonly wanted: number
  readonly anchors?: ReadonlySet<number>
}

/** Our book of the album, pages in mm, photos numbered through the album. */
export function ourBook(
  album: readonly AlbumShot[],
  paper: Paper,
  weights: LayoutWeights,
  pages: BookPages,
): PeerPage[] {
  const { anchors, ...range } = pages
  const frame = {
    width: paper.width * MICROMETRES,
    height: paper.height * MICROMETRES,
    gap: paper.gap * MICROMETRES,
  }
  const request: BookRequest = {
    photos: album.map((shot) => ({ aspect: aspectOf(shot), takenAt: shot.takenAt, group: shot.group })),
    frame: () => frame,
    weights,
    pages: { ...range, multiple: 2 },
    perPage: { min: 1, max: 9 },
    ...(anchors ? { anchors } : {}),
  }
  return (paginate(request) ?? []).map((run) => ({
    cells: run.layout.cells.map(({ photo, x, y, width, height }): Cell => {
      const scale = 1 / MICROMETRES
      return { photo: photo + run.from, x: x * scale, y: y * scale, width: width * scale, height: height * scale }
    }),
  }))
}

/** Any page count within a fifth of the wanted one. */
export function freely(wanted: number): BookPages {
  return { min: Math.max(2, Math.floor((wanted * 0.8) / 2) * 2), max: Math.ceil((wanted * 1.2) / 2) * 2, wanted }
}

export interface BookFigures {
  readonly pages: number
  /** Share of the paper that photos cover. */
  readonly coverage: number
  readonly crop: number
  readonly cropP95: number
  /** Photos that lose more than 6 %, but for the rounding of cells to micrometres. */
  readonly muchCropped: number
  readonly shortestSide: number
  /** Share of page breaks that lie at a pause of more than an hour, of those that could. */
  readonly boundaries: number
}

export function figuresOf(album: readonly AlbumShot[], book: readonly PeerPage[], paper: Paper): BookFigures {
  const cells = book.flatMap((page) => page.cells)
  const crops = cells.map((cell) => cropOf(cell, aspectOf(album[cell.photo] as AlbumShot)))
  const starts = book.slice(1).map((page) => Math.min(...page.cells.map((cell) => cell.photo)))
  const events = new Set(
    album.flatMap((shot, at) =>
      at > 0 && shot.takenAt - (album[at - 1] as AlbumShot).takenAt > 3_600_000 ? [at] : [],
    ),
  )
  return {
    pages: book.length,
    coverage:
      cells.reduce((sum, cell) => sum + cell.width * cell.height, 0) / (book.length * paper.width * paper.height),
    crop: mean(crops),
    cropP95: quantile(crops, 0.95),
    muchCropped: crops.filter((crop) => crop > 0.06 + ROUNDING).length,
    shortestSide: Math.min(...cells.flatMap((cell) => [cell.width, cell.height])),
    boundaries: starts.filter((start) => events.has(start)).length / Math.max(1, Math.min(events.size, starts.length)),
  }
}

/** A micrometre of the narrowest cells. */
const ROUNDING = 1e-4

/** The mean of every figure over several books; the worst of sides, the sum of what is cropped too much. */
export function meanFigures(list: readonly BookFigures[]): BookFigures {
  const over = (figure: keyof BookFigures) => mean(list.map((figures) => figures[figure]))
  return {
    pages: over('pages'),
    coverage: over('coverage'),
    crop: over('crop'),
    cropP95: over('cropP95'),
    muchCropped: list.reduce((sum, figures) => sum + figures.muchCropped, 0),
    shortestSide: Math.min(...list.map((figures) => figures.shortestSide)),
    boundaries: over('boundaries'),
  }
}
