import { expect, test } from 'vitest'
import { COVER_STYLES } from '../cover-style.ts'
import { DEMO_THEMES } from '../demo/themes.ts'
import { channelsOf, contrast } from './colour.ts'
import { coverPlaces, themeOn, usualCover } from './cover-look.ts'
import { fillTheme } from './fill-theme.ts'
import type { Theme } from './theme.ts'
import type { ThemeFile } from './theme-file.ts'

function filled(file: ThemeFile): Theme {
  const verdict = fillTheme(file)
  if (verdict.kind === 'refused') {
    throw new Error(JSON.stringify(verdict.faults))
  }
  return verdict.theme
}

const bare = filled({ id: 'bare', name: 'Bare', colours: { paper: '#f4efe4', ink: '#20303a' } })

test('a look that says nothing of its covers has all four, each another one', () => {
  expect(COVER_STYLES.map((style) => coverPlaces(bare, style))).toEqual([
    {
      photos: { x: 0, y: 0, width: 1, height: 1 },
      title: { x: 0.14, y: 0.7, width: 0.72, height: 0.15 },
      plate: { kind: 'label', colour: '#f4efe4' },
    },
    {},
    { title: { x: 0.1, y: 0.14, width: 0.8, height: 0.72 }, count: 0 },
    { photos: { x: 0, y: 0, width: 1, height: 0.76 }, title: { x: 0.1, y: 0.8, width: 0.8, height: 0.13 }, count: 6 },
  ])
  expect([usualCover(bare), usualCover({ layout: { ...bare.layout, kind: 'bleed' } })]).toEqual(['framed', 'edge'])
})

test('what a file says of a cover is taken by name of colour and drawing, and spine, back and letters follow', () => {
  const theme = filled({
    id: 'said',
    name: 'Said',
    colours: { paper: '#f4efe4', ink: '#20303a', night: '#10161c' },
    drawings: { dot: { path: 'M0 0H2V2H0Z', size: { width: 2, height: 2 }, fill: 'ink' } },
    covers: {
      usual: 'type',
      type: { background: 'night', ornaments: ['dot'], text: { align: 'left' }, back: 'paper' },
    },
  })
  const on = themeOn(theme, { kind: 'cover', coverStyle: 'type' })
  expect(usualCover(theme)).toBe('type')
  expect([on.roles.cover.background, on.roles.cover.ornaments.map(({ id }) => id)]).toEqual(['#10161c', ['dot']])
  expect([on.spine, on.roles.back.background]).toEqual(['#10161c', '#f4efe4'])
  expect([on.captions.title, on.captions.spine].map(({ colour, align }) => [colour, align])).toEqual([
    ['#f4efe4', 'left'],
    ['#f4efe4', 'center'],
  ])
  expect(on.captions.title.size).toBeCloseTo(theme.captions.title.size * 2.2)
  expect(themeOn(theme, { kind: 'cover' })).toBe(theme)
  expect(themeOn(theme, { kind: 'inner', coverStyle: 'type' })).toBe(theme)
})

test.each(DEMO_THEMES.map((theme) => [theme.id, theme] as const))(
  'the letters of the covers of %s stand clear of their ground, on front and spine',
  (_, theme) => {
    // Where the theme draws under a title, `check-theme` sees what it stands on.
    const weak = COVER_STYLES.flatMap((style) => {
      const { roles, captions, spine } = themeOn(theme, { kind: 'cover', coverStyle: style })
      const ground = coverPlaces(theme, style).plate?.colour ?? roles.cover.background
      const front = [captions.title.colour, ground] as const
      const pairs = [...(roles.cover.ornaments.length > 0 ? [] : [front]), [captions.spine.colour, spine] as const]
      return pairs
        .filter(([one, other]) => contrast(channelsOf(one), channelsOf(other)) < 3)
        .map((pair) => [style, pair])
    })
    expect(weak).toEqual([])
  },
)
