import type { GridDay, MonthGrid } from '../../../domain/calendar/month-grid.ts'
import type { Box } from '../../../domain/geometry.ts'
import type { CalendarStyle } from '../../../domain/theme/theme.ts'
import type { Mm } from '../../../domain/units.ts'
import type { FontBook } from '../font-book.ts'
import type { FaceChain } from '../text/faces.ts'
import { fitted, STEPS_PER_MM, type Word, wordOf } from './grid-text.ts'
import type { GridSizes } from './grid-type.ts'

/** Distances inside the place of a day, in multiples of the sizes: number, small words, and what lies above them. */
export const LINE = { day: 1.32, note: 1.3, above: 0.3 } as const
/** Words keep this share of a day's place free on both sides. */
const SIDE = 0.04
/** From the edge of a day's place to what stands in its corner, in multiples of the number's size. */
export const CORNER = 0.22

/** A small word where it stands; its lines follow each other. */
export interface Note {
  readonly word: Word
  /** Its left end. */
  readonly x: Mm
  readonly colour: NoteColour
}

type NoteColour = 'colour' | 'festival' | 'term' | 'family'

interface Line {
  readonly words: string
  readonly colour: NoteColour
}

/** The small words of a month: all of one size, so that none looks less than another, and each whole as far as there is room. */
export interface MonthNotes {
  readonly size: Mm
  /** Of each day, row by row, line by line. */
  readonly days: readonly (readonly (readonly Note[])[])[]
}

export function monthNotes(
  days: MonthGrid,
  cellOf: (row: number, column: number) => Box,
  sizes: GridSizes,
  { style, fonts, chain }: { readonly style: CalendarStyle; readonly fonts: FontBook; readonly chain: FaceChain },
): MonthNotes {
  const least = sizes.minNote
  const isCorner = style.day.place === 'corner'
  const corner = sizes.day * CORNER
  const hasCells = style.lines?.kind === 'cells'
  const widthOf = (text: string) => wordOf(text, fonts, chain).width
  const rows = days.map((week, row) =>
    week.map((day, column) => {
      const cell = cellOf(row, column)
      return { cell, lines: linesBelow(day, cell, sizes), most: linesIn(cell, sizes) }
    }),
  )
  type Place = (typeof rows)[number][number]
  /** Whether nothing of a day reaches into its neighbour, nor wants to, on this line. */
  const isFree = (place: Place | undefined, line: number) =>
    place !== undefined &&
    place.lines.length <= line &&
    place.lines.every(({ words }) => widthOf(words) * sizes.note <= inner(place.cell))
  const roomOf = (week: readonly Place[], column: number): RoomOf => {
    const { cell } = week[column] as Place
    const spare = cell.width * SIDE
    const own = { from: cell.x + (isCorner ? corner : spare), to: cell.x + cell.width - spare }
    return (words, line) => {
      // Over a line between two days goes only a word that would be shortened else.
      const isKept = hasCells && widthOf(words) * least <= own.to - own.from
      const before = !isKept && isFree(week[column - 1], line)
      const behind = !isKept && isFree(week[column + 1], line)
      return {
        from: before ? cell.x - cell.width / 2 : own.from,
        to: behind ? cell.x + cell.width * 1.5 : own.to,
      }
    }
  }
  const laid = rows.map((week) =>
    week.map((place, column) => {
      const room = roomOf(week, column)
      const widest = hasCells ? () => ({ from: place.cell.x, to: place.cell.x + inner(place.cell) }) : room
      return { cell: place.cell, room, lines: inTwo(place, least, widthOf, widest) }
    }),
  )
  const fitting = laid
    .flat()
    .flatMap(({ lines, room }) => lines.map(({ words }, line) => widthOfRoom(room(words, line)) / widthOf(words)))
    .filter((each) => each >= least)
  const size = Math.floor(Math.min(sizes.note, ...fitting) * STEPS_PER_MM + 1e-6) / STEPS_PER_MM
  return {
    size,
    days: laid.map((week) =>
      week.map(({ cell, room, lines }) =>
        lines.map(({ words, colour }, line) => {
          const { from, to } = room(words, line)
          const { word } = fitted(words, to - from, { size, minSize: size, chain }, fonts)
          const wide = word.width * size
          const wished = isCorner ? corner : (cell.width - wide) / 2
          return { word, x: Math.min(Math.max(cell.x + wished, from), to - wide), colour }
        }),
      ),
    ),
  }
}

/** Where a line of words may stand. */
interface Room {
  readonly from: Mm
  readonly to: Mm
}

type RoomOf = (words: string, line: number) => Room

const widthOfRoom = ({ from, to }: Room) => to - from

const inner = ({ width }: Box) => width * (1 - 2 * SIDE)

/**
 * The small words below a number, line by line: what day it is, then whose. Names that have no line of their own share
 * the last one; where there is room for one line only it is the family's.
 */
function linesBelow({ notes, noteKind, family }: GridDay, cell: Box, sizes: GridSizes): Line[] {
  const layoutArea = linesIn(cell, sizes)
  const what: Line[] =
    notes.length > 0
      ? [{ words: notes.join('·'), colour: noteKind === 'festival' || noteKind === 'term' ? noteKind : 'colour' }]
      : []
  const first = family.length > 0 && layoutArea === 1 ? [] : what
  const places = layoutArea - first.length
  const alone = family.slice(0, family.length > places ? places - 1 : places)
  const together = family.slice(alone.length)
  return [...first, ...[...alone, ...(together.length > 0 ? [together.join(' · ')] : [])].map(named)]
}

/** How many lines of small words a day has room for. */
function linesIn({ height }: Box, { day, note }: GridSizes): number {
  return Math.max(1, Math.floor((height - day * (LINE.day + LINE.above * 0.5)) / (note * LINE.note)))
}

/** Names too long for their line even when they are small take a second one, where there is one left. */
function inTwo(
  { lines, most }: { readonly lines: readonly Line[]; readonly most: number },
  least: Mm,
  widthOf: (text: string) => number,
  room: RoomOf,
): readonly Line[] {
  let free = most - lines.length
  return lines.flatMap((line, at) => {
    if (free < 1 || widthOf(line.words) * least <= widthOfRoom(room(line.words, at))) {
      return [line]
    }
    const letters = [...line.words]
    const middle = middleBreak(letters)
    if (middle === undefined) {
      return [line]
    }
    free -= 1
    const half = (start: number, end?: number) => ({ ...line, words: letters.slice(start, end).join('').trim() })
    return [half(0, middle), half(middle)]
  })
}

/** Where a name may be broken nearest to its middle: at a space, or beside a Chinese character. */
function middleBreak(letters: readonly string[]): number | undefined {
  const middle = letters.length / 2
  const may = letters.flatMap((letter, at) => {
    const before = letters[at - 1]
    return before !== undefined && (letter === ' ' || letter >= '\u2e80' || before >= '\u2e80') ? [at] : []
  })
  return may.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
}

function named(words: string): Line {
  return { words, colour: 'family' }
}
