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
import { CORNER, LINE, monthNotes, type Note } from './day-notes.ts'
import { textSheet, wordOf } from './grid-text.ts'
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
  const band = { x: grid.x, y: grid.y + head, width: grid.width, height: sizes.weekday * BAND }
  setHead(text, source, grid, sizes)
  setWeekdays(text, source, { ...weeks, baseline: grid.y + head + sizes.weekday * 1.1 }, sizes)
  const cellOf = (row: number, column: number): Box => ({
    ...{ x: box.x + column * weeks.column, y: box.y + row * weeks.row },
    ...{ width: weeks.column, height: weeks.row },
  })
  const notes = monthNotes(days, cellOf, sizes, {
    style,
    fonts,
    chain: gridChain(style.family, 400, settings.language),
  })
  const world = { style, fonts, settings, noteSize: notes.size }
  const rings = days.flatMap((week, row) =>
    week.flatMap((day, column) =>
      setDay(text, day, cellOf(row, column), notes.days[row]?.[column] ?? [], sizes, world),
    ),
  )
  return [
    ...grounds(pageId, weeks, band, source),
    ...linesOf(pageId, weeks, style),
    ...(rings.length > 0
      ? [shape(`${pageId}.rings`, rings.join(''), grid, { colour: style.note.family, width: sizes.day * 0.05 })]
      : []),
    ...text.sprites(),
  ]
}

/** Height of the band under the names of the weekdays, in multiples of their size: they stand in its middle. */
const BAND = 1.5

type Text = ReturnType<typeof textSheet>

function setHead(text: Text, { month, settings, style, fonts }: MonthSource, grid: Box, sizes: GridSizes): void {
  const { align, colour, weight } = style.month
  const baseline = grid.y + sizes.month * 0.92
  const name = wordOf(
    monthName(month.month, settings.language),
    fonts,
    gridChain(style.month.family ?? style.family, weight, settings.language),
  )
  // Letters for names of months may be too thin, or too wild, for numbers of half their size.
  const year = wordOf(String(month.year), fonts, gridChain(style.family, 400, settings.language))
  const small = { size: sizes.month * 0.5, colour: style.weekday.band ? style.note.colour : style.weekday.colour }
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
    const isRest = isWeekend((at + settings.weekStart) % 7) && !style.weekday.band
    const colour = isRest ? style.day.restColour : style.weekday.colour
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

/** So much of a day's place a sign beside a number keeps clear of the line. */
const CLEAR = 0.034
/** Where it begins, from the middle of the number, in multiples of its size. */
const BESIDE = 0.72
/** How far a ring reaches around a number, in multiples of its size. */
const RING = 0.66
/** What of it the middle of a number in a corner keeps clear of the edge when it has a ring. */
const RINGED = RING + 0.1

interface DayWorld {
  readonly style: CalendarStyle
  readonly fonts: FontBook
  readonly settings: CalendarSettings
  readonly noteSize: Mm
}

/** Sets one day; returns the rings around the numbers of the family's days. */
function setDay(
  text: Text,
  day: GridDay,
  cell: Box,
  notes: readonly Note[],
  sizes: GridSizes,
  world: DayWorld,
): string[] {
  const { style, fonts, settings, noteSize } = world
  const number = wordOf(String(day.date.day), fonts, gridChain(style.family, style.day.weight, settings.language))
  const lines = Math.min(notes.length, Math.min(1, day.notes.length) + day.family.length)
  const used = sizes.day * LINE.day + lines * sizes.note * LINE.note
  const above = Math.min(sizes.day * LINE.above, Math.max(0, (cell.height - used) / 2))
  const baseline = cell.y + above + sizes.day * 0.86
  const inCorner = Math.max(sizes.day * (CORNER + number.width / 2), day.family.length > 0 ? sizes.day * RINGED : 0)
  const middle = cell.x + (style.day.place === 'corner' ? inCorner : cell.width / 2)
  text.set(number, { x: middle, baseline, align: 'center' }, { size: sizes.day, colour: numberColour(day, style) })
  if (day.mark) {
    // Beside a large number in a narrow place there is less room than the small words have.
    const x = middle + sizes.day * BESIDE
    const size = Math.min(sizes.note * 0.86, cell.x + cell.width * (1 - CLEAR) - x)
    const sign = wordOf(MARKS[day.mark], fonts, gridChain(style.family, 400, settings.language))
    text.set(sign, { x, baseline: baseline - sizes.day * 0.38, align: 'left' }, { size, colour: style.mark[day.mark] })
  }
  for (const [line, { word, x, colour }] of notes.entries()) {
    const below = cell.y + above + sizes.day * LINE.day + sizes.note * (0.95 + line * LINE.note)
    text.set(word, { x, baseline: below, align: 'left' }, { size: noteSize, colour: style.note[colour] })
  }
  return day.family.length > 0 ? [circle(middle, baseline - sizes.day * 0.36, sizes.day * RING)] : []
}

function numberColour({ inMonth, mark, weekday }: GridDay, { day }: CalendarStyle): string {
  if (!inMonth) {
    return day.otherMonth
  }
  return mark === 'rest' || (isWeekend(weekday) && mark !== 'work') ? day.restColour : day.colour
}

/** Paper of its own under weekends and under the names of the weekdays. */
function grounds(
  pageId: string,
  { box, column }: Weeks,
  band: Box,
  { style, settings }: Pick<MonthSource, 'style' | 'settings'>,
): ShapeSprite[] {
  const clip = { ...box, y: band.y, height: box.y + box.height - band.y }
  const fill = (id: string, colour: string | undefined, boxes: readonly Box[]): ShapeSprite[] =>
    colour === undefined || boxes.length === 0
      ? []
      : [{ kind: 'shape', id: `${pageId}.${id}`, path: boxes.map(area).join(''), clip, fill: colour, opacity: 1 }]
  const weekends = [0, 1, 2, 3, 4, 5, 6].filter((at) => isWeekend((at + settings.weekStart) % 7))
  return [
    ...fill(
      'weekend',
      style.weekend,
      weekends.map((at) => ({ x: box.x + at * column, y: box.y, width: column, height: box.height })),
    ),
    ...fill('band', style.weekday.band, [band]),
  ]
}

const area = ({ x, y, width, height }: Box) =>
  `M${mm(x)} ${mm(y)}L${mm(x + width)} ${mm(y)}L${mm(x + width)} ${mm(y + height)}L${mm(x)} ${mm(y + height)}Z`

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
