import { around } from '../../../domain/design/pages/free-parts.ts'
import type { Box, Point } from '../../../domain/geometry.ts'
import type { Mm } from '../../../domain/units.ts'
import type { CaretRow } from './caret-rows.ts'

/**
 * A place between two characters of a text that is written. Where a line ends because it is full one offset has two
 * places: `up` is the end of the upper row, else it is the start of the next.
 */
export interface Caret {
  readonly at: number
  readonly up: boolean
}

/** The row that a caret stands in. */
export function caretRowOf(rows: readonly CaretRow[], { at, up }: Caret): CaretRow | undefined {
  return (up && rows.find((row) => row.soft && row.to === at)) || (rows.findLast((row) => row.from <= at) ?? rows[0])
}

function xIn({ soft, to, endX, stops }: CaretRow, at: number): Mm {
  return soft && at >= to ? endX : (stops.findLast((stop) => stop.at <= at)?.x ?? endX)
}

/** Where a caret stands: a box without a width. */
export function caretBox(rows: readonly CaretRow[], caret: Caret): Box {
  const row = caretRowOf(rows, caret)
  return row ? { x: xIn(row, caret.at), y: row.top, width: 0, height: row.bottom - row.top } : NOWHERE
}

/** The place for a caret nearest to a point. */
export function caretAt(rows: readonly CaretRow[], { x, y }: Point): Caret {
  const row = rows.find(({ bottom }) => y < bottom) ?? rows.at(-1)
  return row ? nearestIn(row, x) : { at: 0, up: false }
}

function nearestIn(row: CaretRow, x: Mm): Caret {
  const stops = row.soft ? [...row.stops, { at: row.to, x: row.endX }] : row.stops
  const nearest = stops.reduce((best, stop) => (Math.abs(stop.x - x) < Math.abs(best.x - x) ? stop : best))
  return { at: nearest.at, up: row.soft && nearest.at === row.to }
}

/** Where Up (-1) or Down (1) leads from a caret, towards `x`; from the outermost rows to their ends. */
export function caretBeside(rows: readonly CaretRow[], caret: Caret, by: 1 | -1, x: Mm): Caret {
  const row = caretRowOf(rows, caret)
  const next = row && rows[rows.indexOf(row) + by]
  if (next) {
    return nearestIn(next, x)
  }
  return by === 1 ? { at: rows.at(-1)?.to ?? 0, up: false } : { at: 0, up: false }
}

/** What is marked when the text from `a` to `b` is chosen. A line feed among it shows as a narrow box behind its line. */
export function chosenBoxes(rows: readonly CaretRow[], a: number, b: number): Box[] {
  return rows.flatMap((row) => {
    const [from, to] = [Math.max(a, row.from), Math.min(b, row.to)]
    const feed = !row.soft && a <= row.to && b > row.to
    if (to <= from && !feed) {
      return []
    }
    const x = xIn(row, from)
    const width = Math.max(0, xIn(row, Math.max(from, to)) - x) + (feed ? FEED : 0)
    return [{ x, y: row.top, width, height: row.bottom - row.top }]
  })
}

/** Words as its language has them, also where no spaces part them. */
let segmenter: Intl.Segmenter | undefined

/** The word around an offset, or the one before it at the end of a text. */
export function wordAround(text: string, at: number): { readonly from: number; readonly to: number } {
  // Made for the first word that is chosen: on a phone it takes as long as a frame has five times over.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  const words = segmenter.segment(text)
  const word = words.containing(at) ?? words.containing(Math.max(0, at - 1))
  return word ? { from: word.index, to: word.index + word.segment.length } : { from: at, to: at }
}

/** How wide a chosen line feed is, mm. */
const FEED = 1

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }

/** What all lines stand in, however wide their place is. */
export function linesBox(rows: readonly CaretRow[]): Box {
  return around(
    rows.map(({ stops: [start], endX, top, bottom }) => {
      const x = start?.x ?? endX
      return { x, y: top, width: endX - x, height: bottom - top }
    }),
  )
}
