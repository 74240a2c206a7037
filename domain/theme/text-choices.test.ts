import { expect, test } from 'vitest'
import { aTheme } from '../../tests/support/builders/design-builders.ts'
import { captionStyleOf } from './caption-style.ts'
import { chosen, pointsOf, textChoices } from './text-choices.ts'

const theme = aTheme()

test('A§3 option lists: font, size, colour, alignment; the theme’s own comes first', () => {
  const { families, sizes, themeColours, aligns, theme: own } = textChoices(theme, 'title')
  const ofTheme = [...new Set([theme.captions.title.family, theme.captions.text.family])]
  expect([families.slice(0, ofTheme.length), themeColours[0], families.length <= 14]).toEqual([
    ofTheme,
    theme.captions.title.colour.toLowerCase(),
    true,
  ])
  expect(sizes.map(({ points, size }) => [points, pointsOf(size)])).toEqual(sizes.map(({ points }) => [points, points]))
  expect([aligns, own]).toEqual([['left', 'center', 'right'], theme.captions.title])
})

test('a text that is set otherwise says only what is not the theme’s', () => {
  const own = theme.captions.text
  const blue = chosen({}, { colour: '#2b5c8a', align: own.align }, own)
  expect([blue, chosen({ ...blue, size: 9 }, { colour: own.colour }, own)]).toEqual([
    { colour: '#2b5c8a' },
    { size: 9 },
  ])
})

test('a text is set slanted where its family can be, and says nothing of it where the theme or the family has it so', () => {
  const own = { ...theme.captions.text, family: 'lora' } as const
  const slanted = chosen({}, { italic: true }, own)
  expect([slanted, chosen(slanted, { italic: false }, own), chosen(slanted, { family: 'noto-sans-sc' }, own)]).toEqual([
    { italic: true },
    {},
    { family: 'noto-sans-sc' },
  ])
  const ofTheme = { ...own, italic: true }
  expect([chosen({}, { italic: true }, ofTheme), chosen({}, { italic: false }, ofTheme)]).toEqual([
    {},
    { italic: false },
  ])
})

test('a size that is smaller than the smallest of the theme is the smallest of its text', () => {
  const set = captionStyleOf(theme, { role: 'text', style: { size: 1.5 } })
  expect([set.size, set.minSize]).toEqual([1.5, 1.5])
  expect(captionStyleOf(theme, { role: 'text', style: { size: 30, colour: '#2b5c8a' } })).toEqual({
    ...theme.captions.text,
    ...{ size: 30, colour: '#2b5c8a' },
  })
})
