import { calendarStyle, calendarVariant } from '../../theme/calendar-theme.ts'
import { drawing, role } from '../../theme/drawing.ts'
import { cardVariant, frameVariant, printVariant } from '../../theme/sheet-variants.ts'
import type { Ornament, Theme } from '../../theme/theme.ts'
import { CATEGORY, captionStyles, disc, themeId } from './theme-parts.ts'

const CREAM = '#f0f6f8'
const PEACH = '#f8d3bd'
const MINT = '#d3e8db'
const SKY = '#d3e3f1'
const BUTTER = '#fbe9b5'
const ROSE = '#f5d0d4'
const COCOA = '#6a554b'

/** A soft shape that reaches in from a corner; larger than its corner shows. */
const pebble = (
  id: string,
  anchor: Ornament['anchor'],
  at: readonly [number, number],
  fill: string,
  scale = 1,
): Ornament => {
  const whole = drawing({
    id,
    anchor,
    at,
    size: [80, 70],
    path: 'M8 40C4 18 26 2 46 4S82 22 78 44 56 72 36 68 11 60 8 40Z',
    fill,
  })
  return { ...whole, size: { width: 80 * scale, height: 70 * scale } }
}

const CLOUD = 'M7 18a7 7 0 0 1 0-14 5 5 0 0 1 2 0.400A9 9 0 0 1 26 5.5 6.5 6.5 0 0 1 29 18Z'

const cloud = (id: string, anchor: Ornament['anchor'], at: readonly [number, number], fill: string): Ornament =>
  drawing({ id, anchor, at, size: [36, 18], path: CLOUD, fill })

const STAR = 'M5 0.3 6.3 3.5 9.7 3.8 7.1 6.1 7.9 9.5 5 7.7 2.1 9.5 2.9 6.1 0.3 3.8 3.7 3.500Z'

const star = (id: string, anchor: Ornament['anchor'], at: readonly [number, number], size = 5): Ornament => {
  const whole = drawing({
    id,
    anchor,
    at,
    size: [10, 10],
    path: STAR,
    fill: '#f4d27a',
    stroke: { colour: '#f4d27a', width: 0.6 },
  })
  return { ...whole, size: { width: size, height: size } }
}

const moon = drawing({
  id: 'moon',
  anchor: 'centre',
  at: [0, -4],
  size: [26, 26],
  path: 'M17 1.500A12 12 0 1 0 24.8 17.5 9.6 9.6 0 0 1 17 1.500Z',
  fill: '#f4d27a',
})

const beads = (id: string, anchor: Ornament['anchor'], at: readonly [number, number]): Ornament[] =>
  [PEACH, MINT, SKY, BUTTER, ROSE].map((fill, i) =>
    drawing({
      id: `${id}-${i}`,
      anchor,
      at: [at[0] + (i - 2) * 5, at[1] + (i % 2) * 0.8],
      size: [2.4, 2.4],
      path: disc(1.2, 1.2, 1.2),
      fill,
    }),
  )

const SUNNY = { background: BUTTER, spine: BUTTER, back: BUTTER } as const

const sky: readonly Ornament[] = [
  pebble('peach', 'top-left', [-34, -30], PEACH),
  pebble('mint', 'bottom-right', [34, 26], MINT),
  pebble('rose', 'bottom-left', [-48, 34], ROSE, 0.9),
  cloud('cloud', 'top-right', [-8, 5], '#ffffff'),
  star('star-a', 'right', [-9, 20], 6),
  star('star-b', 'left', [9, -26], 4),
]

/** A sun behind the title of a cover in type. */
const bigSun = drawing({ id: 'sun', anchor: 'centre', size: [124, 124], path: disc(62, 62, 62), fill: '#f7d884' })

