import { calendarStyle, calendarVariant } from '../../theme/calendar-theme.ts'
import { drawing, role } from '../../theme/drawing.ts'
import { cardVariant, frameVariant, printVariant } from '../../theme/sheet-variants.ts'
import type { Anchor, Theme } from '../../theme/theme.ts'
import { CATEGORY, captionStyles, disc, themeId } from './theme-parts.ts'

const IVORY = '#fdf7f3'
const BLUSH = '#ecd9d0'
const INK = '#4b3f3a'
const GOLD = '#b08d57'
const DEEP_GOLD = '#8a6a38'

type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

/** A corner of an engraved card: two lines that step back from the corner in a quarter circle. */
function corner(anchor: Corner, inset: number, colour: string) {
  const right = anchor.endsWith('right')
  const low = anchor.startsWith('bottom')
  const x = (value: number) => (right ? 46 - value : value)
  const y = (value: number) => (low ? 46 - value : value)
  const turn = right === low ? 0 : 1
  const line = (at: number, r: number) =>
    `M${x(46)} ${y(at)}H${x(at + r)}A${r} ${r} 0 0 ${turn === 0 ? 1 : 0} ${x(at)} ${y(at + r)}V${y(46)}`
  const away = (far: boolean) => (far ? -inset : inset)
  return drawing({
    id: `corner-${anchor}`,
    anchor,
    at: [away(right), away(low)],
    size: [46, 46],
    path: line(0.2, 9) + line(2, 9),
    stroke: { colour, width: 0.25 },
  })
}

const corners = (inset: number, colour = GOLD) =>
  (['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const).map((each) => corner(each, inset, colour))

/** Two rings that hold each other. */
const rings = (anchor: Anchor, y: number, colour = GOLD) =>
  drawing({
    id: 'rings',
    anchor,
    at: [0, y],
    size: [17, 11],
    path: disc(5.5, 5.5, 5.2) + disc(11.5, 5.5, 5.2),
    stroke: { colour, width: 0.4 },
  })

const LINEN = { background: BLUSH, spine: BLUSH, back: BLUSH } as const

/** Ivory, blush and a thin gold: weddings, and anniversaries of them. */
export const vows: Theme = {
  id: themeId('vows'),
  name: { 'zh-Hans': '婚约', 'zh-Hant': '婚約', en: 'Vows' },
  owner: 'system',
  categoryId: CATEGORY.festive,
  layout: {
    kind: 'margins',
    margin: 19,
    gap: 3,
    maxCrop: 0.12,
    spreads: true,
    photosPerPage: { min: 1, wanted: 2, max: 4 },
  },
  cell: { radius: 0 },
  roles: {
    cover: role(IVORY, ...corners(10)),
    inner: role(IVORY),
    chapter: role(IVORY, ...corners(10), rings('bottom', -14)),
    back: role(BLUSH, rings('centre', 0, DEEP_GOLD)),
    blank: role(IVORY, ...corners(10)),
  },
  captions: captionStyles({
    title: { family: 'cinzel', colour: INK, size: 12, leading: 1.35 },
    text: { family: 'cactus', colour: '#6b5b52', size: 3.9, leading: 1.55 },
    spine: INK,
  }),
  spine: BLUSH,
  covers: {
    usual: 'framed',
    framed: {
      ...LINEN,
      ornaments: corners(10, DEEP_GOLD),
      photos: { x: 0.24, y: 0.15, width: 0.52, height: 0.52 },
      title: { x: 0.16, y: 0.71, width: 0.68, height: 0.15 },
      text: { size: 12 },
    },
    edge: {
      ...LINEN,
      photos: { x: 0, y: 0, width: 1, height: 1 },
      title: { x: 0.2, y: 0.72, width: 0.6, height: 0.13 },
      plate: { kind: 'label', colour: IVORY },
    },
    type: {
      background: IVORY,
      spine: BLUSH,
      back: IVORY,
      ornaments: [...corners(12), rings('top', 46)],
      title: { x: 0.16, y: 0.32, width: 0.68, height: 0.4 },
      text: { size: 20, leading: 1.3 },
    },
    mosaic: {
      background: IVORY,
      spine: BLUSH,
      back: IVORY,
      ornaments: [],
      photos: { x: 0, y: 0.16, width: 1, height: 0.46 },
      count: 3,
      title: { x: 0.14, y: 0.68, width: 0.72, height: 0.16 },
      text: { size: 12 },
    },
  },
  calendar: calendarStyle({
    family: 'cactus',
    monthFamily: 'cinzel',
    align: 'center',
    monthSize: 9,
    ink: INK,
    soft: '#6b5b52',
    faint: '#d3c7bc',
    rest: '#a8553f',
    term: DEEP_GOLD,
    own: '#9a4a6a',
    line: '#e2d5c5',
    lines: 'none',
    width: 0.44,
  }),
  variants: {
    card: cardVariant({
      edge: 12,
      front: IVORY,
      back: IVORY,
      ink: INK,
      line: GOLD,
      border: { width: 0.3, colour: GOLD },
      frontMark: corners(5),
    }),
    frame: frameVariant({ mat: 38, colour: IVORY, cut: GOLD }),
    calendar: calendarVariant({
      edge: 12,
      kind: 'bleed',
      paper: IVORY,
      // The photo has the upper corners.
      cover: role(BLUSH, ...corners(7, DEEP_GOLD).filter(({ anchor }) => anchor.startsWith('bottom'))),
    }),
    print: printVariant(IVORY, { width: 0.5, colour: GOLD }),
  },
}
