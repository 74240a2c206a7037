import { expect, test } from 'vitest'
import { themeField } from '../calls/theme-fields.ts'
import { fillTheme } from './fill-theme.ts'
import type { ThemeFile } from './theme-file.ts'

const short: ThemeFile = { id: 'theme-mint', name: 'Mint' }

function filled(file: ThemeFile) {
  const verdict = fillTheme(file)
  if (verdict.kind === 'refused') {
    throw new Error(JSON.stringify(verdict.faults))
  }
  return verdict.theme
}

const faultsOf = (file: ThemeFile) => {
  const verdict = fillTheme(file)
  return verdict.kind === 'refused' ? verdict.faults : []
}

test('themes: a file of an id and a name is a whole theme', () => {
  const theme = filled(short)
  expect(themeField.parse(theme)).toEqual(theme)
  expect(theme).toMatchObject({
    id: 'theme-mint',
    name: { 'zh-Hans': 'Mint', 'zh-Hant': 'Mint', en: 'Mint' },
    owner: 'merchant',
    categoryId: 'plain',
    layout: { kind: 'margins', margin: 16, photosPerPage: { min: 1, wanted: 3, max: 6 } },
    spine: '#ffffff',
    roles: { back: { background: '#ffffff', ornaments: [] } },
    captions: { title: { family: 'open-sans', colour: '#1f1d1a', size: 8.5 } },
  })
  expect(Object.keys(theme.variants ?? {})).toEqual(['card', 'frame', 'calendar', 'print'])
  expect('calendar' in theme).toBe(false)
})

test('themes: a grid without lines, and other products without a look of their own', () => {
  const { calendar, variants } = filled({ ...short, calendar: { lines: { kind: 'none' } }, variants: 'none' })
  expect([calendar?.share, calendar?.lines, variants]).toEqual([0.42, undefined, undefined])
})

test('themes: colours stand under names, and what is not said is made from five of them', () => {
  const theme = filled({
    ...short,
    family: 'lora',
    colours: { paper: '#fffdf5', ink: '#204030', accent: '#a03020', leaf: '#88aa99' },
    roles: { inner: { ornaments: [{ path: 'M0 0H9', size: { width: 9, height: 1 }, fill: 'leaf' }] } },
    captions: { base: { align: 'left' }, title: { colour: 'accent' } },
    calendar: { day: { weight: 700 } },
    cell: { border: { width: 0.4, colour: 'line' } },
  })
  expect(theme.roles.inner).toEqual({
    background: '#fffdf5',
    ornaments: [
      {
        id: 'drawing-1',
        anchor: 'centre',
        offset: { x: 0, y: 0 },
        size: { width: 9, height: 1 },
        viewBox: { x: 0, y: 0, width: 9, height: 1 },
        path: 'M0 0H9',
        fill: '#88aa99',
      },
    ],
  })
  expect(
    [theme.captions.title, theme.captions.text].map(({ family, colour, align }) => [family, colour, align]),
  ).toEqual([
    ['lora', '#a03020', 'left'],
    ['lora', '#516a5b', 'left'],
  ])
  expect(theme.cell).toEqual({ radius: 0, border: { width: 0.4, colour: '#d2d7ce' } })
  expect(theme.calendar).toMatchObject({
    family: 'lora',
    day: { weight: 700, colour: '#204030', restColour: '#a03020' },
  })
})

test('themes: a drawing is written once and used by name, elsewhere, and more than once on a page', () => {
  const star = { path: 'M0 0H5V5Z', size: { width: 5, height: 5 }, fill: '#ddaa00' }
  const { roles } = filled({
    ...short,
    drawings: { star },
    roles: { cover: { ornaments: ['star', { use: 'star', anchor: 'top-left', offset: { x: 4 }, opacity: 0.5 }] } },
  })
  expect(roles.cover.ornaments.map(({ id, anchor, offset, opacity }) => [id, anchor, offset, opacity])).toEqual([
    ['star', 'centre', { x: 0, y: 0 }, undefined],
    ['star-2', 'top-left', { x: 4, y: 0 }, 0.5],
  ])
})

test('themes: a page that the file does not name looks like its inner pages', () => {
  const { roles, spine, variants } = filled({
    ...short,
    colours: { mist: '#e0e8e8' },
    roles: { inner: { background: 'mist' }, cover: { background: '#123456' } },
    variants: { calendar: { layout: { margin: 20 }, roles: { back: {} } } },
  })
  expect([roles.chapter, roles.blank, roles.back].map(({ background }) => background)).toEqual(Array(3).fill('#e0e8e8'))
  expect(spine).toBe('#123456')
  expect([variants?.calendar?.layout, variants?.calendar?.roles?.cover, variants?.calendar?.roles?.back]).toMatchObject(
    [{ margin: 20, gap: 3 }, { background: '#123456' }, { background: '#ffffff' }],
  )
})

test('themes: names that lead nowhere are faults where they stand', () => {
  expect(
    faultsOf({
      ...short,
      captions: { title: { colour: 'inkk' } },
      roles: {
        cover: {
          ornaments: ['sun', { path: 'M0 0H1', fill: '#123123' }, { path: 'M0 0', size: { width: 1, height: 1 } }],
        },
      },
    }),
  ).toEqual([
    { path: ['captions', 'title', 'colour'], message: '"inkk" is no #rrggbb and none of this file\'s colours' },
    { path: ['roles', 'cover', 'ornaments', 0], message: 'there is no drawing "sun" under drawings' },
    { path: ['roles', 'cover', 'ornaments', 1], message: 'a drawing needs a path and a size (mm)' },
    { path: ['roles', 'cover', 'ornaments', 2], message: 'a drawing without fill and stroke is not seen' },
  ])
})

test('themes: pages that are drawn have names and roles of their own, formats say only what changes', () => {
  const slot = { area: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 } }
  const { pages, formats } = filled({
    ...short,
    template: 'fixed',
    pages: [{ slots: [slot] }, { id: 'front', role: 'cover', slots: [slot] }],
    formats: { square: { layout: { margin: 12 } } },
  })
  expect(pages).toEqual([
    { id: 'page-1', role: 'inner', slots: [slot] },
    { id: 'front', role: 'cover', slots: [slot] },
  ])
  expect(formats).toEqual({ square: { layout: { margin: 12 } } })
})
