import type { CalendarSettings, CivilMonth } from '../../../domain/calendar/calendar-settings.ts'
import type { GridDay } from '../../../domain/calendar/month-grid.ts'
import { monthGrid, weekdayNames } from '../../../domain/calendar/month-grid.ts'
import { monthName } from '../../../domain/calendar/month-names.ts'
import { monthAreas } from '../../../domain/design/areas/calendar-areas.ts'
import type { Box } from '../../../domain/geometry.ts'
import type { PageFormat } from '../../../domain/product/paper.ts'
import type { CalendarStyle, Theme } from '../../../domain/theme/theme.ts'
import type { Mm } from '../../../domain/units.ts'
import type { FontBook } from '../font-book.ts'
import type { FillSprite, ShapeSprite, TextSprite } from '../scene.ts'
import { fitted, textSheet, wordOf } from './grid-text.ts'
import { type GridSizes, gridChain, gridSizes, HEAD } from './grid-type.ts'

export interface MonthSource {
  readonly pageId: string
  readonly month: CivilMonth
  readonly settings: CalendarSettings
  readonly format: PageFormat
  readonly theme: Theme
  readonly style: CalendarStyle
  readonly fonts: FontBook
}

/** The paper behind the grid, where the theme gives it one of its own. */
export function monthGround({ pageId, format, theme, style }: Omit<MonthSource, 'month' | 'settings' | 'fonts'>) {
  const colour = style.background
  const { ground } = monthAreas(format, theme, style)
  return colour === undefined
    ? []
    : [{ kind: 'fill', id: `${pageId}.ground`, box: ground, colour } satisfies FillSprite]
}

/** The words that stand for days off and for weekend days that are worked; they are read so in every language. */
export const MARKS = { rest: '休', work: '班' } as const

/** Where the weeks of a grid lie. */
interface Weeks {
  readonly box: Box
  readonly rows: number
  readonly column: Mm
  readonly row: Mm
}

/**
 * A month: its name and year, the weekdays, and a place for every day with its number, its small words and its marks.
 *
 * Weeks share the height: a month of six weeks has flatter ones, so that every day has its own place and its lunar day.
 */
export function monthSprites(source: MonthSource): (ShapeSprite | TextSprite)[] {
  const { pageId, month, settings, format, theme, style, fonts } = source
  const { grid } = monthAreas(format, theme, style)
  const days = monthGrid(month, settings)
  const sizes = gridSizes(style, grid, days.length)
  const text = textSheet(pageId, grid)
  const head = sizes.month * HEAD.month
  const top = grid.y + head + sizes.weekday * HEAD.weekday
  const box = { x: grid.x, y: top, width: grid.width, height: grid.y + grid.height - top }
  const weeks: Weeks = { box, rows: days.length, column: box.width / 7, row: box.height / days.length }
  setHead(text, source, grid, sizes)
  setWeekdays(text, source, { ...weeks, baseline: grid.y + head + sizes.weekday * 1.1 }, sizes)
  const rings: string[] = []
  for (const [row, week] of days.entries()) {
    for (const [column, day] of week.entries()) {
      const cell = {
        x: box.x + column * weeks.column,
        y: box.y + row * weeks.row,
        width: weeks.column,
        height: weeks.row,
      }
      rings.push(...setDay(text, day, cell, sizes, { style, fonts, settings }))
    }
  }
  return [
    ...linesOf(pageId, weeks, style),
    ...(rings.length > 0
      ? [shape(`${pageId}.rings`, rings.join(''), grid, { colour: style.note.family, width: sizes.day * 0.05 })]
      : []),
    ...text.sprites(),
  ]
}

type Text = ReturnType<typeof textSheet>

function setHead(text: Text, { month, settings, style, fonts }: MonthSource, grid: Box, sizes: GridSizes): void {
  const { align, colour, weight } = style.month
  const baseline = grid.y + sizes.month * 0.92
  const name = wordOf(
    monthName(month.month, settings.language),
    fonts,
    gridChain(style.month.family ?? style.family, weight, settings.language),
  )
  const year = wordOf(String(month.year), fonts, gridChain(style.month.family ?? style.family, 400, settings.language))
  const small = { size: sizes.month * 0.5, colour: style.weekday.colour }
  const large = { size: sizes.month, colour }
  const right = grid.x + grid.width
  if (align === 'center') {
    const gap = sizes.month * 0.4
    const whole = name.width * large.size + gap + year.width * small.size
    const from = grid.x + (grid.width - whole) / 2
    text.set(name, { x: from, baseline, align: 'left' }, large)
    text.set(year, { x: from + whole, baseline, align: 'right' }, small)
  } else {
    const [here, there] = align === 'left' ? [grid.x, right] : [right, grid.x]
    text.set(name, { x: here, baseline, align }, large)
    text.set(year, { x: there, baseline, align: align === 'left' ? 'right' : 'left' }, small)
  }
}

function setWeekdays(
  text: Text,
  { settings, style, fonts }: MonthSource,
  { box, column, baseline }: Weeks & { readonly baseline: Mm },
  { weekday: size }: GridSizes,
): void {
  const chain = gridChain(style.family, 400, settings.language)
  for (const [at, name] of weekdayNames(settings.language, settings.weekStart).entries()) {
    const colour = isWeekend((at + settings.weekStart) % 7) ? style.day.restColour : style.weekday.colour
    text.set(
      wordOf(name, fonts, chain),
      { x: box.x + (at + 0.5) * column, baseline, align: 'center' },
      { size, colour },
    )
  }
}

function isWeekend(weekday: number): boolean {
  return weekday === 0 || weekday === 6
}

