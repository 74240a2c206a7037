import { calendarStyle, calendarVariant } from '../../theme/calendar-theme.ts'
import { drawing, role } from '../../theme/drawing.ts'
import { cardVariant, frameVariant, printVariant } from '../../theme/sheet-variants.ts'
import type { Theme } from '../../theme/theme.ts'
import { CATEGORY, captionStyles, themeId } from './theme-parts.ts'

const PAPER = '#ffffff'
const INK = '#1f1d1a'
const SOFT = '#6b655b'
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

/** The one line that the book has: under the title of its cover, and on its back. */
const rule = (from: 'top' | 'bottom', at: number) =>
  drawing({
    id: 'rule',
    anchor: from,
    at: [0, at],
    size: [14, 1],
    path: 'M0 0.5H14',
    stroke: { colour: INK, width: 0.2 },
  })

/** White paper, thin letters, much air. Nothing else. */
export const white: Theme = {
  id: themeId('white'),
  name: { 'zh-Hans': '素白', 'zh-Hant': '素白', en: 'White' },
  owner: 'system',
  categoryId: CATEGORY.plain,
  layout: { kind: 'margins', margin: 22, gap: 5, maxCrop: 0.1, photosPerPage: { min: 1, wanted: 2.4, max: 3 } },
  cell: { radius: 0 },
  roles: {
    cover: role(PAPER),
    inner: role(PAPER),
    chapter: role(PAPER, thread(13)),
    back: role(PAPER, rule('bottom', -24)),
    blank: role(PAPER),
  },
  captions: captionStyles({
    title: { family: 'italiana', colour: INK, size: 15, leading: 1.15 },
    text: { family: 'open-sans', colour: SOFT, size: 3.8 },
    spine: SOFT,
  }),
  spine: PAPER,
  covers: {
    usual: 'framed',
    framed: {
      photos: { x: 0.2, y: 0.16, width: 0.6, height: 0.5 },
      title: { x: 0.14, y: 0.71, width: 0.72, height: 0.15 },
    },
    type: {
      ornaments: [rule('bottom', -30)],
      title: { x: 0.12, y: 0.2, width: 0.76, height: 0.5 },
      text: { size: 38, leading: 1.05 },
    },
    mosaic: {
      photos: { x: 0.16, y: 0.13, width: 0.68, height: 0.58 },
      count: 4,
      title: { x: 0.16, y: 0.75, width: 0.68, height: 0.13 },
    },
    edge: {
      photos: { x: 0, y: 0, width: 1, height: 0.8 },
      title: { x: 0.1, y: 0.84, width: 0.8, height: 0.1 },
    },
  },
  calendar: calendarStyle({
    family: 'open-sans',
    monthFamily: 'italiana',
    monthSize: 13,
    ink: INK,
    soft: SOFT,
    faint: '#c4beb3',
    rest: '#b5402c',
    term: '#39725a',
    own: '#2f5f8f',
    line: '#e2ddd3',
    lines: 'none',
  }),
  variants: {
    card: cardVariant({ edge: 9, front: PAPER, back: PAPER, ink: INK, line: HAIR }),
    frame: frameVariant({ mat: 36, colour: '#fdfcfa', cut: '#e2ddd3' }),
    calendar: calendarVariant({ edge: 14, paper: PAPER, cover: role(PAPER) }),
    print: printVariant(PAPER),
  },
}
