import { expect, test } from 'vitest'
import { DEMO_THEMES } from '../demo/themes.ts'
import { blankPage, pageSchema } from '../design/design.ts'
import { asId } from '../ids.ts'
import { channelsOf, contrast } from './colour.ts'
import { groundColours, groundOf, groundPatterns, onGround } from './page-grounds.ts'
import type { Theme } from './theme.ts'

const page = { ...blankPage(asId('p')), kind: 'inner' } as const

test.each(DEMO_THEMES.map((theme) => [theme.id, theme] as const))(
  'backgrounds: a theme offers several, its own first, each once, and its words are read on all of them (%s)',
  (_, theme: Theme) => {
    const colours = groundColours(theme)
    expect(colours[0]).toEqual({ id: 'paper', colour: theme.roles.inner.background })
    expect(new Set(colours.map(({ colour }) => colour)).size).toBe(colours.length)
    expect(colours.length).toBeGreaterThan(1)
    expect(groundPatterns(theme).length).toBeGreaterThan(2)
    for (const { colour } of colours.slice(1)) {
      expect(contrast(channelsOf(theme.captions.text.colour), channelsOf(colour))).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('backgrounds: a page says what it has otherwise than its theme, and nothing else', () => {
  const theme = DEMO_THEMES[0] as Theme
  const on = onGround(page, { colour: 'title-tint', pattern: 'chapter' })
  expect(pageSchema.parse(on).ground).toEqual({ colour: 'title-tint', pattern: 'chapter' })
  expect(groundOf(on, theme)).toEqual({
    background: groundColours(theme).find(({ id }) => id === 'title-tint')?.colour,
    ornaments: theme.roles.chapter.ornaments,
  })
  expect(onGround(on, { colour: 'paper', pattern: 'inner' })).toEqual(page)
  expect(groundOf(page, theme)).toEqual(theme.roles.inner)
})
