import { calendarStyle, calendarVariant } from '../../theme/calendar-theme.ts'
import { drawing, role } from '../../theme/drawing.ts'
import { cardVariant, frameVariant, printVariant } from '../../theme/sheet-variants.ts'
import type { Anchor, Theme } from '../../theme/theme.ts'
import { SEAL_LETTERS } from './seal-letters.ts'
import { CATEGORY, captionStyles, edgeLine, themeId } from './theme-parts.ts'

const XUAN = '#f4f0e6'
const INK = '#23241f'
const SOFT = '#5f5c50'
const INDIGO = '#27384d'
const CINNABAR = '#b2352a'

/** Far mountains in three washes, the nearer the darker. */
const RIDGES = [
  {
    path: 'M0 40C30 36 44 18 66 15S96 30 118 26 150 4 176 2 214 26 240 24 280 10 306 14 352 38 400 36V120H0Z',
    opacity: 0.1,
    at: 18,
  },
  { path: 'M0 30C40 34 70 10 104 12S150 34 190 30 246 6 282 10 340 34 400 26V120H0Z', opacity: 0.16, at: 32 },
  { path: 'M0 34C50 20 84 30 130 26S210 8 250 16 330 36 400 18V120H0Z', opacity: 0.3, at: 48 },
] as const

const mountains = (colour: string, x = 0) =>
  RIDGES.map(({ path, opacity, at }, layer) =>
    drawing({
      id: `ridge-${layer}`,
      anchor: 'bottom',
      at: [x, at + 40],
      size: [400, 120],
      path,
      fill: colour,
      opacity,
    }),
  )

/** The two rules of a printed page, thick outside and thin inside, at its head and foot. */
const rules = (['top', 'bottom'] as const).flatMap((edge) => [
  edgeLine({ id: `rule-${edge}`, edge, inset: 8, colour: INK, width: 0.5 }),
  edgeLine({ id: `rule-thin-${edge}`, edge, inset: 9.4, colour: INK, width: 0.15 }),
])

/** A seal, cut in lines: an upright one for the cover, square on the back. */
const seal = (anchor: Anchor, x: number, y: number, scale = 1) => {
  const whole = drawing({ id: 'seal', anchor, at: [x, y], size: [12, 18], path: SEAL, fill: CINNABAR })
  return { ...whole, size: { width: 12 * scale, height: 18 * scale } }
}

/** The letters run the other way round than their ground: they stay the paper's. */
const SEAL = `M0.6 0H11.4L12 0.6V17.4L11.4 18H0.6L0 17.4V0.600Z${SEAL_LETTERS}`

/** Binding of a thread-bound book: the seam down the fold side of its front, and four stitches. */
const binding = [
  drawing({
    id: 'seam',
    anchor: 'left',
    at: [13, 0],
    size: [1, 600],
    path: 'M0.5 0V600',
    stroke: { colour: '#e7ddc4', width: 0.5 },
  }),
  ...[-84, -28, 28, 84].map((y, at) =>
    drawing({
      id: `stitch-${at}`,
      anchor: 'left',
      at: [0, y],
      size: [13.5, 1],
      path: 'M0 0.5H13.5',
      stroke: { colour: '#e7ddc4', width: 0.5 },
    }),
  ),
]

const CLOTH = { background: INDIGO, spine: INDIGO, back: INDIGO } as const

/** Chinese classical: thread-bound indigo outside, rice paper, two rules and far mountains inside. */
export const ink: Theme = {
  id: themeId('ink'),
  name: { 'zh-Hans': '水墨', 'zh-Hant': '水墨', en: 'Ink' },
  owner: 'system',
  categoryId: CATEGORY.festive,
  layout: { kind: 'margins', margin: 20, gap: 4.5, maxCrop: 0.12, photosPerPage: { min: 1, wanted: 2.4, max: 5 } },
  cell: { radius: 0, border: { width: 0.25, colour: '#6d6a5c' } },
  roles: {
    cover: role(XUAN, ...rules),
    inner: role(XUAN, ...rules),
    chapter: role(XUAN, ...mountains(INK)),
    back: role(XUAN, ...rules, seal('bottom', 0, -22)),
    blank: role(XUAN, ...mountains(INK, -60)),
  },
  captions: captionStyles({
    title: { family: 'cactus', colour: INK, size: 16, leading: 1.25 },
    text: { family: 'cactus', colour: SOFT, size: 4.1, leading: 1.7 },
    spine: '#efe7d3',
  }),
  spine: INDIGO,
  covers: {
    usual: 'framed',
    framed: {
      ...CLOTH,
      ornaments: binding,
      photos: { x: 0.14, y: 0.36, width: 0.78, height: 0.55 },
      // The slip of paper that carries the title of such a book.
      title: { x: 0.46, y: 0.09, width: 0.44, height: 0.17 },
      plate: { kind: 'label', colour: XUAN },
      text: { colour: INK, size: 14, leading: 1.15 },
    },
    edge: {
      ...CLOTH,
      photos: { x: 0, y: 0, width: 1, height: 1 },
      title: { x: 0.62, y: 0.66, width: 0.3, height: 0.24 },
      plate: { kind: 'label', colour: XUAN },
      text: { colour: INK, size: 13 },
    },
    type: {
      background: XUAN,
      spine: INDIGO,
      back: XUAN,
      ornaments: [...mountains(INK), seal('bottom-right', -24, -70, 1.2)],
      title: { x: 0.12, y: 0.1, width: 0.76, height: 0.4 },
      text: { size: 32, colour: INK, leading: 1.15 },
    },
    mosaic: {
      ...CLOTH,
      ornaments: binding,
      photos: { x: 0.14, y: 0.08, width: 0.78, height: 0.64 },
      count: 4,
      title: { x: 0.14, y: 0.76, width: 0.78, height: 0.15 },
      text: { colour: '#efe7d3', size: 15 },
    },
  },
  calendar: calendarStyle({
    family: 'cactus',
    monthFamily: 'ma-shan-zheng',
    monthSize: 15,
    align: 'right',
    ink: INK,
    soft: SOFT,
    faint: '#c3bcaa',
    rest: CINNABAR,
    term: '#3f6b57',
    own: '#7a4a6a',
    line: '#8b8573',
    width: 0.48,
  }),
  variants: {
    card: cardVariant({
      edge: 10,
      front: XUAN,
      back: XUAN,
      ink: INK,
      line: '#8b8573',
      frontMark: [seal('bottom-right', -1.6, -2, 0.38)],
      mark: mountains(INK).map((ridge) => ({ ...ridge, opacity: (ridge.opacity ?? 1) * 0.4 })),
    }),
    frame: frameVariant({ mat: 34, colour: XUAN, cut: '#6d6a5c' }),
    calendar: calendarVariant({
      edge: 14,
      kind: 'bleed',
      paper: XUAN,
      cover: role(XUAN, ...mountains(INK)),
    }),
    print: printVariant(XUAN, { width: 0.7, colour: INDIGO }),
  },
}
