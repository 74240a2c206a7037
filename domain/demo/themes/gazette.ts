import { calendarStyle, calendarVariant } from '../../theme/calendar-theme.ts'
import { drawing, role } from '../../theme/drawing.ts'
import { cardVariant, frameVariant, printVariant } from '../../theme/sheet-variants.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Mm } from '../../units.ts'
import { CATEGORY, captionStyles, edgeLine, themeId } from './theme-parts.ts'

const NEWSPRINT = '#e9e7e0'
const INK = '#1b1a18'
const GREY = '#55524a'
const SPOT = '#ffd447'

/** A heavy and a fine rule across the page. */
const rules = (edge: 'top' | 'bottom', inset: Mm) => [
  edgeLine({ id: `heavy-${edge}`, edge, inset, colour: INK, width: 1.1 }),
  edgeLine({ id: `fine-${edge}`, edge, inset: inset + 1.5, colour: INK, width: 0.2 }),
]

/** Screen of dots, as coarse as a newspaper prints its greys: a corner that fades towards the page. */
const ROWS = 13
const PITCH = 3
const screen = drawing({
  id: 'screen',
  anchor: 'bottom-right',
  at: [6, 6],
  size: [ROWS * PITCH, ROWS * PITCH],
  path: Array.from({ length: ROWS * ROWS }, (_, i) => {
    const [x, y] = [i % ROWS, Math.floor(i / ROWS)]
    const r = (1.5 * (x + y - ROWS * 0.75)) / (ROWS * 1.25)
    const [cx, cy] = [(x + 0.5) * PITCH, (y + 0.5) * PITCH]
    return r > 0.18 ? `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z` : ''
  }).join(''),
  fill: INK,
  opacity: 0.75,
})

const FRONT_PAGE = { background: NEWSPRINT, spine: INK, back: NEWSPRINT } as const

/** A newspaper of one's own: a masthead, rules, dense pages, one bright spot colour. */
export const gazette: Theme = {
  id: themeId('gazette'),
  name: { 'zh-Hans': '号外', 'zh-Hant': '號外', en: 'Gazette' },
  owner: 'system',
  categoryId: CATEGORY.friends,
  layout: { kind: 'margins', margin: 12, gap: 2, maxCrop: 0.25, photosPerPage: { min: 1, wanted: 3.8, max: 8 } },
  cell: { radius: 0 },
  roles: {
    cover: role(NEWSPRINT, ...rules('top', 7), ...rules('bottom', 8)),
    inner: role(NEWSPRINT, edgeLine({ id: 'head', edge: 'top', inset: 7, colour: INK, width: 0.2 })),
    chapter: role(NEWSPRINT, ...rules('top', 6)),
    back: role(NEWSPRINT, ...rules('top', 7), screen),
    blank: role(SPOT, screen),
  },
  captions: captionStyles({
    title: { family: 'abril-fatface', colour: INK, align: 'left', size: 21, leading: 1.08 },
    text: { family: 'lora', colour: GREY, align: 'left', size: 3.7, leading: 1.45 },
    spine: '#f7f4ec',
  }),
  spine: INK,
  covers: {
    usual: 'framed',
    framed: {
      ...FRONT_PAGE,
      ornaments: rules('top', 7),
      photos: { x: 0.06, y: 0.3, width: 0.88, height: 0.64 },
      title: { x: 0.06, y: 0.06, width: 0.88, height: 0.18 },
      text: { size: 26, align: 'center', leading: 1 },
    },
    edge: {
      background: SPOT,
      spine: INK,
      back: SPOT,
      photos: { x: 0, y: 0.27, width: 1, height: 0.73 },
      title: { x: 0.06, y: 0.06, width: 0.88, height: 0.17 },
      text: { size: 24 },
    },
    type: {
      background: SPOT,
      spine: SPOT,
      back: SPOT,
      ornaments: [...rules('top', 10), screen],
      title: { x: 0.07, y: 0.12, width: 0.86, height: 0.68 },
      text: { size: 42, vertical: 'top', leading: 1 },
    },
    mosaic: {
      ...FRONT_PAGE,
      ornaments: rules('top', 7),
      photos: { x: 0.06, y: 0.28, width: 0.88, height: 0.66 },
      count: 6,
      title: { x: 0.06, y: 0.08, width: 0.88, height: 0.15 },
      text: { size: 22 },
    },
  },
  calendar: calendarStyle({
    family: 'lora',
    monthFamily: 'abril-fatface',
    weight: 700,
    monthSize: 14,
    ink: INK,
    soft: GREY,
    faint: '#bdb7a8',
    rest: '#b3372a',
    term: '#3a6b53',
    own: '#2f5f8f',
    line: INK,
    lines: 'cells',
    width: 0.5,
    dayPlace: 'corner',
    band: { colour: INK, ink: NEWSPRINT },
  }),
  variants: {
    card: cardVariant({
      edge: 8,
      front: SPOT,
      back: NEWSPRINT,
      ink: INK,
      line: GREY,
      frontMark: [screen],
    }),
    frame: frameVariant({ mat: 20, colour: NEWSPRINT, cut: INK }),
    calendar: calendarVariant({
      edge: 11,
      kind: 'bleed',
      paper: NEWSPRINT,
      month: rules('top', 5),
      cover: role(SPOT, ...rules('top', 5), screen),
    }),
    print: printVariant(NEWSPRINT, { width: 0.35, colour: INK }),
  },
}
