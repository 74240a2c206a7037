import { calendarStyle, calendarVariant } from '../../theme/calendar-theme.ts'
import { drawing, role } from '../../theme/drawing.ts'
import { cardVariant, frameVariant, printVariant } from '../../theme/sheet-variants.ts'
import type { Theme } from '../../theme/theme.ts'
import { CATEGORY, captionStyles, edgeLine, themeId } from './theme-parts.ts'

const CLOTH = '#e9dfcd'
const PAPER = '#f5f0e6'
const STITCH = '#b9a27c'
const BARK = '#4a3f2f'

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

/** A seam along head and foot. */
const stitches = (['top', 'bottom'] as const).map((edge) =>
  edgeLine({ id: `stitch-${edge}`, edge, inset: 9, colour: STITCH, width: 0.45, dash: { on: 2.6, off: 1.9 } }),
)

/** A card has its seam nearer to the edge. */
const cardStitches = (['top', 'bottom'] as const).map((edge) =>
  edgeLine({ id: `seam-${edge}`, edge, inset: 5, colour: STITCH, width: 0.4, dash: { on: 2.2, off: 1.6 } }),
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
    margin: 19,
    gap: 3.5,
    maxCrop: 0.15,
    photosPerPage: { min: 1, wanted: 2.8, max: 6 },
  },
  cell: { radius: 0, shadow: { x: 0, y: 0.5, blur: 1.8, colour: '#6b5a3c', opacity: 0.24 } },
  roles: {
    cover: role(CLOTH, ...weave, ...stitches),
    inner: role(PAPER),
    chapter: role(PAPER, hem),
    back: role(CLOTH, ...weave, ...stitches, knot),
    blank: role(PAPER, hem),
  },
  captions: captionStyles({
    title: { family: 'dm-serif', italic: true, colour: BARK, size: 13.5, leading: 1.25 },
    text: { family: 'lora', colour: '#64573f' },
    spine: BARK,
  }),
  spine: '#d5c6aa',
  covers: {
    usual: 'framed',
    // A print tipped into the cloth, and a stitched label below it.
    framed: {
      ornaments: [...weave, ...stitches],
      photos: { x: 0.27, y: 0.17, width: 0.46, height: 0.46 },
      title: { x: 0.2, y: 0.69, width: 0.6, height: 0.15 },
    },
    type: {
      ornaments: [...weave, ...stitches],
      title: { x: 0.14, y: 0.26, width: 0.72, height: 0.42 },
      text: { size: 25, leading: 1.15 },
    },
    mosaic: {
      ornaments: [...weave],
      photos: { x: 0.14, y: 0.12, width: 0.72, height: 0.58 },
      count: 4,
      title: { x: 0.14, y: 0.74, width: 0.72, height: 0.15 },
    },
    edge: {
      ornaments: [...weave],
      photos: { x: 0, y: 0, width: 1, height: 1 },
      title: { x: 0.22, y: 0.73, width: 0.56, height: 0.16 },
      plate: { kind: 'label', colour: PAPER },
    },
  },
  calendar: calendarStyle({
    family: 'lora',
    monthFamily: 'dm-serif',
    align: 'center',
    ink: BARK,
    soft: '#6f6147',
    faint: '#cbbfa6',
    rest: '#a4492b',
    term: '#55703f',
    own: '#7a4a6a',
    line: '#d8c8aa',
    place: 'before',
  }),
  variants: {
    card: cardVariant({
      edge: 10,
      front: CLOTH,
      back: PAPER,
      ink: BARK,
      line: STITCH,
      frontMark: [...weave, ...cardStitches],
      border: { width: 1.4, colour: PAPER },
    }),
    frame: frameVariant({ mat: 28, colour: CLOTH, cut: '#f7f1e4' }),
    calendar: calendarVariant({ edge: 13, paper: PAPER, cover: role(CLOTH, ...weave, ...stitches) }),
    print: printVariant(CLOTH, { width: 0.8, colour: PAPER }),
  },
}
