import { expect, test } from 'vitest'
import { aTheme } from '../../../tests/support/builders/design-builders.ts'
import { COVER_STYLES, type CoverStyle } from '../../cover-style.ts'
import { DEMO_PRODUCTS } from '../../demo/demo-products.ts'
import { DEMO_THEMES } from '../../demo/themes.ts'
import { contains } from '../../geometry.ts'
import { asId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { BookFormat } from '../../product/product.ts'
import { themeFor } from '../../theme/theme-for.ts'
import { panelLimits } from '../areas/page-areas.ts'
import type { Page } from '../design.ts'
import { coverPage } from './cover-page.ts'

const PHOTOS: readonly PhotoFacts[] = Array.from({ length: 9 }, (_, at) => ({
  id: asId(`photo${at}`),
  ...(at % 3 === 1 ? { width: 3000, height: 4000 } : { width: 4000, height: 3000 }),
}))
const BOOKS = DEMO_PRODUCTS.filter(({ book }) => book !== undefined)
const LOOKS = DEMO_THEMES.filter(({ template = 'smart' }) => template === 'smart')

function cover(book: BookFormat, theme: (typeof LOOKS)[number], style: CoverStyle, count = 1): Page {
  const chosen = [asId<PhotoFacts['id']>('photo4'), asId<PhotoFacts['id']>('photo7')].slice(0, count)
  return coverPage({
    id: asId('cover'),
    photos: PHOTOS,
    chosen,
    count,
    title: 'Xiamen 2026',
    book,
    theme,
    style,
    pageCount: 24,
  })
}

test('every look has four covers on every book: so many photos, on their panel, the title in the safe part and on the spine', () => {
  const seen = BOOKS.flatMap((product) =>
    LOOKS.flatMap((look) => {
      const book = product.book as BookFormat
      const theme = themeFor(look, product)
      return COVER_STYLES.map((style) => {
        const page = cover(book, theme, style)
        const { width, height } = book.page
        const safe = { x: book.safe, y: book.safe, width: width - 2 * book.safe, height: height - 2 * book.safe }
        const limits = panelLimits(book, { kind: 'cover' }, 'front', 24)
        return {
          style: page.coverStyle,
          photos: page.slots.length,
          isOnFront: page.slots.every(({ box, panel }) => panel === 'front' && contains(limits, box, 1e-6)),
          isSafe: page.captions.filter(({ panel }) => panel === 'front').every(({ box }) => contains(safe, box, 1e-6)),
          texts: page.captions.map(({ role }) => role),
        }
      })
    }),
  )
  const texts = (of: BookFormat) => (of.cover.type === 'f1' ? ['title'] : ['title', 'spine'])
  const expected = BOOKS.flatMap((product) =>
    LOOKS.flatMap((look) =>
      (['edge', 'framed', 'type', 'mosaic'] as const).map((style) => ({
        ...{
          style,
          photos: { edge: 1, framed: 1, type: 0, mosaic: Math.min(PHOTOS.length, look.covers?.mosaic?.count ?? 6) }[
            style
          ],
          isOnFront: true,
          isSafe: true,
        },
        texts: texts(product.book as BookFormat),
      })),
    ),
  )
  expect(seen).toEqual(expected)
})

test('B§9 cover f4f1, f1f4: a photo to the edge runs over three edges of the front, not over the spine', () => {
  const theme = aTheme()
  const boxes = (['f4f1', 'f1f4', 'f1'] as const).map((type) => {
    const book: BookFormat = {
      ...{ page: { width: 200, height: 200 }, bleed: 3, safe: 5, gutter: 6, dpi: 300 },
      cover: { type, board: 2, paper: 0.2 },
    }
    return cover(book, theme, 'edge').slots[0]?.box
  })
  expect(boxes).toEqual([
    { x: 0, y: -3, width: 203, height: 206 },
    { x: -3, y: -3, width: 203, height: 206 },
    { x: -3, y: -3, width: 206, height: 206 },
  ])
})

test('B§8 cover: a cover of two photos has the two that were chosen, framed and to the edge, and a mosaic has them among its six', () => {
  const product = BOOKS[0]
  const look = aTheme()
  if (!product?.book) {
    throw new Error('no book to look at')
  }
  const { book } = product
  const on = COVER_STYLES.map((style) =>
    cover(book, look, style, 2).slots.map(({ placement }) => placement?.photoId ?? ''),
  )
  expect(on.slice(0, 3)).toEqual([['photo4', 'photo7'], ['photo4', 'photo7'], []])
  expect([on[3]?.length, new Set(on[3]).size, on[3]?.slice(0, 2)]).toEqual([6, 6, ['photo4', 'photo7']])
})

test('the cover shows whom people look for, not what fits it best', () => {
  const face = { x: 0.3, y: 0.2, width: 0.3, height: 0.4 }
  const photos: PhotoFacts[] = [
    { id: asId('square wall'), width: 3000, height: 3000 },
    { id: asId('small face'), width: 1700, height: 1700, focus: { ...face, faces: [face] } },
    { id: asId('friends'), width: 6000, height: 4000, focus: { ...face, faces: [face, face] } },
  ]
  const book: BookFormat = {
    ...{ page: { width: 200, height: 200 }, bleed: 3, safe: 5, gutter: 6, dpi: 300 },
    cover: { type: 'f1', board: 2, paper: 0.2 },
  }
  const page = coverPage({
    id: asId('cover'),
    photos,
    title: '',
    book,
    theme: aTheme(),
    style: 'framed',
    pageCount: 24,
  })
  expect(page.slots.map(({ placement }) => placement?.photoId)).toEqual(['friends'])
})

test('without a title photos take its room: as far from both edges, from an edge that they run over, and never a narrow strip', () => {
  const sizes = { square: { width: 200, height: 200 }, portrait: { width: 210, height: 297 } }
  const boxOf = (page: BookFormat['page'], id: string) => {
    const book: BookFormat = {
      ...{ page, bleed: 3, safe: 5, gutter: 6, dpi: 300, cover: { type: 'f1', board: 2, paper: 0.2 } },
    }
    const theme = LOOKS.find((look) => look.id === id)
    const request = { id: asId<Page['id']>('cover'), photos: PHOTOS, title: '', book, pageCount: 24 }
    const box = theme && coverPage({ ...request, theme, style: 'framed' }).slots[0]?.box
    return box && [box.x, box.y, box.width, box.height].map((side) => Math.round(side))
  }
  expect(['theme-vows', 'theme-gallery'].map((id) => [boxOf(sizes.square, id), boxOf(sizes.portrait, id)])).toEqual([
    [
      [48, 30, 104, 140],
      [50, 67, 109, 164],
    ],
    [
      [60, -3, 143, 206],
      [63, 77, 150, 224],
    ],
  ])
})
