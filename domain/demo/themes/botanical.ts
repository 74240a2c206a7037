import { calendarStyle, calendarVariant } from '../../theme/calendar-theme.ts'
import { drawing, role } from '../../theme/drawing.ts'
import { cardVariant, frameVariant, printVariant } from '../../theme/sheet-variants.ts'
import type { Anchor, Ornament, Theme } from '../../theme/theme.ts'
import { CATEGORY, captionStyles, themeId } from './theme-parts.ts'

const PAPER = '#f6f7f0'
const FERN = '#2f4a38'
const MOSS = '#7f9a7c'
const SAGE = '#dbe4d3'
const TEXT = '#55634f'

const n = (value: number) => Math.round(value * 100) / 100

/** A sprig that bends: its stem, and pairs of leaves that grow smaller towards its tip. Drawn in a box of 60 x 120. */
function sprig(pairs: number, wide: number, bend: number) {
  const at = (t: number) => ({ x: 30 + bend * t * t, y: 118 - 112 * t })
  const stem = Array.from({ length: 13 }, (_, i) => {
    const { x, y } = at(i / 12)
    return `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`
  }).join('')
  const leaf = (x: number, y: number, side: number, long: number, lean: number) => {
    const [dx, dy] = [side * long * Math.cos(lean), -long * Math.sin(lean)]
    const [px, py] = [-dy * wide, dx * wide]
    const over = `C${n(x + dx * 0.3 + px)} ${n(y + dy * 0.3 + py)} ${n(x + dx * 0.75 + px * 0.8)} ${n(y + dy * 0.75 + py * 0.8)} ${n(x + dx)} ${n(y + dy)}`
    const back = `C${n(x + dx * 0.75 - px * 0.8)} ${n(y + dy * 0.75 - py * 0.8)} ${n(x + dx * 0.3 - px)} ${n(y + dy * 0.3 - py)} ${n(x)} ${n(y)}Z`
    return `M${n(x)} ${n(y)}${over}${back}`
  }
  const leaves = Array.from({ length: pairs }, (_, i) => {
    const t = 0.16 + (0.8 * i) / pairs
    const { x, y } = at(t)
    const long = 25 * (1 - t * 0.62)
    return leaf(x, y, 1, long, 0.5 + t * 0.5) + leaf(x, y - 3, -1, long, 0.5 + t * 0.5)
  })
  const tip = at(0.97)
  return { stem, leaves: [...leaves, leaf(tip.x, tip.y, 0.3, 14, 1.35)].join('') }
}

const OLIVE = sprig(8, 0.17, 10)
const FERNLEAF = sprig(13, 0.12, -12)

interface Place {
  readonly id: string
  readonly anchor: Anchor
  readonly at: readonly [number, number]
  readonly scale: number
}

/** Leaves filled, or in outline only, on their stem. */
function twig(
  { stem, leaves }: typeof OLIVE,
  { id, anchor, at, scale }: Place,
  colour: string,
  filled: boolean,
): readonly Ornament[] {
  const box = { anchor, at, size: [60, 120] as const }
  const grown = (one: Ornament) => ({ ...one, size: { width: 60 * scale, height: 120 * scale } })
  const stroke = { colour, width: 0.35 }
  return [
    grown(drawing({ id: `${id}-leaves`, ...box, path: leaves, ...(filled ? { fill: colour } : { stroke }) })),
    grown(drawing({ id: `${id}-stem`, ...box, path: stem, stroke })),
  ]
}

const onCover = [
  ...twig(FERNLEAF, { id: 'fern', anchor: 'bottom-right', at: [26, 22], scale: 1.25 }, '#56755c', true),
  ...twig(OLIVE, { id: 'olive', anchor: 'top-left', at: [-22, -30], scale: 1.2 }, '#46654e', true),
]

const GARDEN = { background: FERN, spine: FERN, back: FERN } as const

