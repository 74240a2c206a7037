import { expect, test } from 'vitest'
import { DRAWN_THEMES } from '../demo/drawn-themes.ts'
import { DEMO_THEMES } from '../demo/themes.ts'
import { templateKindOf, templateNumberOf, templateTypeOf } from './template-types.ts'

test('B§4 template types: 1 fixed, 2 smart, 3 theme, 4 cover, 5 designated', () => {
  expect(['1', '2', '3', '4', '5', '6', '0', 'x', ''].map(templateTypeOf)).toEqual([
    ...['fixed', 'smart', 'theme', 'cover', 'designated'],
    ...[undefined, undefined, undefined, undefined],
  ])
  const kinds = ['fixed', 'smart', 'theme', 'cover', 'designated'] as const
  expect(kinds.map(templateNumberOf)).toEqual([1, 2, 3, 4, 5])
})

test('B§4 template types: each theme has its own, and the shop has one of every type', () => {
  expect(DEMO_THEMES.map(templateKindOf)).toEqual(DEMO_THEMES.map(() => 'smart'))
  expect(DRAWN_THEMES.map((theme) => [theme.id, templateKindOf(theme)])).toEqual([
    ['theme-exhibition', 'fixed'],
    ['theme-travel-log', 'theme'],
    ['theme-cover-story', 'cover'],
    ['theme-twelve-months', 'designated'],
  ])
})

test('B§4 template owners: system, factory, merchant; each theme has one of them, and each of them has a theme', () => {
  const owners = new Set([...DEMO_THEMES, ...DRAWN_THEMES].map(({ owner }) => owner))
  expect(owners).toEqual(new Set(['system', 'factory', 'merchant']))
})
