import { expect, test } from 'vitest'
import { aTheme } from '../../tests/support/builders/design-builders.ts'
import { checkPage, type SeenPage, type SeenText } from './check-page.ts'
import { checkTheme } from './check-theme.ts'
import { contrast, mixed } from './colour.ts'

const white = (pixels: number) => ({ channels: [255, 255, 255], pixels })
const black = { channels: [0, 0, 0], pixels: 1 }
const text = (over: Partial<SeenText>): SeenText => ({
  what: 'title',
  text: '夏天',
  colour: '#222222',
  size: 4,
  overflows: false,
  missing: [],
  ink: { x: 20, y: 20, width: 40, height: 4 },
  quiet: false,
  ground: [white(1)],
  ...over,
})
const page = (over: Partial<SeenPage>): SeenPage => ({
  width: 200,
  height: 100,
  safe: 5,
  texts: [],
  slots: [],
  drawings: [],
  ...over,
})
const rules = (over: Partial<SeenPage>) => checkPage(page(over)).map(({ rule }) => rule)

test('themes: a text is refused that overflows, is too small, lacks a glyph, leaves the safe area or melts into its ground', () => {
  const broken = [
    text({}),
    text({ overflows: true }),
    text({ size: 1.7 }),
    text({ what: 'calendar', size: 1.55 }),
    text({ missing: ['ꙮ'] }),
    text({ missing: ['🎂', '👧'] }),
    text({ ink: { x: 4, y: 20, width: 40, height: 4 } }),
    text({ colour: '#cccccc' }),
    text({ colour: '#cccccc', quiet: true }),
    text({ colour: '#222222', ground: [white(20), black] }),
    text({ colour: '#222222', ground: [white(4), black] }),
  ]
  expect(broken.map((one) => rules({ texts: [one] }))).toEqual([
    [],
    ['overflow'],
    ['readable'],
    [],
    ['missing'],
    [],
    ['safe'],
    ['contrast'],
    [],
    [],
    ['contrast'],
  ])
})

test('themes: photos smaller than 15 mm and photos over each other are refused', () => {
  const slot = (x: number, width: number) => ({ x, y: 10, width, height: 30 })
  expect(rules({ slots: [slot(0, 15), slot(15, 40)] })).toEqual([])
  expect(checkPage(page({ slots: [slot(0, 14.9), slot(14, 40)] }))).toEqual([
    { rule: 'small-photo', blame: { kind: 'layout' }, message: 'a photo of 14.9 mm x 30 mm is smaller than 15 mm' },
    { rule: 'photos-overlap', blame: { kind: 'layout' }, message: 'two photos lie over each other' },
  ])
})

test('themes: a filled band ends well inside the page or reaches the bleed, never between', () => {
  const trim = { x: 0, y: 0, width: 200, height: 100 }
  const bleed = { x: -3, y: -3, width: 206, height: 106 }
  const band = (bottom: number, over = {}) => ({
    role: 'inner' as const,
    at: 0,
    filled: true,
    trim,
    bleed,
    reach: { x: -3, y: bottom - 20, width: 206, height: 20 },
    ...over,
  })
  const seen = [band(103), band(90), band(100), band(101.5), band(99.6), band(100, { filled: false })]
  expect(seen.map((drawing) => rules({ drawings: [drawing] }))).toEqual([[], [], ['cut'], ['cut'], ['cut'], []])
  expect(rules({ drawings: [band(-1)] })).toEqual(['beyond'])
})

test('themes: the least that can be said without laying out: hairlines, sizes, density, pages that are not there', () => {
  const theme = aTheme({ photosPerPage: { min: 2, wanted: 1, max: 6 } })
  const thin = { ...theme, cell: { radius: 0, border: { width: 0.09, colour: '#000000' } }, template: 'fixed' as const }
  expect(checkTheme(thin)).toEqual([
    { path: ['cell', 'border', 'width'], message: 'a border of 0.09 mm is thinner than a press holds (0.1 mm)' },
    { path: ['layout', 'photosPerPage'], message: '2 to 6 photos a page do not hold the wanted 1' },
    { path: ['template'], message: 'a fixed template has drawn pages, and this one has none' },
  ])
})

test('themes: colours stand apart as WCAG 2 counts it, and mix channel by channel', () => {
  expect([contrast(white(1).channels, black.channels), contrast(white(1).channels, white(1).channels)]).toEqual([21, 1])
  expect([mixed('#000000', '#ffffff', 0.5), mixed('#102030', '#ffffff', 0)]).toEqual(['#808080', '#102030'])
})
