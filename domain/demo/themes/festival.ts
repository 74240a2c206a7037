import { calendarStyle, calendarVariant } from '../../theme/calendar-theme.ts'
import { drawing, role } from '../../theme/drawing.ts'
import { cardVariant, frameVariant, printVariant } from '../../theme/sheet-variants.ts'
import type { Ornament, Theme } from '../../theme/theme.ts'
import type { Mm } from '../../units.ts'
import { CATEGORY, captionStyles, disc, ONCE, themeId } from './theme-parts.ts'

const RED = '#a8231b'
const DEEP_RED = '#8f1a14'
const GOLD = '#d9a94a'
const PALE_GOLD = '#ecd5a2'
const IVORY = '#fbf3e4'

/** Auspicious cloud, drawn in one line that curls at both ends. */
const CLOUD =
  'M3 25H63a8 8 0 0 0 1-15.9A6.2 6.2 0 0 0 55.6 14.600a4 4 0 0 0 4 4.2 2.5 2.5 0 0 0 2.3-3' +
  'M57 10.200a11.5 11.5 0 0 0-22.5-1.7 7.6 7.6 0 0 0-8.2 7.3 4.9 4.9 0 0 0 5 4.9 3.2 3.2 0 0 0 2.9-3.7' +
  'M34.5 8.500A9 9 0 0 0 28 2.500a9 9 0 0 0-11 6.4 6.8 6.8 0 0 0-8.6 6.5 4.4 4.4 0 0 0 4.5 4.5 2.8 2.8 0 0 0 2.6-3.300M8.4 15.400A5.2 5.2 0 0 0 3 25'

function cloud(
  id: string,
  anchor: Ornament['anchor'],
  at: readonly [number, number],
  scale: number,
  colour: string,
): Ornament {
  const flat = drawing({ id, anchor, at, size: [74, 28], path: CLOUD, stroke: { colour, width: 0.55 } })
  return { ...flat, size: { width: 74 * scale, height: 28 * scale } }
}

/** Key pattern that closes a corner; `turn` names the corner. */
function fret(anchor: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'): Ornament {
  const x = anchor.endsWith('left') ? (value: number) => value : (value: number) => 20 - value
  const y = anchor.startsWith('top') ? (value: number) => value : (value: number) => 20 - value
  const lines = [
    [
      [0.5, 20],
      [0.5, 0.5],
      [20, 0.5],
    ],
    [
      [16, 4],
      [4, 4],
      [4, 12],
      [10, 12],
      [10, 8],
      [7, 8],
    ],
  ]
  const path = lines
    .map((line) => line.map(([px = 0, py = 0], i) => `${i === 0 ? 'M' : 'L'}${x(px)} ${y(py)}`).join(''))
    .join('')
  const away = (side: boolean) => (side ? 7 : -7)
  return drawing({
    id: `fret-${anchor}`,
    anchor,
    at: [away(anchor.endsWith('left')), away(anchor.startsWith('top'))],
    size: [20, 20],
    path,
    stroke: { colour: GOLD, width: 0.4 },
  })
}

