import { calendarStyle, calendarVariant } from '../../theme/calendar-theme.ts'
import { drawing, role } from '../../theme/drawing.ts'
import { cardVariant, frameVariant, printVariant } from '../../theme/sheet-variants.ts'
import type { Theme } from '../../theme/theme.ts'
import { CATEGORY, captionStyles, disc, edgeLine, themeId } from './theme-parts.ts'

const PAPER = '#ffffff'
const INK = '#1f1d1a'
const HAIR = '#bdb6aa'

/** A thread that hangs into the page from above, like a bookmark. */
const thread = (length: number) =>
  drawing({
    id: 'thread',
    anchor: 'top',
    at: [0, -4],
    size: [1, length + 4],
    path: `M0.5 0V${length + 4}`,
    stroke: { colour: HAIR, width: 0.18 },
  })

const footRule = drawing({
  id: 'foot-rule',
  anchor: 'bottom',
  at: [0, -9],
  size: [10, 1],
  path: 'M0 0.5H10',
  stroke: { colour: HAIR, width: 0.18 },
})

const frame = (['top', 'bottom', 'left', 'right'] as const).map((edge) =>
  edgeLine({ id: `hair-${edge}`, edge, inset: 8, colour: '#e2ddd3', width: 0.15 }),
)

const colophon = [
  drawing({
    id: 'colophon-ring',
    anchor: 'bottom',
    at: [0, -24],
    size: [7, 7],
    path: disc(3.5, 3.5, 3.4),
    stroke: { colour: HAIR, width: 0.2 },
  }),
  drawing({ id: 'colophon-dot', anchor: 'bottom', at: [0, -27], size: [1, 1], path: disc(0.5, 0.5, 0.5), fill: INK }),
]

/** White paper, wide margins, hairlines. Nothing else. */
export const white: Theme = {
  id: themeId('white'),
  name: { 'zh-Hans': '素白', 'zh-Hant': '素白', en: 'White' },
  owner: 'system',
  categoryId: CATEGORY.plain,
  layout: {
    kind: 'margins',
    margin: 18,
    gap: 4,
    maxCrop: 0.12,
    photosPerPage: { min: 1, wanted: 3, max: 6 },
  },
  cell: { radius: 0 },
  roles: {
    cover: role(PAPER, ...frame),
    inner: role(PAPER, footRule),
    chapter: role(PAPER, thread(11), footRule),
    back: role(PAPER, ...frame, ...colophon),
    blank: role(PAPER),
  },
  captions: captionStyles({ family: 'lora', title: INK, text: '#6b655b', spine: '#6b655b' }),
  spine: PAPER,
  calendar: calendarStyle({
    family: 'lora',
    ink: INK,
    soft: '#6b655b',
    faint: '#c4beb3',
    rest: '#b5402c',
    term: '#39725a',
    own: '#2f5f8f',
    line: '#e2ddd3',
  }),
  variants: {
    card: cardVariant({ edge: 7, front: PAPER, back: PAPER, ink: INK, line: HAIR }),
    frame: frameVariant({ mat: 32, colour: '#fbfaf7', cut: '#e2ddd3' }),
    calendar: calendarVariant({ edge: 12, paper: PAPER, cover: role(PAPER, footRule) }),
    print: printVariant(PAPER),
  },
}
