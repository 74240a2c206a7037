import { expect, test } from 'vitest'
import { aBookProduct, aCardProduct, aFrameProduct, aTheme } from '../../tests/support/builders/design-builders.ts'
import { DEMO_PRODUCTS } from '../demo/demo-products.ts'
import { DEMO_THEMES } from '../demo/themes.ts'
import type { Theme } from './theme.ts'
import { pageShape, themeFor } from './theme-for.ts'

const [book, card, frame] = [aBookProduct(), aCardProduct(), aFrameProduct()]

test('themes: on cards and in frames a theme wears its variant, in a book it does not', () => {
  const variant = { layout: { margin: 7 }, cell: { radius: 2 }, captions: { text: { align: 'left' as const } } }
  const theme = { ...aTheme(), variants: { card: variant } }
  const { variants: _variants, ...plain } = theme
  expect(themeFor(theme, book)).toBe(theme)
  expect(themeFor(theme, frame)).toBe(theme)
  expect(themeFor(theme, card)).toEqual({
    ...plain,
    layout: { ...plain.layout, margin: 7 },
    cell: { radius: 2 },
    captions: { ...plain.captions, text: { ...plain.captions.text, align: 'left' } },
  })
})

test('themes: a page of sides that differ by less than a twentieth is square', () => {
  const shapes = [
    [203, 203],
    [210, 201],
    [210, 199],
    [199, 210],
    [148, 105],
  ].map(([width = 0, height = 0]) => pageShape({ width, height }))
  expect(shapes).toEqual(['square', 'square', 'landscape', 'portrait', 'landscape'])
})

test('themes: what changes with the shape of the page comes before what changes with the product', () => {
  const theme: Theme = {
    ...aTheme({ margin: 10, gap: 3 }),
    formats: {
      landscape: { layout: { margin: 20, gap: 6 }, captions: { text: { size: 4 } }, pages: [] },
      portrait: { layout: { margin: 30 } },
    },
    variants: { card: { layout: { margin: 5 } } },
  }
  const shaped = (width: number, height: number) => ({ ...book, book: { ...aBook(), page: { width, height } } })
  const seen = [shaped(280, 210), shaped(210, 280), shaped(200, 200), card].map((product) => {
    const { layout, captions, pages } = themeFor(theme, product)
    return [layout.margin, layout.gap, captions.text.size, pages]
  })
  expect(seen).toEqual([
    [20, 6, 4, []],
    [30, 3, 5, undefined],
    [10, 3, 5, undefined],
    [5, 6, 4, []],
  ])
})

function aBook() {
  if (!book.book) {
    throw new Error('a book has a format')
  }
  return book.book
}

test('themes: asked twice for the same product, a theme answers the same', () => {
  for (const theme of DEMO_THEMES) {
    for (const product of DEMO_PRODUCTS) {
      expect(themeFor(themeFor(theme, product), product)).toEqual(themeFor(theme, product))
    }
  }
})
