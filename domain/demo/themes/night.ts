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
  captions: captionStyles({ family: 'lora', title: '#f2efe8', text: '#b9b6ae', spine: '#b9b6ae' }),
  spine: BLACK,
  calendar: calendarStyle({
    family: 'lora',
    ink: '#f2efe8',
    soft: '#b9b6ae',
    faint: '#55575f',
    rest: '#ff9b7d',
    term: '#8fc7a8',
    own: '#e3c46b',
    line: '#3a3d46',
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
    print: printVariant(BLACK),
  },
}