interface DayWorld extends Pick<MonthSource, 'style' | 'fonts' | 'settings'> {}

/** Distances inside the place of a day, in multiples of the sizes: number, small words, and what lies above them. */
const LINE = { day: 1.32, note: 1.3, above: 0.3 } as const
/** Words keep this share of a day's place free on both sides. */
const SIDE = 0.06
/** So much of it a sign beside a number keeps clear of the line. */
const CLEAR = 0.034
/** Where it begins, from the middle, in multiples of the number's size. */
const BESIDE = 0.72

/** Sets one day; returns the rings around the numbers of the family's days. */
function setDay(text: Text, day: GridDay, cell: Box, sizes: GridSizes, world: DayWorld): string[] {
  const { style, fonts, settings } = world
  const middle = cell.x + cell.width / 2
  const chain = gridChain(style.family, style.day.weight, settings.language)
  const number = wordOf(String(day.date.day), fonts, chain)
  const lines = linesBelow(day, cell, sizes)
  const used = sizes.day * LINE.day + lines.length * sizes.note * LINE.note
  const above = Math.min(sizes.day * LINE.above, Math.max(0, (cell.height - used) / 2))
  const baseline = cell.y + above + sizes.day * 0.86
  text.set(number, { x: middle, baseline, align: 'center' }, { size: sizes.day, colour: numberColour(day, style) })
  if (day.mark) {
    // Beside a large number in a narrow place there is less room than the small words have.
    const size = Math.min(sizes.note * 0.86, cell.width * (0.5 - CLEAR) - sizes.day * BESIDE)
    const sign = wordOf(MARKS[day.mark], fonts, gridChain(style.family, 400, settings.language))
    const x = middle + sizes.day * BESIDE
    text.set(sign, { x, baseline: baseline - sizes.day * 0.38, align: 'left' }, { size, colour: style.mark[day.mark] })
  }
  const small = { size: sizes.note, minSize: sizes.minNote, chain: gridChain(style.family, 400, settings.language) }
  const layoutArea = cell.width * (1 - 2 * SIDE)
  let below = cell.y + above + sizes.day * LINE.day + sizes.note * 0.95
  for (const { words, colour } of inTwo(lines, layoutArea, linesIn(cell, sizes), (text) => {
    return wordOf(text, fonts, small.chain).width * small.minSize
  })) {
    const set = fitted(words, layoutArea, small, fonts)
    text.set(set.word, { x: middle, baseline: below, align: 'center' }, { size: set.size, colour: style.note[colour] })
    below += sizes.note * LINE.note
  }
  return day.family.length > 0 ? [circle(middle, baseline - sizes.day * 0.36, sizes.day * 0.66)] : []
}

function numberColour({ inMonth, mark, weekday }: GridDay, { day }: CalendarStyle): string {
  if (!inMonth) {
    return day.otherMonth
  }
  return mark === 'rest' || (isWeekend(weekday) && mark !== 'work') ? day.restColour : day.colour
}

interface Line {
  readonly words: string
  readonly colour: 'colour' | 'festival' | 'term' | 'family'
}

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
function inTwo(lines: readonly Line[], layoutArea: Mm, most: number, least: (text: string) => Mm): readonly Line[] {
  let free = most - lines.length
  return lines.flatMap((line) => {
    if (free < 1 || least(line.words) <= layoutArea) {
      return [line]
    }
    const letters = [...line.words]
    const at = middleBreak(letters)
    if (at === undefined) {
      return [line]
    }
    free -= 1
    const half = (from: number, to?: number) => ({ ...line, words: letters.slice(from, to).join('').trim() })
    return [half(0, at), half(at)]
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

function linesOf(pageId: string, { box, rows, column, row }: Weeks, { lines }: CalendarStyle): ShapeSprite[] {
  if (!lines) {
    return []
  }
  const { x, y, width, height } = box
  const cells = lines.kind === 'cells'
  const across = Array.from({ length: rows + (cells ? 1 : 0) }, (_, at) => level(x, y + at * row, x + width))
  const down = cells ? Array.from({ length: 8 }, (_, at) => upright(x + at * column, y, y + height)) : []
  const clip = {
    x: x - lines.width,
    y: y - lines.width,
    width: width + 2 * lines.width,
    height: height + 2 * lines.width,
  }
  return [shape(`${pageId}.lines`, [...across, ...down].join(''), clip, { colour: lines.colour, width: lines.width })]
}

function shape(id: string, path: string, clip: Box, stroke: { colour: string; width: Mm }): ShapeSprite {
  return { kind: 'shape', id, path, clip, stroke, opacity: 1 }
}

const level = (from: Mm, y: Mm, to: Mm) => `M${mm(from)} ${mm(y)}L${mm(to)} ${mm(y)}`
const upright = (x: Mm, from: Mm, to: Mm) => `M${mm(x)} ${mm(from)}L${mm(x)} ${mm(to)}`

/** From the middle of a quarter arc's end to its control point, as a share of the radius. */
const KAPPA = 0.5523

function circle(x: Mm, y: Mm, r: Mm): string {
  const k = r * KAPPA
  const at = (dx: number, dy: number) => `${mm(x + dx)} ${mm(y + dy)}`
  return [
    `M${at(r, 0)}C${at(r, k)} ${at(k, r)} ${at(0, r)}C${at(-k, r)} ${at(-r, k)} ${at(-r, 0)}`,
    `C${at(-r, -k)} ${at(-k, -r)} ${at(0, -r)}C${at(k, -r)} ${at(r, -k)} ${at(r, 0)}Z`,
  ].join('')
}

const mm = (value: Mm) => Math.round(value * 1000) / 1000