/** Soft shapes in milk colours and rounded pictures, for the smallest person in the house. */
export const firstYear: Theme = {
  id: themeId('first-year'),
  name: { 'zh-Hans': '第一年', 'zh-Hant': '第一年', en: 'First year' },
  owner: 'system',
  categoryId: CATEGORY.family,
  layout: {
    kind: 'margins',
    margin: 16,
    gap: 4,
    maxCrop: 0.2,
    photosPerPage: { min: 1, wanted: 3, max: 6 },
  },
  cell: { radius: 6 },
  roles: {
    cover: role(
      CREAM,
      pebble('peach', 'top-left', [-34, -30], PEACH),
      pebble('mint', 'bottom-right', [34, 26], MINT),
      pebble('sky', 'bottom-left', [-48, 34], SKY, 0.9),
      cloud('cloud', 'top-right', [-10, -1], SKY),
      star('star-a', 'bottom-right', [-14, -42]),
      star('star-b', 'bottom-left', [14, -40], 3.5),
    ),
    inner: role(
      CREAM,
      pebble('butter', 'top-right', [42, -38], BUTTER),
      pebble('rose', 'bottom-left', [-46, 40], ROSE),
    ),
    chapter: role(
      CREAM,
      pebble('sky', 'top-left', [-40, -36], SKY),
      pebble('mint', 'bottom-right', [46, 42], MINT),
      star('star-a', 'top-right', [-16, 12]),
      star('star-b', 'top-right', [-24, 22], 3),
      ...beads('beads', 'bottom', [0, -6]),
    ),
    back: role(
      CREAM,
      pebble('rose', 'top-right', [30, -26], ROSE),
      pebble('sky', 'bottom-left', [-30, 28], SKY),
      moon,
      star('star-a', 'centre', [16, -14], 4),
      star('star-b', 'centre', [20, -5], 2.6),
    ),
    blank: role(CREAM, pebble('mint', 'top-left', [-42, -36], MINT), pebble('peach', 'bottom-right', [44, 40], PEACH)),
  },
  captions: captionStyles({
    title: { family: 'zcool-kuaile', colour: COCOA, size: 17, leading: 1.2 },
    text: { family: 'open-sans', colour: '#75604f', size: 4 },
    spine: COCOA,
  }),
  spine: BUTTER,
  covers: {
    usual: 'framed',
    framed: {
      ...SUNNY,
      ornaments: sky,
      photos: { x: 0.17, y: 0.14, width: 0.66, height: 0.54 },
      title: { x: 0.1, y: 0.73, width: 0.8, height: 0.15 },
      text: { size: 19 },
    },
    edge: {
      ...SUNNY,
      photos: { x: 0, y: 0, width: 1, height: 0.79 },
      title: { x: 0.08, y: 0.82, width: 0.84, height: 0.12 },
      text: { size: 17 },
    },
    type: {
      ...SUNNY,
      ornaments: [...sky, bigSun],
      title: { x: 0.12, y: 0.3, width: 0.76, height: 0.4 },
      text: { size: 34, leading: 1.1 },
    },
    mosaic: {
      ...SUNNY,
      photos: { x: 0.05, y: 0.05, width: 0.9, height: 0.72 },
      count: 6,
      title: { x: 0.08, y: 0.81, width: 0.84, height: 0.13 },
      text: { size: 17 },
    },
  },
  calendar: calendarStyle({
    family: 'open-sans',
    monthFamily: 'zcool-kuaile',
    monthSize: 13,
    lines: 'none',
    weight: 700,
    ink: COCOA,
    soft: '#75604f',
    faint: '#d8c7b8',
    rest: '#b5523a',
    term: '#3f7a5f',
    own: '#b03a68',
    line: '#efdccb',
    place: 'before',
    width: 0.43,
    weekend: '#fdf3d3',
  }),
  variants: {
    card: cardVariant({
      edge: 9,
      front: SKY,
      frontMark: [
        cloud('card-cloud', 'bottom-right', [-4, 3], '#ffffff'),
        cloud('card-cloud-b', 'top-left', [-9, -6], '#ffffff'),
      ],
      back: CREAM,
      ink: COCOA,
      line: '#d9b9a6',
      radius: 5,
      mark: [star('card-star-a', 'top', [16, 10], 4), star('card-star-b', 'top', [23, 15], 2.6)],
    }),
    frame: frameVariant({ mat: 30, colour: CREAM, cut: PEACH }),
    calendar: calendarVariant({
      edge: 12,
      paper: CREAM,
      month: [pebble('butter', 'top-right', [42, -38], BUTTER), pebble('rose', 'bottom-left', [-56, 48], ROSE)],
      cover: role(
        CREAM,
        pebble('peach', 'top-left', [-34, -30], PEACH),
        pebble('mint', 'bottom-right', [34, 26], MINT),
        pebble('sky', 'bottom-left', [-48, 34], SKY, 0.9),
        star('star-a', 'bottom-right', [-14, -42]),
        star('star-b', 'bottom-left', [14, -40], 3.5),
      ),
    }),
    print: printVariant(CREAM, { width: 1.6, colour: PEACH }),
  },
}