const FRETS = (['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const).map(fret)

/** A lantern on its cord from beyond the upper edge. */
function lantern(id: string, anchor: 'top-left' | 'top-right', x: number, drop: number): Ornament[] {
  const at: readonly [number, number] = [x, -6]
  const size: readonly [number, number] = [18, drop + 40]
  const top = drop
  const body = `M9 ${top}c5.5 0 8.5 3.6 8.5 7.500S14.5 ${top + 15} 9 ${top + 15} 0.5 ${top + 11.4} 0.5 ${top + 7.5} 3.5 ${top} 9 ${top}Z`
  const caps = `M5.5 ${top - 1.8}h7v2.200h-7ZM5.5 ${top + 14.6}h7v2.200h-7Z`
  const tassel = `M9 ${top + 16.8}v4M7.8 ${top + 20.8}h2.400M7.9 ${top + 21}l-0.9 9M8.5 ${top + 21}l-0.3 9.600M9 ${top + 21}v9.800M9.5 ${top + 21}l0.3 9.600M10.1 ${top + 21}l0.9 9`
  const ribs = `M9 ${top}v15M9 ${top}c-3 1.5-4.6 4.3-4.6 7.500s1.6 6 4.6 7.500M9 ${top}c3 1.5 4.6 4.3 4.6 7.500s-1.6 6-4.6 7.5`
  return [
    drawing({
      id: `${id}-cord`,
      anchor,
      at,
      size,
      path: `M9 0V${top}${tassel}`,
      stroke: { colour: GOLD, width: 0.35 },
    }),
    drawing({ id: `${id}-body`, anchor, at, size, path: body, fill: RED }),
    drawing({ id: `${id}-ribs`, anchor, at, size, path: ribs, stroke: { colour: GOLD, width: 0.3 } }),
    drawing({ id: `${id}-caps`, anchor, at, size, path: caps, fill: GOLD }),
  ]
}

/** Covers may be wrapped around their boards by so much. */
const WRAP: Mm = 25

/** A paper band round the foot of the red cover, with the title on it. */
const band = (height: Mm) => [
  drawing({
    id: 'band',
    anchor: 'bottom',
    at: [0, WRAP],
    size: [20, height + WRAP],
    path: `M0 0H20.100V${height + WRAP}H0Z`,
    fill: IVORY,
    tile: [20, ONCE],
  }),
  drawing({
    id: 'band-rule',
    anchor: 'bottom',
    at: [0, 0],
    size: [20, height],
    path: 'M0 0H20M0 1.500H20',
    stroke: { colour: GOLD, width: 0.4 },
    tile: [20, ONCE],
  }),
]

const clouds = [
  cloud('cloud-a', 'top-left', [-16, 3], 0.8, '#bf4a32'),
  cloud('cloud-b', 'top-right', [20, 40], 0.9, '#bf4a32'),
  cloud('cloud-c', 'left', [-24, 6], 0.8, '#bf4a32'),
]

/** Where the title stands on a cover: square and lying ones leave it less room than tall ones. */
const BAND = { low: 46, tall: 62 } as const

const seal = [
  drawing({
    id: 'seal',
    anchor: 'centre',
    size: [30, 30],
    path: disc(15, 15, 14.5),
    stroke: { colour: GOLD, width: 0.5 },
  }),
  drawing({
    id: 'seal-inner',
    anchor: 'centre',
    size: [30, 30],
    path: disc(15, 15, 13.2),
    stroke: { colour: GOLD, width: 0.25 },
  }),
  cloud('seal-cloud', 'centre', [0, 0], 0.26, GOLD),
]

const LACQUER = { background: RED, spine: DEEP_RED, back: RED } as const

/** A round gate of ivory with a golden line around it: the title of a cover in type stands in it. */
const moonGate = drawing({ id: 'gate', anchor: 'centre', size: [136, 136], path: disc(68, 68, 68), fill: IVORY })
const moonGateLine = drawing({
  id: 'gate-line',
  anchor: 'centre',
  size: [144, 144],
  path: disc(72, 72, 71),
  stroke: { colour: GOLD, width: 0.6 },
})

/** Vermilion and gold, for New Year, weddings and round birthdays. */
export const festival: Theme = {
  id: themeId('festival'),
  name: { 'zh-Hans': '佳节', 'zh-Hant': '佳節', en: 'Festival' },
  owner: 'system',
  categoryId: CATEGORY.festive,
  layout: {
    kind: 'margins',
    margin: 20,
    gap: 3.5,
    maxCrop: 0.18,
    photosPerPage: { min: 1, wanted: 3, max: 6 },
  },
  cell: { radius: 0, border: { width: 0.5, colour: PALE_GOLD } },
  roles: {
    cover: role(RED, ...clouds, ...band(BAND.low)),
    inner: role(IVORY, ...FRETS),
    chapter: role(
      IVORY,
      cloud('cloud-left', 'bottom-left', [-12, -3], 0.42, PALE_GOLD),
      cloud('cloud-right', 'bottom-right', [10, -6], 0.5, PALE_GOLD),
      ...lantern('lantern-big', 'top-left', 10, 15),
      ...lantern('lantern-small', 'top-right', -12, 9),
    ),
    back: role(
      RED,
      cloud('cloud-d', 'bottom-right', [16, -10], 0.9, '#bf4a32'),
      cloud('cloud-e', 'top-left', [-14, 12], 0.8, '#bf4a32'),
      ...seal,
    ),
    blank: role(IVORY, ...FRETS),
  },
  captions: captionStyles({
    title: { family: 'ma-shan-zheng', colour: DEEP_RED, size: 18, leading: 1.2 },
    text: { family: 'cactus', colour: '#7a4a35' },
    spine: PALE_GOLD,
  }),
  spine: DEEP_RED,
  covers: {
    usual: 'framed',
    framed: {
      ...LACQUER,
      ornaments: [...clouds],
      photos: { x: 0.15, y: 0.13, width: 0.7, height: 0.54 },
      title: { x: 0.1, y: 0.7, width: 0.8, height: 0.18 },
      text: { size: 20, colour: PALE_GOLD, leading: 1.1 },
    },
    edge: {
      ...LACQUER,
      photos: { x: 0, y: 0, width: 1, height: 1 },
      title: { x: 0.1, y: 0.76, width: 0.8, height: 0.14 },
      plate: { kind: 'band', colour: RED },
      text: { size: 17, colour: PALE_GOLD },
    },
    type: {
      ...LACQUER,
      ornaments: [...clouds, moonGate, moonGateLine],
      title: { x: 0.24, y: 0.28, width: 0.52, height: 0.44 },
      text: { size: 32, colour: DEEP_RED, leading: 1.05 },
    },
    mosaic: {
      ...LACQUER,
      ornaments: [...clouds, ...FRETS],
      photos: { x: 0.16, y: 0.16, width: 0.68, height: 0.5 },
      count: 4,
      title: { x: 0.16, y: 0.7, width: 0.68, height: 0.14 },
      text: { size: 17, colour: PALE_GOLD },
    },
  },
  calendar: calendarStyle({
    family: 'cactus',
    monthFamily: 'ma-shan-zheng',
    monthSize: 14,
    align: 'center',
    ink: DEEP_RED,
    soft: '#7a4a35',
    faint: '#d9c3a0',
    rest: '#c22a1c',
    term: '#8a6414',
    own: '#7b2f66',
    line: PALE_GOLD,
    lines: 'cells',
    place: 'before',
    width: 0.5,
    band: { colour: DEEP_RED, ink: IVORY },
  }),
  variants: {
    card: cardVariant({
      edge: 9,
      front: RED,
      back: IVORY,
      ink: DEEP_RED,
      line: GOLD,
      border: { width: 0.8, colour: PALE_GOLD },
      frontMark: clouds.slice(0, 2),
    }),
    frame: frameVariant({ mat: 26, colour: IVORY, cut: GOLD }),
    calendar: calendarVariant({
      edge: 14,
      kind: 'bleed',
      paper: IVORY,
      cover: role(RED, ...clouds.slice(0, 2)),
      title: IVORY,
    }),
    print: printVariant(IVORY, { width: 0.9, colour: GOLD }),
  },
  formats: { portrait: { roles: { cover: role(RED, ...clouds, ...band(BAND.tall)) } } },
}
