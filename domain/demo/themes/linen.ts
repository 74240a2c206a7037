import { calendarStyle, calendarVariant } from '../../theme/calendar-theme.ts'
import { drawing, role } from '../../theme/drawing.ts'
import { cardVariant, frameVariant, printVariant } from '../../theme/sheet-variants.ts'
import type { Theme } from '../../theme/theme.ts'
import { CATEGORY, captionStyles, edgeLine, themeId } from './theme-parts.ts'

const CLOTH = '#e9dfcd'
const PAPER = '#faf6ee'
const STITCH = '#b9a27c'

/** How far a thread swings to either side, mm. */
const SLUB = [0.9, 0.3, 0.6, 0.15] as const

/** Longer than any sheet: a thread that runs through. */
const THREAD = 700

const swing = (thread: number) => SLUB[thread % 4] ?? 0

/** Spun flax is never even: every thread of a bundle has its own place and thickness. */
const BUNDLE = [0.2, 1.5, 2.6, 3.9, 5, 6.3, 7.5, 8.6]

/** Plain weave: warp and weft shine through each other where they cross. */
const weave = [
  drawing({
    id: 'weft',
    anchor: 'top-left',
    size: [THREAD, 9.6],
    tile: [THREAD, 9.6],
    path: BUNDLE.map(
      (y, i) => `M0 ${y}C${THREAD / 3} ${y + swing(i)} ${THREAD / 2} ${y - swing(i)} ${THREAD} ${y}`,
    ).join(''),
    stroke: { colour: '#cbbb9c', width: 0.42 },
    opacity: 0.42,
  }),
  drawing({
    id: 'warp',
    anchor: 'top-left',
    size: [9.6, THREAD],
    tile: [9.6, THREAD],
    path: BUNDLE.map(
      (x, i) => `M${x} 0C${x - swing(i)} ${THREAD / 3} ${x + swing(i)} ${THREAD / 2} ${x} ${THREAD}`,
    ).join(''),
    stroke: { colour: '#fbf5ea', width: 0.5 },
    opacity: 0.5,
  }),
]

const stitches = (['top', 'bottom'] as const).map((edge) =>
  edgeLine({ id: `stitch-${edge}`, edge, inset: 9, colour: STITCH, width: 0.45, dash: { on: 2.6, off: 1.9 } }),
)

/** Three stitches and a knot, the mark of the house on the back. */
const knot = drawing({
  id: 'knot',
  anchor: 'centre',
  size: [22, 8],
  path: 'M0 4h4M18 4h4M11 4c-3-5-6-1-3 1.2S14 6.8 14 4.6 11 1.4 8.6 3.2M11 4c3 5 6 1 3-1.2',
  stroke: { colour: STITCH, width: 0.45 },
})

const hem = edgeLine({
  id: 'hem',
  edge: 'bottom',
  inset: 9,
  colour: '#d8c8aa',
  width: 0.3,
  dash: { on: 2.2, off: 1.8 },
})

/** Warm cloth outside, soft paper inside. */
export const linen: Theme = {
  id: themeId('linen'),
  name: { 'zh-Hans': '亚麻', 'zh-Hant': '亞麻', en: 'Linen' },
  owner: 'system',
  categoryId: CATEGORY.plain,
  layout: {
    kind: 'margins',
    margin: 17,
    gap: 3.5,
    maxCrop: 0.15,
    photosPerPage: { min: 1, wanted: 3, max: 6 },
  },
  cell: { radius: 0, shadow: { x: 0, y: 0.5, blur: 1.8, colour: '#6b5a3c', opacity: 0.24 } },
  roles: {
    cover: role(CLOTH, ...weave, ...stitches),
    inner: role(PAPER),
    chapter: role(PAPER, hem),
    back: role(CLOTH, ...weave, ...stitches, knot),
    blank: role(PAPER, hem),
  },
  captions: captionStyles({ family: 'lora', title: '#4a3f2f', text: '#64573f', spine: '#4a3f2f' }),
  spine: '#d5c6aa',
  calendar: calendarStyle({
    family: 'lora',
    align: 'center',
    ink: '#4a3f2f',
    soft: '#6f6147',
    faint: '#cbbfa6',
    rest: '#a4492b',
    term: '#55703f',
    own: '#7a4a6a',
    line: '#d8c8aa',
  }),
  variants: {
    card: cardVariant({ edge: 6, front: PAPER, back: PAPER, ink: '#4a3f2f', line: STITCH }),
    frame: frameVariant({ mat: 28, colour: CLOTH, cut: '#f7f1e4' }),
    calendar: calendarVariant({ edge: 13, paper: PAPER, cover: role(CLOTH, ...weave, ...stitches) }),
    print: printVariant(PAPER),
  },
}
