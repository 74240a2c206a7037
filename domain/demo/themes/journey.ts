import { calendarStyle, calendarVariant } from '../../theme/calendar-theme.ts'
import { drawing, role } from '../../theme/drawing.ts'
import { cardVariant, frameVariant, printVariant } from '../../theme/sheet-variants.ts'
import type { Theme } from '../../theme/theme.ts'
import { CATEGORY, captionStyles, disc, ONCE, themeId } from './theme-parts.ts'

const PAPER = '#edf2ec'
const CONTOUR = '#cbdacf'
const WATER = '#cfdcda'
const ROUTE = '#c8553d'
const PINE = '#2f4f4a'

/** Height lines of one hill, the outer ones wider: as on a walking map. */
const hill = [
  'M4 46C2 26 22 6 48 5S98 12 108 34 98 78 72 84 8 74 4 46Z',
  'M13 46C11 30 28 13 49 12S92 18 99 36 90 71 69 76 17 68 13 46Z',
  'M23 46C22 34 34 21 51 20S84 25 89 38 81 63 66 67 26 61 23 46Z',
  'M34 45C33 37 41 29 53 28S76 32 79 40 72 55 62 58 36 54 34 45Z',
  'M45 44C45 40 49 36 55 36S67 38 68 42 64 49 58 50 45 49 45 44Z',
].join('')

type Corner = 'top-right' | 'bottom-left' | 'top-left' | 'bottom-right'

const hills = (anchor: Corner, x: number, y: number, colour = CONTOUR) =>
  drawing({
    id: `hill-${anchor}`,
    anchor,
    at: [x, y],
    size: [112, 90],
    path: hill,
    stroke: { colour, width: 0.3 },
  })

const river = drawing({
  id: 'river',
  anchor: 'bottom-right',
  at: [30, 12],
  size: [140, 40],
  path: 'M0 44C20 30 34 40 50 30S76 6 98 14 124 4 140 -6M0 48C21 34 35 44 52 34S78 10 99 18 126 8 142 -2',
  stroke: { colour: WATER, width: 0.5 },
})

/** A dotted way with a start and a goal, in the margin below the pictures. */
const way = (id: string, y: number) => [
  drawing({
    id: `${id}-way`,
    anchor: 'bottom',
    at: [0, y],
    size: [64, 8],
    path: dots([
      [4, 5.4],
      [7.2, 4.3],
      [10.5, 3.4],
      [13.9, 3],
      [17.3, 3.2],
      [20.6, 3.9],
      [23.9, 4.7],
      [27.2, 5.4],
      [30.6, 5.7],
      [34, 5.4],
      [37.3, 4.6],
      [40.5, 3.5],
      [43.8, 2.7],
      [47.2, 2.5],
      [50.6, 3],
      [53.8, 4],
      [56.8, 5.2],
    ]),
    fill: ROUTE,
  }),
  drawing({
    id: `${id}-start`,
    anchor: 'bottom',
    at: [-31, y + 0.6],
    size: [3, 3],
    path: disc(1.5, 1.5, 1),
    stroke: { colour: ROUTE, width: 0.45 },
  }),
  drawing({
    id: `${id}-goal`,
    anchor: 'bottom',
    at: [29, y + 0.4],
    size: [5, 7],
    path: `M2.5 7C1 4.8 0.2 3.7 0.2 2.4a2.3 2.3 0 0 1 4.6 0C4.8 3.7 4 4.8 2.5 7Z${hole(2.5, 2.4, 0.85)}`,
    fill: ROUTE,
  }),
]

function dots(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => disc(x, y, 0.42)).join('')
}

/** Wound the other way round, so that it stays empty. */
function hole(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
}

const compass = [
  drawing({
    id: 'compass-rings',
    anchor: 'centre',
    size: [40, 40],
    path: `${disc(20, 20, 15)}${disc(20, 20, 13.8)}M20 1V4M20 36v3M1 20H4M36 20h3M31.3 8.7l-1.6 1.6M8.7 31.3l1.6-1.6M8.7 8.7l1.6 1.6M31.3 31.3l-1.6-1.6`,
    stroke: { colour: '#a99c80', width: 0.3 },
  }),
  drawing({
    id: 'compass-south',
    anchor: 'centre',
    size: [40, 40],
    path: 'M20 34 17.2 20H22.8ZM6 20 20 17.2V22.8ZM34 20 20 22.8V17.2Z',
    fill: '#a99c80',
  }),
  drawing({ id: 'compass-north', anchor: 'centre', size: [40, 40], path: 'M20 6 22.8 20H17.2Z', fill: ROUTE }),
]

const SEA = { background: PINE, spine: PINE, back: PINE } as const

