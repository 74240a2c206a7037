import { expect, test } from 'vitest'
import { DEMO_BOOKS } from '../../demo/book-products.ts'
import { DEMO_THEMES } from '../../demo/themes.ts'
import { asId } from '../../ids.ts'
import type { BookFormat } from '../../product/product.ts'
import { themeFor } from '../../theme/theme-for.ts'
import { hasFoldPlace, mayCross } from '../placing/over-fold.ts'
import { crossingPlacement } from '../placing/spread-photo.ts'
import { farFoldPlaces, foldPlaces } from './fold-place.ts'
import { BOTH_PAGES } from './preferred-share.ts'

test('over the fold a photo of which nobody knows what matters loses a fifth at most, an eighth over both sheets', () => {
  const lost = DEMO_BOOKS.flatMap((product) =>
    DEMO_THEMES.flatMap((look) =>
      [1.45, 1.5, 1.6, 16 / 9, 2, 2.4, 3].flatMap((aspect) => {
        const format = product.book as BookFormat
        const photo = { id: asId<never>('dune'), width: 4000 * aspect, height: 4000 }
        const places = foldPlaces({ photo, aspect, wish: BOTH_PAGES }, format, themeFor(look, product))
        return places.map(({ area }) => {
          const { crop } = crossingPlacement(photo, area, format)
          return { lost: 1 - crop.width * crop.height, isOnSheets: area.y < 0 }
        })
      }),
    ),
  )
  const most = (isOnSheets: boolean) =>
    Math.max(...lost.filter((one) => one.isOnSheets === isOnSheets).map((one) => one.lost))
  expect([most(false) > 0.15, most(false) <= 0.2, most(true) <= 0.12]).toEqual([true, true, true])
})

test('over the fold no photo of a book that designs itself leaves more than a third of both pages white at its sides', () => {
  const shares = DEMO_BOOKS.flatMap((product) =>
    DEMO_THEMES.flatMap((look) =>
      [1.45, 1.5, 1.6, 16 / 9, 2, 2.4, 3].flatMap((aspect) => {
        const format = product.book as BookFormat
        const photo = { id: asId<never>('dune'), width: 4000 * aspect, height: 4000 }
        const theme = themeFor(look, product)
        const places = farFoldPlaces({ photo, aspect, wish: BOTH_PAGES }, format, theme)
        // The album asks for photos as the book then lays them.
        expect(places.length > 0 && mayCross(theme, aspect)).toBe(hasFoldPlace(photo, format, theme))
        return places.map(({ area }) => Math.min(area.width, 2 * format.page.width) / (2 * format.page.width))
      }),
    ),
  )
  expect(shares.filter((share) => share < 2 / 3)).toEqual([])
})
