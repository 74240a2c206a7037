import { calendarStyle, calendarVariant } from '../../theme/calendar-theme.ts'
import { drawing, role } from '../../theme/drawing.ts'
import { cardVariant, frameVariant, printVariant } from '../../theme/sheet-variants.ts'
import type { Theme } from '../../theme/theme.ts'
import { CATEGORY, captionStyles, themeId } from './theme-parts.ts'

const BLACK = '#0e0f13'
const SILVER = '#8d919c'
const MOON = '#ece7da'

/** Stars of three sizes in fields that repeat too rarely to be noticed. A point of a round pen is a disc. */
const field = (id: string, width: number, tile: readonly [number, number], opacity: number, points: string) =>
  drawing({
    id,
    anchor: 'top-left',
    size: tile,
    tile,
    path: points
      .split(' ')
      .map((point) => `M${point}h0.01`)
      .join(''),
    stroke: { colour: '#dfe3ec', width },
    opacity,
  })

const stars = [
  field('stars-far', 0.3, [97, 83], 0.55, '21,30 47,18 29,66 66,60 91,54 4,76 82,44 37,34 63,27 16,21 74,80 52,7 8,47'),
  field('stars-near', 0.45, [113, 97], 0.75, '6,9 58,41 12,52 41,49 79,69 101,20 30,88 90,91'),
  field('stars-bright', 0.7, [131, 149], 0.95, '33,12 104,61 61,118 12,97'),
]

const crescent = drawing({
  id: 'crescent',
  anchor: 'centre',
  size: [24, 24],
  path: 'M15.5 1.400A11 11 0 1 0 22.7 16 8.8 8.8 0 0 1 15.5 1.400Z',
  fill: MOON,
})

const horizon = drawing({
  id: 'horizon',
  anchor: 'bottom',
  at: [0, -9],
  size: [24, 1],
  path: 'M0 0.500H24',
  stroke: { colour: SILVER, width: 0.2 },
})

/** Houses of a town along the foot of a cover, their widths and heights; as wide as the widest cover, and once more. */
const HOUSES = Array.from({ length: 84 }, (_, at) => ({ wide: 6 + ((at * 7) % 9), high: 9 + ((at * 23) % 34) }))
const WRAP = 25
const HIGHEST = 44

/** From left to right, where each house begins. */
let street = 0
const town = HOUSES.map((house) => {
  street += house.wide
  return { ...house, x: street - house.wide }
})
const TOWN = street

const inTown = (id: string, path: string, fill: string) =>
  drawing({ id, anchor: 'bottom', at: [0, WRAP], size: [TOWN, HIGHEST + WRAP], path, fill })

/** Roofs against the sky, and here and there a window that is lit. */
const skyline = [
  inTown(
    'roofs',
    `M0 ${HIGHEST + WRAP}${town.map(({ x, wide, high }) => `V${HIGHEST - high}H${x + wide}`).join('')}V${HIGHEST + WRAP}Z`,
    '#1f232e',
  ),
  inTown(
    'windows',
    town
      .flatMap(({ x, wide, high }, at) =>
        [0, 1, 2].flatMap((row) => {
          const left = x + 1.6 + ((at * 5 + row * 3) % Math.max(1, wide - 4))
          const lit = (at + row * 2) % 3 === 0 && high > 9 + row * 5
          return lit ? [`M${left} ${HIGHEST - high + 3 + row * 5}h1.2v1.600h-1.2Z`] : []
        }),
      )
      .join(''),
    '#e3c46b',
  ),
]

/** Black pages that end where the photo ends: city lights, concerts, stars. */
export const night: Theme = {
  id: themeId('night'),
  name: { 'zh-Hans': '夜色', 'zh-Hant': '夜色', en: 'Night' },
  owner: 'system',
  categoryId: CATEGORY.plain,
  layout: {
    kind: 'bleed',
    margin: 14,
    gap: 1.5,
    maxCrop: 0.45,
    photosPerPage: { min: 1, wanted: 3, max: 5 },
  },
  cell: { radius: 0 },
  roles: {
    cover: role(BLACK, ...stars, horizon),
    inner: role(BLACK),
    chapter: role(BLACK, ...stars, horizon),
    back: role(BLACK, ...stars, crescent),
    blank: role(BLACK, ...stars),
  },
  captions: captionStyles({
    title: { family: 'oswald', weight: 700, colour: '#f2efe8', align: 'left', size: 19, leading: 1.1 },
    text: { family: 'open-sans', colour: '#b9b6ae', align: 'left', size: 3.6 },
    spine: '#b9b6ae',
  }),
  spine: BLACK,
  covers: {
    usual: 'edge',
    edge: {
      photos: { x: 0, y: 0, width: 1, height: 0.83 },
      title: { x: 0.08, y: 0.85, width: 0.84, height: 0.1 },
    },
    framed: {
      ornaments: [...stars],
      photos: { x: 0.12, y: 0.24, width: 0.88, height: 0.5 },
      title: { x: 0.12, y: 0.78, width: 0.8, height: 0.14 },
    },
    type: {
      ornaments: [...stars, ...skyline],
      title: { x: 0.1, y: 0.1, width: 0.8, height: 0.42 },
      text: { size: 34, vertical: 'top', leading: 1.05 },
    },
    mosaic: {
      photos: { x: 0, y: 0, width: 1, height: 0.78 },
      count: 5,
      title: { x: 0.08, y: 0.82, width: 0.84, height: 0.11 },
    },
  },
  calendar: calendarStyle({
    family: 'open-sans',
    monthFamily: 'oswald',
    weight: 700,
    monthSize: 12,
    ink: '#f2efe8',
    soft: '#b9b6ae',
    faint: '#55575f',
    rest: '#ff9b7d',
    term: '#8fc7a8',
    own: '#e3c46b',
    line: '#3a3d46',
    place: 'before',
    weekend: '#1b1d24',
    lines: 'none',
  }),
  variants: {
    card: cardVariant({ edge: 0, front: BLACK, back: '#f4f1e8', ink: '#2a2c33', line: SILVER }),
    frame: frameVariant({ mat: 0, colour: BLACK }),
    calendar: calendarVariant({
      edge: 12,
      kind: 'bleed',
      paper: BLACK,
      month: stars.slice(0, 1),
      cover: role(BLACK, ...stars),
    }),
    print: printVariant(BLACK, { width: 0.35, colour: SILVER }),
  },
}