/** The same height lines on the sea-green of the covers. */
const deep = [hills('top-right', 38, -34, '#446a64'), hills('bottom-left', -46, 30, '#446a64')]

/** Airmail: slanted bars in two colours along an edge of a card. */
const airmail = (['top', 'bottom'] as const).flatMap((edge) =>
  [ROUTE, '#3f6f8f'].map((fill, at) =>
    drawing({
      id: `airmail-${edge}-${at}`,
      anchor: edge,
      at: [at * 8, edge === 'top' ? -4 : 4],
      size: [16, 7],
      path: 'M3 0H8.5L5.500 7H0Z',
      fill,
      tile: [16, ONCE],
    }),
  ),
)

/** A walking map under the pictures: height lines, water, and the way that was taken. */
export const journey: Theme = {
  id: themeId('journey'),
  name: { 'zh-Hans': '旅途', 'zh-Hant': '旅途', en: 'Journey' },
  owner: 'system',
  categoryId: CATEGORY.journey,
  layout: {
    kind: 'margins',
    margin: 17,
    gap: 3,
    maxCrop: 0.2,
    photosPerPage: { min: 1, wanted: 3, max: 7 },
  },
  // Prints that lie on a map.
  cell: {
    radius: 0,
    border: { width: 1.2, colour: '#ffffff' },
    shadow: { x: 0.2, y: 0.7, blur: 2.4, colour: '#4a3f28', opacity: 0.3 },
  },
  roles: {
    cover: role(PAPER, hills('top-right', 38, -34), hills('bottom-left', -46, 30), river, ...way('cover', -8)),
    inner: role(PAPER, hills('top-right', 52, -44), hills('bottom-left', -58, 44)),
    chapter: role(PAPER, hills('top-left', -34, -30), hills('bottom-right', 48, 40), ...way('chapter', -6.5)),
    back: role(PAPER, hills('top-left', -40, -30), hills('bottom-right', 44, 34), ...compass),
    blank: role(PAPER, hills('top-right', 40, -30), hills('bottom-left', -46, 34)),
  },
  captions: captionStyles({
    title: { family: 'caveat', colour: PINE, size: 19, leading: 1.15 },
    text: { family: 'lora', colour: '#4f625c' },
    spine: '#f6f2e7',
  }),
  spine: PINE,
  covers: {
    usual: 'framed',
    framed: {
      ...SEA,
      ornaments: [...deep, ...way('cover', -9)],
      photos: { x: 0.12, y: 0.1, width: 0.76, height: 0.56 },
      title: { x: 0.1, y: 0.7, width: 0.8, height: 0.17 },
      text: { size: 22, colour: PAPER, leading: 1 },
    },
    edge: {
      ...SEA,
      photos: { x: 0, y: 0, width: 1, height: 1 },
      title: { x: 0.07, y: 0.79, width: 0.56, height: 0.14 },
      plate: { kind: 'label', colour: PAPER },
      text: { colour: PINE },
    },
    type: {
      ...SEA,
      ornaments: [...deep, hills('bottom-right', 16, 18, '#4f7a74'), ...way('cover', -40)],
      title: { x: 0.1, y: 0.16, width: 0.8, height: 0.5 },
      text: { size: 48, colour: PAPER, leading: 0.95 },
    },
    mosaic: {
      ...SEA,
      photos: { x: 0.06, y: 0.06, width: 0.88, height: 0.7 },
      count: 7,
      title: { x: 0.06, y: 0.79, width: 0.88, height: 0.14 },
      text: { size: 20, colour: PAPER, leading: 1 },
    },
  },
  calendar: calendarStyle({
    family: 'lora',
    monthFamily: 'caveat',
    monthSize: 16,
    ink: PINE,
    soft: '#6f6750',
    faint: '#c9c0a8',
    rest: '#b4452f',
    term: '#3f7a5c',
    own: '#2c6c86',
    line: '#d9cfb8',
    width: 0.43,
    weekend: '#dfe9e0',
    lines: 'none',
  }),
  variants: {
    card: cardVariant({
      edge: 8,
      front: '#fdfaf2',
      back: PAPER,
      frontMark: airmail,
      ink: PINE,
      line: '#b7a985',
      mark: [{ ...hills('bottom-left', -40, 30), opacity: 0.6 }],
    }),
    frame: frameVariant({ mat: 18, colour: PAPER, cut: '#b7a985' }),
    calendar: calendarVariant({
      edge: 11,
      paper: PAPER,
      month: [hills('top-right', 52, -44)],
      cover: role(PINE, ...deep, ...way('cover', -6)),
      title: PAPER,
    }),
    print: printVariant('#ffffff', { width: 0.35, colour: PINE }),
  },
}
