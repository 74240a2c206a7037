import { drawing, role } from '../theme/drawing.ts'
import type { Theme } from '../theme/theme.ts'
import { COVER_STORY, EXHIBITION, TRAVEL_LOG, TWELVE_MONTHS } from './drawn-pages.ts'
import { CATEGORY, captionStyles, disc, ONCE, themeId } from './themes/theme-parts.ts'

const WALL = '#e4e3df'
const PASSEPARTOUT = '#ffffff'
const FRAME = '#26241f'

/** Template type fixed: the same eight pages around and around, as hung on a wall. */
const exhibition: Theme = {
  id: themeId('exhibition'),
  name: { 'zh-Hans': '影展', 'zh-Hant': '影展', en: 'Exhibition' },
  owner: 'factory',
  categoryId: CATEGORY.plain,
  template: 'fixed',
  pages: EXHIBITION,
  layout: { kind: 'margins', margin: 18, gap: 4, maxCrop: 0.12, photosPerPage: { min: 1, wanted: 2.4, max: 4 } },
  // Prints in narrow frames that stand off the wall a little.
  cell: {
    radius: 0,
    border: { width: 0.7, colour: FRAME },
    shadow: { x: 0.6, y: 1.1, blur: 2.6, colour: '#4d4a42', opacity: 0.32 },
  },
  roles: {
    cover: role(WALL),
    inner: role(WALL),
    chapter: role(PASSEPARTOUT),
    back: role(WALL),
    blank: role(PASSEPARTOUT),
  },
  captions: captionStyles({
    title: { family: 'noto-sans-sc-light', colour: FRAME, align: 'left', size: 12, leading: 1.25 },
    text: { family: 'open-sans', colour: '#5c584f', align: 'left', size: 3.5 },
    spine: FRAME,
  }),
  spine: WALL,
  covers: {
    usual: 'framed',
    framed: {
      photos: { x: 0.3, y: 0.2, width: 0.4, height: 0.4 },
      title: { x: 0.3, y: 0.66, width: 0.52, height: 0.12 },
      text: { size: 9, vertical: 'top' },
    },
    edge: { photos: { x: 0, y: 0, width: 1, height: 0.8 }, title: { x: 0.07, y: 0.84, width: 0.86, height: 0.1 } },
    type: { title: { x: 0.12, y: 0.58, width: 0.76, height: 0.3 }, text: { vertical: 'bottom' } },
    mosaic: {
      photos: { x: 0.14, y: 0.14, width: 0.72, height: 0.52 },
      count: 4,
      title: { x: 0.14, y: 0.74, width: 0.72, height: 0.13 },
      text: { size: 10 },
    },
  },
}

const KRAFT = '#c7a577'
const LEAF = '#fbf7ec'
const RIBBON = '#2e2a24'
const STAMP = '#a8402c'

/** Paper of a notebook: a dot every five millimetres. */
const dotted = drawing({
  id: 'dots',
  anchor: 'top-left',
  size: [5, 5],
  tile: [5, 5],
  path: 'M2.5 2.5h0.01',
  stroke: { colour: '#cfc3a9', width: 0.4 },
})

/** The elastic band that keeps a notebook shut, beyond the bleed at both ends. */
const elastic = drawing({
  id: 'elastic',
  anchor: 'right',
  at: [-9, 0],
  size: [4, 20],
  tile: [ONCE, 20],
  path: 'M0 0H4V20.1H0Z',
  fill: RIBBON,
})

/** A postmark: two rings and the waves behind them. */
const postmark = (anchor: 'top-right' | 'centre', x: number, y: number) =>
  drawing({
    id: `postmark-${anchor}`,
    anchor,
    at: [x, y],
    size: [46, 22],
    path: `${disc(11, 11, 10.6)}${disc(11, 11, 7.4)}${[4, 9, 14, 19].map((y) => `M23 ${y}q3-3 6 0t6 0 6 0`).join('')}`,
    stroke: { colour: STAMP, width: 0.45 },
    opacity: 0.75,
  })

/** Template type theme: drawn pages, chosen by the number of photos. A notebook that was along: dots, kraft, a typewriter. */
const travelLog: Theme = {
  id: themeId('travel-log'),
  name: { 'zh-Hans': '旅行手账', 'zh-Hant': '旅行手帳', en: 'Travel log' },
  owner: 'factory',
  categoryId: CATEGORY.journey,
  template: 'theme',
  pages: TRAVEL_LOG,
  layout: { kind: 'margins', margin: 17, gap: 3, maxCrop: 0.2, photosPerPage: { min: 1, wanted: 3, max: 6 } },
  cell: {
    radius: 0,
    border: { width: 1.2, colour: '#ffffff' },
    shadow: { x: 0.5, y: 0.9, blur: 1.6, colour: '#5a4a33', opacity: 0.28 },
  },
  roles: {
    cover: role(KRAFT, elastic),
    inner: role(LEAF, dotted),
    chapter: role(LEAF, dotted, postmark('top-right', -10, 8)),
    back: role(KRAFT, postmark('centre', 0, 0)),
    blank: role(LEAF, dotted),
  },
  captions: captionStyles({
    title: { family: 'courier-prime', weight: 700, colour: RIBBON, align: 'left', size: 13, leading: 1.2 },
    text: { family: 'courier-prime', colour: '#574c3d', align: 'left', size: 3.6, leading: 1.5 },
    spine: RIBBON,
  }),
  spine: KRAFT,
  covers: {
    usual: 'framed',
    framed: {
      ornaments: [elastic],
      photos: { x: 0.09, y: 0.34, width: 0.72, height: 0.54 },
      title: { x: 0.09, y: 0.1, width: 0.72, height: 0.17 },
      plate: { kind: 'label', colour: LEAF },
      text: { size: 12, align: 'center' },
    },
    edge: {
      photos: { x: 0, y: 0, width: 1, height: 1 },
      title: { x: 0.09, y: 0.1, width: 0.6, height: 0.15 },
      plate: { kind: 'label', colour: LEAF },
      text: { size: 11, align: 'center' },
    },
    type: {
      ornaments: [elastic],
      title: { x: 0.14, y: 0.24, width: 0.62, height: 0.36 },
      plate: { kind: 'label', colour: LEAF },
      text: { size: 19, align: 'center' },
    },
    mosaic: {
      ornaments: [elastic],
      photos: { x: 0.09, y: 0.34, width: 0.72, height: 0.54 },
      count: 5,
      title: { x: 0.09, y: 0.1, width: 0.72, height: 0.17 },
      plate: { kind: 'label', colour: LEAF },
      text: { size: 12, align: 'center' },
    },
  },
}

