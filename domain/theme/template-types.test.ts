import { expect, test } from 'vitest'
import { DEMO_THEMES } from '../demo/themes.ts'
import { TEMPLATE_OWNERS, TEMPLATE_TYPES, THEME_TEMPLATE, templateTypeOf } from './template-types.ts'

test('B§4 template types: 1 fixed, 2 smart, 3 theme, 4 cover, 5 designated', () => {
  expect(['1', '2', '3', '4', '5', '6', '0', 'x', ''].map(templateTypeOf)).toEqual([
    ...['fixed', 'smart', 'theme', 'cover', 'designated'],
    ...[undefined, undefined, undefined, undefined],
  ])
  expect(TEMPLATE_TYPES[THEME_TEMPLATE]).toBe('theme')
})

test('B§4 template owners: system, factory, merchant; each theme has one of them', () => {
  expect(TEMPLATE_OWNERS).toEqual(['system', 'factory', 'merchant'])
  expect(DEMO_THEMES.filter(({ owner }) => !TEMPLATE_OWNERS.includes(owner))).toEqual([])
})
