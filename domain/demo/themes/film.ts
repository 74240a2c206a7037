import { calendarStyle, calendarVariant } from '../../theme/calendar-theme.ts'
import { drawing, role } from '../../theme/drawing.ts'
import { cardVariant, frameVariant, printVariant } from '../../theme/sheet-variants.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Mm } from '../../units.ts'
import { CATEGORY, captionStyles, edgeBand, ONCE, themeId } from './theme-parts.ts'

const BASE = '#17140f'
const AMBER = '#f0a53a'
/** The strip's end, that was pulled out and saw the light. */
const LEADER = '#3a2d1a'
const PALE = '#e9e2d2'
const LIGHT = '#f6f1e4'

/** Holes of 35 mm film: 4.75 mm apart, as they are on the negative. */
const PITCH: Mm = 4.75
const holes = (edge: 'top' | 'bottom', inset: Mm, fill = LIGHT) =>
  drawing({
    id: `holes-${edge}`,
    anchor: edge,
    at: [0, edge === 'top' ? inset : -inset],
    size: [PITCH, 2.8],
    path: 'M1.8 0H2.950A0.6 0.6 0 0 1 3.55 0.6V2.2A0.6 0.6 0 0 1 2.95 2.8H1.8A0.6 0.6 0 0 1 1.2 2.2V0.6A0.6 0.6 0 0 1 1.8 0Z',
    fill,
    tile: [PITCH, ONCE],
  })

/** The maker's bars and arrows that light has printed between the holes and the pictures. */
const code = (edge: 'top' | 'bottom', inset: Mm) =>
  drawing({
    id: `code-${edge}`,
    anchor: edge,
    at: [0, edge === 'top' ? inset : -inset],
    size: [PITCH * 8, 1.8],
    path: 'M0 0L1.5 0.900 0 1.8ZM19 0L20.5 0.900 19 1.8ZM24 0H24.5V1.8H24ZM25 0H26V1.8H25ZM26.5 0H26.8V1.8H26.5ZM27.6 0H28.2V1.8H27.6ZM28.8 0H29.2V1.8H28.8ZM30 0H31.2V1.8H30Z',
    fill: AMBER,
    opacity: 0.85,
    tile: [PITCH * 8, ONCE],
  })

const strip = [holes('top', 3), code('top', 7), holes('bottom', 3)]
/** Where the picture begins right below the holes. */
const perforation = [holes('top', 3), holes('bottom', 3)]

const NEGATIVE = { background: BASE, spine: LEADER, back: BASE } as const

/** A contact sheet: black film with its holes, amber signs, many small pictures. */
export const film: Theme = {
  id: themeId('film'),
  name: { 'zh-Hans': '胶片', 'zh-Hant': '膠片', en: 'Film' },
  owner: 'system',
  categoryId: CATEGORY.friends,
  layout: { kind: 'margins', margin: 13, gap: 1.6, maxCrop: 0.25, photosPerPage: { min: 1, wanted: 4.5, max: 9 } },
  cell: { radius: 0.8 },
  roles: {
    cover: role(BASE, ...strip),
    inner: role(BASE, ...strip),
    chapter: role(BASE, ...strip, code('bottom', 7)),
    back: role(BASE, ...strip),
    blank: role(BASE, ...perforation),
  },
  captions: captionStyles({
    title: { family: 'courier-prime', weight: 700, colour: AMBER, align: 'left', size: 11, leading: 1.2 },
    text: { family: 'courier-prime', colour: PALE, align: 'left', size: 3.5, leading: 1.5 },
    spine: AMBER,
  }),
  spine: LEADER,
  covers: {
    usual: 'mosaic',
    mosaic: {
      ...NEGATIVE,
      ornaments: strip,
      photos: { x: 0.07, y: 0.08, width: 0.86, height: 0.74 },
      count: 12,
      title: { x: 0.07, y: 0.84, width: 0.86, height: 0.08 },
      text: { size: 11 },
    },
    framed: {
      ...NEGATIVE,
      ornaments: strip,
      photos: { x: 0, y: 0.14, width: 1, height: 0.56 },
      title: { x: 0.07, y: 0.75, width: 0.86, height: 0.15 },
      text: { size: 13 },
    },
    edge: {
      ...NEGATIVE,
      photos: { x: 0, y: 0, width: 1, height: 1 },
      title: { x: 0.07, y: 0.86, width: 0.86, height: 0.08 },
      plate: { kind: 'band', colour: BASE },
      text: { size: 10 },
    },
    // The box that the film came in.
    type: {
      background: AMBER,
      spine: AMBER,
      back: AMBER,
      ornaments: [edgeBand('box', 'bottom', 46, BASE), holes('bottom', 6, AMBER)],
      title: { x: 0.08, y: 0.1, width: 0.84, height: 0.54 },
      text: { size: 26, colour: BASE, vertical: 'top', leading: 1.05 },
    },
  },
  calendar: calendarStyle({
    family: 'courier-prime',
    weight: 700,
    monthSize: 10,
    ink: PALE,
    soft: '#b5ad9b',
    faint: '#5d564a',
    rest: AMBER,
    term: '#9ccfa8',
    own: '#ff9a80',
    line: '#3c362c',
    dayPlace: 'corner',
    place: 'before',
    width: 0.41,
  }),
  variants: {
    card: cardVariant({ edge: 9, front: BASE, back: LIGHT, ink: '#2b261d', line: '#8f8570', frontMark: cardStrip() }),
    frame: frameVariant({ mat: 22, colour: BASE, cut: AMBER }),
    calendar: calendarVariant({ edge: 13, paper: BASE, month: perforation, cover: role(BASE, ...perforation) }),
    print: printVariant(BASE, { width: 0.35, colour: AMBER }),
  },
}

function cardStrip() {
  return [holes('top', 2.6), holes('bottom', 2.6)]
}
