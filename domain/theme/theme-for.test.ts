import { expect, test } from 'vitest'
import { aTheme } from '../../tests/support/design-builders.ts'
import { DEMO_THEMES } from '../demo/themes.ts'
import { themeFor } from './theme-for.ts'

test('themes: on cards and in frames a theme wears its variant, in a book it does not', () => {
  const card = { layout: { margin: 7 }, cell: { radius: 2 }, captions: { text: { align: 'left' as const } } }
  const theme = { ...aTheme(), variants: { card } }
  const { variants: _variants, ...plain } = theme
  expect(themeFor(theme, 1)).toBe(theme)
  expect(themeFor(theme, 2)).toBe(theme)
  expect(themeFor(theme, 7)).toEqual({
    ...plain,
    layout: { ...plain.layout, margin: 7 },
    cell: { radius: 2 },
    captions: { ...plain.captions, text: { ...plain.captions.text, align: 'left' } },
  })
})

test('themes: asked twice for the same product, a theme answers the same', () => {
  for (const theme of DEMO_THEMES) {
    for (const type of [1, 2, 7] as const) {
      expect(themeFor(themeFor(theme, type), type)).toEqual(themeFor(theme, type))
    }
  }
})
