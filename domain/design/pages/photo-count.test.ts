import { expect, test } from 'vitest'
import { aCalendarTheme, theCalendar } from '../../../tests/support/builders/calendar-builders.ts'
import { aBookProduct, aCardProduct, aFrameProduct, aTheme } from '../../../tests/support/builders/design-builders.ts'
import { aDrawnTheme, DRAWN } from '../../../tests/support/builders/template-builders.ts'
import { themePhotoCount } from './photo-count.ts'

const theme = aTheme({ photosPerPage: { min: 1, wanted: 3, max: 6 } })

test('B§7 GetDIYThemePhotoCount: a book wants its default pages at the usual density of the theme', () => {
  expect(themePhotoCount({ product: aBookProduct({ default: 24 }), theme })).toBe(72)
})

test('B§7 GetDIYThemePhotoCount: cards and frames want a photo for every sheet', () => {
  expect(themePhotoCount({ product: aCardProduct(), theme })).toBe(8)
  expect(themePhotoCount({ product: aFrameProduct(), theme })).toBe(2)
})

test('B§7 GetDIYThemePhotoCount: iscover and covers count the photos of covers alone', () => {
  expect(themePhotoCount({ product: aBookProduct(), theme, covers: 2 })).toBe(2)
  expect(themePhotoCount({ product: aCardProduct(), theme, covers: 1 })).toBe(0)
})

test('B§7 GetDIYThemePhotoCount: what is not designed wants none', () => {
  const { book: _book, ...box } = aBookProduct()
  expect(themePhotoCount({ product: box, theme })).toBe(0)
})

test('B§5 calendar theme: a theme without a month grid makes 0 pages, others the twelve months and the cover', () => {
  const product = theCalendar('wall')
  expect([themePhotoCount({ product, theme }), themePhotoCount({ product, theme: aCalendarTheme() })]).toEqual([0, 13])
})

test('readings 54: of months that the shopper chose, a calendar wants a photo for each', () => {
  const count = (start: number, end: number) =>
    themePhotoCount({ product: theCalendar('desk'), theme: aCalendarTheme(), pages: { start, end } })
  expect([count(3, 2), count(1, 12), count(7, 7), count(1, 18)]).toEqual([0, 12, 1, 18])
})

test('B§7 GetDIYThemePhotoCount: drawn pages of a fixed order want a photo for every place', () => {
  const fixed = aBookProduct({ kind: 'fixed', min: 12, max: 12, default: 12 })
  expect(themePhotoCount({ product: fixed, theme: aDrawnTheme('fixed') })).toBe(26)
  expect(themePhotoCount({ product: aBookProduct({ min: 4 }), theme: aDrawnTheme('designated', DRAWN, 5) })).toBe(12)
})
