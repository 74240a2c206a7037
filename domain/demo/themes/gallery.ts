import { calendarStyle, calendarVariant } from '../../theme/calendar-theme.ts'
import { drawing, role } from '../../theme/drawing.ts'
import { cardVariant, frameVariant, printVariant } from '../../theme/sheet-variants.ts'
import type { Theme } from '../../theme/theme.ts'
import { CATEGORY, captionStyles, edgeBand, edgeLine, themeId } from './theme-parts.ts'

const PAPER = '#ffffff'
const INK = '#111111'
const RED = '#f2482b'
const GREY = '#5c5c5c'

/** A short thick bar: where a chapter begins. */
const bar = (anchor: 'top-left' | 'bottom-left', x: number, y: number, colour: string) =>
  drawing({ id: 'bar', anchor, at: [x, y], size: [26, 3.2], path: 'M0 0H26V3.2H0Z', fill: colour })

const line = (colour: string) => edgeLine({ id: 'line', edge: 'top', inset: 8, colour, width: 0.3 })

const POSTER = { background: RED, spine: RED, back: RED } as const

/** Swiss: large letters at the left edge, a grid, one red. */
export const gallery: Theme = {
  id: themeId('gallery'),
  name: { 'zh-Hans': '展厅', 'zh-Hant': '展廳', en: 'Gallery' },
  owner: 'system',
  categoryId: CATEGORY.plain,
  layout: {
    kind: 'margins',
    margin: 14,
    gap: 2.5,
    maxCrop: 0.2,
    spreads: true,
    photosPerPage: { min: 1, wanted: 3, max: 7 },
  },
  cell: { radius: 0 },
  roles: {
    cover: role(PAPER, bar('bottom-left', 14, -12, RED)),
    inner: role(PAPER),
    chapter: role(PAPER, line(INK), bar('top-left', 14, 6.4, RED)),
    back: role(PAPER, bar('bottom-left', 14, -14, RED)),
    blank: role(PAPER, line(INK)),
  },
  captions: captionStyles({
    title: { family: 'space-grotesk', weight: 700, colour: INK, align: 'left', size: 21, leading: 1.05 },
    text: { family: 'space-grotesk', colour: GREY, align: 'left', size: 3.5, leading: 1.45 },
    spine: INK,
  }),
  spine: RED,
  covers: {
    usual: 'framed',
    // The photo runs off the lower right corner, the title stands over it at the left.
    framed: {
      ...POSTER,
      ornaments: [],
      photos: { x: 0.3, y: 0.36, width: 0.7, height: 0.64 },
      title: { x: 0.07, y: 0.06, width: 0.86, height: 0.26 },
      text: { size: 25, vertical: 'top', colour: INK, leading: 0.98 },
    },
    edge: {
      background: PAPER,
      spine: RED,
      back: RED,
      photos: { x: 0, y: 0.24, width: 1, height: 0.76 },
      title: { x: 0.07, y: 0.05, width: 0.86, height: 0.15 },
      text: { size: 20, vertical: 'top' },
    },
    type: {
      ...POSTER,
      ornaments: [edgeBand('foot', 'bottom', 26, INK)],
      title: { x: 0.07, y: 0.06, width: 0.86, height: 0.74 },
      text: { size: 44, vertical: 'top', colour: INK, leading: 0.98 },
    },
    mosaic: {
      background: INK,
      spine: INK,
      back: INK,
      photos: { x: 0.07, y: 0.28, width: 0.86, height: 0.65 },
      count: 9,
      title: { x: 0.07, y: 0.06, width: 0.86, height: 0.18 },
      text: { size: 20, vertical: 'top', colour: '#ffffff' },
    },
  },
  calendar: calendarStyle({
    family: 'space-grotesk',
    weight: 700,
    monthSize: 17,
    ink: INK,
    soft: GREY,
    faint: '#c9c9c9',
    rest: '#d93a1e',
    term: '#3d6b4f',
    own: '#1f5fbf',
    line: INK,
    lines: 'rows',
    width: 0.46,
    dayPlace: 'corner',
  }),
  variants: {
    card: cardVariant({ edge: 6, front: RED, back: PAPER, ink: INK, line: INK }),
    frame: frameVariant({ mat: 40, colour: PAPER }),
    calendar: calendarVariant({
      edge: 12,
      kind: 'bleed',
      paper: PAPER,
      cover: role(RED),
      title: INK,
    }),
    print: printVariant(PAPER, { width: 0.5, colour: INK }),
  },
}
