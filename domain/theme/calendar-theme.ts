import type { Fraction, Mm } from '../units.ts'
import { role } from './drawing.ts'
import type { CalendarStyle, Colour, LayoutPolicy, Ornament, PageRole, ThemeVariant } from './theme.ts'

/** The month grid of a theme: its family and colours, with sizes that read from across a room. */
interface GridTheme {
  readonly family: CalendarStyle['family']
  /** Of the month's name; absent: as all else. */
  readonly monthFamily?: CalendarStyle['family']
  readonly weight?: CalendarStyle['day']['weight']
  readonly align?: CalendarStyle['month']['align']
  /** Month and day numbers. */
  readonly ink: Colour
  /** Days of the week and lunar days. */
  readonly soft: Colour
  /** Numbers of the neighbouring months: there, but not to be read as this month's. */
  readonly faint: Colour
  /** Days off and festivals. */
  readonly rest: Colour
  readonly term: Colour
  /** The family's own days. */
  readonly own: Colour
  readonly line: Colour
  readonly lines?: 'rows' | 'cells' | 'none'
  readonly background?: Colour
  readonly monthSize?: Mm
  readonly daySize?: Mm
  /** At which side of the photo it lies on wide sheets, and its share of their width. */
  readonly place?: 'beside' | 'before'
  readonly width?: Fraction
  /** Of the numbers; absent: in the middle of a day's place. */
  readonly dayPlace?: 'corner'
  /** Paper under weekends. */
  readonly weekend?: Colour
  /** Under the names of the weekdays, and their colour on it. */
  readonly band?: { readonly colour: Colour; readonly ink: Colour }
}

export function calendarStyle(theme: GridTheme): CalendarStyle {
  const { family, monthFamily, ink, soft, rest, weight = 400, lines = 'rows', width, weekend, band, dayPlace } = theme
  return {
    family,
    share: 0.42,
    place: theme.place ?? 'beside',
    ...(width === undefined ? {} : { width }),
    ...(theme.background ? { background: theme.background } : {}),
    ...(weekend ? { weekend } : {}),
    month: {
      ...(monthFamily ? { family: monthFamily } : {}),
      ...{ size: theme.monthSize ?? 9.5, weight, colour: ink, align: theme.align ?? 'left' },
    },
    weekday: { size: 3.1, ...(band ? { colour: band.ink, band: band.colour } : { colour: soft }) },
    day: {
      ...(dayPlace ? { place: dayPlace } : {}),
      ...{ size: theme.daySize ?? 6.6, weight, colour: ink, restColour: rest, otherMonth: theme.faint },
    },
    note: { size: 2.7, minSize: 2.5, colour: soft, festival: rest, term: theme.term, family: theme.own },
    mark: { rest, work: soft },
    ...(lines === 'none' ? {} : { lines: { kind: lines, colour: theme.line, width: 0.15 } }),
  }
}

/** What a calendar of a theme looks like around its photos and its grid. */
interface CalendarTheme {
  /** Paper around picture and grid, mm; also where pictures bleed. */
  readonly edge: Mm
  readonly kind?: LayoutPolicy['kind']
  readonly paper: Colour
  /** Drawings behind a month: near the edges, quiet enough for small numbers. */
  readonly month?: readonly Ornament[]
  readonly cover: PageRole
  readonly back?: PageRole
  /** Of the cover's title and years; absent: the theme's. */
  readonly title?: Colour
}

/** Photos of a month fill their place: of 16:9 lying ones this much is lost beside an upright grid. Panoramas stay whole. */
const CALENDAR_CROP = 0.62

/** A theme's calendars: a cover with one picture and a title, then a picture and its month on every page. */
export function calendarVariant({
  edge,
  kind = 'margins',
  paper,
  month = [],
  cover,
  back,
  title,
}: CalendarTheme): ThemeVariant {
  const page = role(paper, ...month)
  return {
    layout: { kind, margin: edge, gap: 3, maxCrop: CALENDAR_CROP, photosPerPage: { min: 1, wanted: 1, max: 4 } },
    roles: { cover, inner: page, chapter: page, blank: page, ...(back ? { back } : {}) },
    captions: {
      title: { size: 11, minSize: 4.5, ...(title ? { colour: title } : {}) },
      description: { size: 4.2 },
      text: { size: 3.4, minSize: 2.2 },
    },
  }
}