const LAGOON = '#98d0d4'
const GLOSS = '#ffffff'
const PRINT = '#232022'

/** Template type cover: a drawn cover, the engine's pages inside. A magazine: its name above, the picture as large as it goes. */
const coverStory: Theme = {
  id: themeId('cover-story'),
  name: { 'zh-Hans': '封面故事', 'zh-Hant': '封面故事', en: 'Cover story' },
  owner: 'merchant',
  categoryId: CATEGORY.plain,
  template: 'cover',
  pages: COVER_STORY,
  layout: { kind: 'bleed', margin: 14, gap: 1, maxCrop: 0.4, photosPerPage: { min: 1, wanted: 2.6, max: 5 } },
  cell: { radius: 0 },
  roles: {
    cover: role(LAGOON),
    inner: role(GLOSS),
    chapter: role(GLOSS),
    back: role(LAGOON),
    blank: role('#dceff0'),
  },
  captions: captionStyles({
    title: { family: 'dm-serif', colour: PRINT, align: 'left', size: 22, leading: 1.05 },
    text: { family: 'lora', colour: '#57504f', align: 'left', size: 3.7 },
    spine: GLOSS,
  }),
  spine: PRINT,
}

const INKWELL = '#1d4a57'
const ALMANAC = '#fff6e6'
const SEASONS = [
  ...(['#8fb8d8', '#a9c6c9', '#9cc48c', '#7fbf6a', '#c2cf52', '#f2c94b'] as const),
  ...(['#f2a83c', '#ee8a3a', '#d9693a', '#b9553f', '#8a5a6e', '#6b79ad'] as const),
]

/** Twelve discs, one for each month, from winter to winter. */
const year = (anchor: 'bottom' | 'top' | 'centre', y: number) =>
  SEASONS.map((fill, at) =>
    drawing({
      id: `month-${anchor}-${at + 1}`,
      anchor,
      at: [(at - 5.5) * 9, y],
      size: [6, 6],
      path: disc(3, 3, 2.6),
      fill,
    }),
  )

/** Template type designated: every page has its own drawing. An almanac: twelve colours, heavy plain letters. */
const twelveMonths: Theme = {
  id: themeId('twelve-months'),
  name: { 'zh-Hans': '十二个月', 'zh-Hant': '十二個月', en: 'Twelve months' },
  owner: 'merchant',
  categoryId: CATEGORY.family,
  template: 'designated',
  pages: TWELVE_MONTHS,
  layout: { kind: 'margins', margin: 16, gap: 3, maxCrop: 0.2, photosPerPage: { min: 1, wanted: 3, max: 6 } },
  cell: { radius: 0 },
  roles: {
    cover: role(INKWELL, ...year('bottom', -12)),
    inner: role(ALMANAC),
    chapter: role(ALMANAC, ...year('bottom', -9)),
    back: role(INKWELL, ...year('centre', 0)),
    blank: role(ALMANAC),
  },
  captions: captionStyles({
    title: { family: 'noto-sans-sc-black', colour: INKWELL, size: 15, leading: 1.15 },
    text: { family: 'open-sans', colour: '#4f5c5c', size: 3.8 },
    spine: ALMANAC,
  }),
  spine: INKWELL,
  covers: {
    usual: 'framed',
    framed: {
      ornaments: year('bottom', -12),
      photos: { x: 0, y: 0.1, width: 1, height: 0.5 },
      title: { x: 0.08, y: 0.65, width: 0.84, height: 0.16 },
      text: { size: 17, colour: ALMANAC },
    },
    edge: {
      photos: { x: 0, y: 0, width: 1, height: 0.76 },
      title: { x: 0.08, y: 0.8, width: 0.84, height: 0.13 },
      text: { colour: ALMANAC },
      plate: { kind: 'label', colour: INKWELL },
    },
    type: {
      ornaments: year('bottom', -16),
      title: { x: 0.1, y: 0.16, width: 0.8, height: 0.56 },
      text: { colour: ALMANAC },
    },
    mosaic: {
      ornaments: year('bottom', -8),
      photos: { x: 0.05, y: 0.05, width: 0.9, height: 0.64 },
      count: 12,
      title: { x: 0.08, y: 0.72, width: 0.84, height: 0.14 },
      text: { colour: ALMANAC },
    },
  },
}

/** Themes of a fixed number of pages, for books that have one. */
export const FIXED_THEMES: readonly Theme[] = [exhibition]

/** Themes of drawn pages or covers for any book. */
export const DRAWN_THEME_IDS: readonly Theme[] = [travelLog, coverStory, twelveMonths]

/** Every theme that the demo shop has for books alone. */
export const DRAWN_THEMES: readonly Theme[] = [...FIXED_THEMES, ...DRAWN_THEME_IDS]