/** A herbarium: pressed leaves on pale paper, a green as deep as a hedge outside. */
export const botanical: Theme = {
  id: themeId('botanical'),
  name: { 'zh-Hans': '草木', 'zh-Hant': '草木', en: 'Botanical' },
  owner: 'system',
  categoryId: CATEGORY.family,
  layout: { kind: 'margins', margin: 18, gap: 4, maxCrop: 0.15, photosPerPage: { min: 1, wanted: 2.8, max: 6 } },
  cell: { radius: 1.5 },
  roles: {
    cover: role(SAGE, ...twig(FERNLEAF, { id: 'fern', anchor: 'bottom-right', at: [16, 22], scale: 1 }, MOSS, false)),
    inner: role(PAPER),
    chapter: role(
      PAPER,
      ...twig(OLIVE, { id: 'olive', anchor: 'bottom-right', at: [12, 24], scale: 0.8 }, '#cfdac6', true),
      ...twig(FERNLEAF, { id: 'fern', anchor: 'top-left', at: [-18, -34], scale: 0.7 }, '#c3d0ba', false),
    ),
    back: role(FERN, ...twig(OLIVE, { id: 'olive', anchor: 'bottom', at: [0, -16], scale: 0.3 }, '#c8d6bf', true)),
    blank: role(SAGE, ...twig(OLIVE, { id: 'olive', anchor: 'centre', at: [0, 0], scale: 0.8 }, '#b9c9b0', true)),
  },
  captions: captionStyles({
    title: { family: 'lora', italic: true, colour: FERN, size: 14, leading: 1.25 },
    text: { family: 'lora', colour: TEXT, size: 3.8 },
    spine: '#e3ead9',
  }),
  spine: FERN,
  covers: {
    usual: 'framed',
    framed: {
      ...GARDEN,
      ornaments: onCover,
      photos: { x: 0.22, y: 0.14, width: 0.56, height: 0.56 },
      title: { x: 0.14, y: 0.74, width: 0.72, height: 0.14 },
      text: { size: 14, colour: '#f0f4e9' },
    },
    edge: {
      ...GARDEN,
      photos: { x: 0.18, y: 0, width: 0.82, height: 1 },
      title: { x: 0.06, y: 0.7, width: 0.5, height: 0.16 },
      plate: { kind: 'label', colour: PAPER },
      text: { colour: FERN },
    },
    type: {
      background: SAGE,
      spine: FERN,
      back: SAGE,
      ornaments: [
        ...twig(FERNLEAF, { id: 'fern', anchor: 'bottom-right', at: [34, 34], scale: 1.3 }, '#b5c7ad', true),
        ...twig(OLIVE, { id: 'olive', anchor: 'top-left', at: [-20, -32], scale: 1.3 }, '#c3d1bb', true),
      ],
      title: { x: 0.1, y: 0.28, width: 0.72, height: 0.4 },
      text: { size: 27, colour: FERN, leading: 1.1 },
    },
    mosaic: {
      background: PAPER,
      spine: FERN,
      back: PAPER,
      photos: { x: 0.1, y: 0.1, width: 0.8, height: 0.62 },
      count: 5,
      title: { x: 0.1, y: 0.76, width: 0.8, height: 0.14 },
      text: { size: 14, colour: FERN },
    },
  },
  calendar: calendarStyle({
    family: 'lora',
    monthFamily: 'lora',
    monthSize: 11,
    ink: FERN,
    soft: TEXT,
    faint: '#c2ccb9',
    rest: '#a8502f',
    term: '#3f7a5c',
    own: '#8a4a6a',
    line: '#cfd9c6',
    place: 'before',
    width: 0.46,
    weekend: '#e6ede0',
    lines: 'none',
  }),
  variants: {
    card: cardVariant({
      edge: 10,
      front: SAGE,
      back: PAPER,
      ink: FERN,
      line: MOSS,
      radius: 1.5,
      frontMark: twig(OLIVE, { id: 'olive', anchor: 'bottom-left', at: [-10, 14], scale: 0.5 }, '#b4c6ac', true),
      mark: twig(FERNLEAF, { id: 'fern', anchor: 'bottom-left', at: [-4, 9], scale: 0.35 }, '#e3e9da', true),
    }),
    frame: frameVariant({ mat: 30, colour: PAPER, cut: '#b9c9b0' }),
    calendar: calendarVariant({
      edge: 13,
      kind: 'bleed',
      paper: PAPER,
      cover: role(FERN, ...onCover),
      title: '#f0f4e9',
    }),
    print: printVariant(PAPER, { width: 0.4, colour: MOSS }),
  },
}
