import { expect, test } from 'vitest'
import { aTheme } from '../../../tests/support/builders/design-builders.ts'
import { COVER_STYLES, type CoverStyle } from '../../cover-style.ts'
import { DEMO_PRODUCTS } from '../../demo/demo-products.ts'
import { DEMO_THEMES } from '../../demo/themes.ts'
import { type Box, contains, overlap } from '../../geometry.ts'
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
  const chosen = PHOTOS.filter((_, at) => at === 4 || at === 7).slice(0, count)
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

/** Where a photo's faces are hard to keep: near its edges, all over it, under where titles stand. */
const FACED: readonly PhotoFacts[] = [
  faced('left', [4000, 3000], [{ x: 0.02, y: 0.3, width: 0.14, height: 0.2 }]),
  faced('right', [4000, 3000], [{ x: 0.83, y: 0.2, width: 0.15, height: 0.2 }]),
  faced('top', [3000, 4000], [{ x: 0.4, y: 0.01, width: 0.25, height: 0.2 }]),
  faced('bottom', [3000, 4000], [{ x: 0.3, y: 0.72, width: 0.25, height: 0.19 }]),
  faced('low', [4000, 3000], [{ x: 0.45, y: 0.62, width: 0.12, height: 0.16 }]),
  faced(
    'row',
    [4000, 3000],
    [0.03, 0.28, 0.53, 0.8].map((x) => ({ x, y: 0.25, width: 0.15, height: 0.2 })),
  ),
  faced(
    'pair',
    [4000, 3000],
    [0.05, 0.7].map((x) => ({ x, y: 0.4, width: 0.16, height: 0.22 })),
  ),
  faced(
    'column',
    [3000, 4000],
    [0.04, 0.4, 0.72].map((y) => ({ x: 0.35, y, width: 0.2, height: 0.15 })),
  ),
  faced('tall', [1000, 2300], [{ x: 0.3, y: 0.03, width: 0.4, height: 0.16 }]),
]

function faced(id: string, [width = 1, height = 1]: readonly number[], faces: readonly Box[]): PhotoFacts {
  const x = Math.min(...faces.map((face) => face.x))
  const y = Math.min(...faces.map((face) => face.y))
  const right = Math.max(...faces.map((face) => face.x + face.width))
  const bottom = Math.max(...faces.map((face) => face.y + face.height))
  return { id: asId(id), width, height, focus: { x, y, width: right - x, height: bottom - y, faces } }
}

/** How many faces of a photo are cut by the frame or the trim, or lie under the title, where its crop begins at `crop`. */
function facesCut(photo: PhotoFacts, box: Box, crop: Box, page: Page, { page: trim }: BookFormat): number {
  const seen = {
    ...{ x: Math.max(0, box.x), y: Math.max(0, box.y) },
    width: Math.min(trim.width, box.x + box.width) - Math.max(0, box.x),
    height: Math.min(trim.height, box.y + box.height) - Math.max(0, box.y),
  }
  const titles = page.captions.filter(({ panel, text }) => panel === 'front' && text !== '').map((title) => title.box)
  return (photo.focus?.faces ?? []).filter((face) => {
    const on = {
      x: box.x + ((face.x - crop.x) / crop.width) * box.width,
      y: box.y + ((face.y - crop.y) / crop.height) * box.height,
      width: (face.width / crop.width) * box.width,
      height: (face.height / crop.height) * box.height,
    }
    const isCovered = titles.some((title) => {
      const { width, height } = overlap(title, on)
      return width > 0.01 && height > 0.01
    })
    return isCovered || !contains(seen, on, 0.01)
  }).length
}

/** Every look on every book, on each of its covers and on the one that it has unasked. */
const COVERS = BOOKS.flatMap((product) =>
  LOOKS.flatMap((look) =>
    [undefined, ...COVER_STYLES].map((style) => ({
      ...{ book: product.book as BookFormat, theme: themeFor(look, product), count: product.coverPhotos, style },
      name: `${product.id} ${look.id} ${style ?? 'unasked'}`,
    })),
  ),
)
const cutOn = (page: Page, photos: readonly PhotoFacts[], book: BookFormat) =>
  page.slots.reduce((sum, { box, placement }) => {
    const photo = photos.find(({ id }) => id === placement?.photoId)
    return sum + (photo && placement ? facesCut(photo, box, placement.crop, page, book) : 0)
  }, 0)

test('no cover cuts a face of its photo where another crop of the same frame keeps it', () => {
  const avoidable = COVERS.flatMap(({ book, theme, count, style, name }) =>
    ['Xiamen 2026', ''].flatMap((title) =>
      FACED.flatMap((photo) => {
        const request = { id: asId<Page['id']>('cover'), photos: [photo], count, title, book, theme, pageCount: 24 }
        const page = coverPage({ ...request, ...(style ? { style } : {}) })
        const [slot] = page.slots
        const crop = slot?.placement?.crop
        if (!slot || !crop) {
          return []
        }
        const at = (part: number) => ({ ...crop, x: part * (1 - crop.width), y: part * (1 - crop.height) })
        const cuts = Array.from({ length: 201 }, (_, step) => facesCut(photo, slot.box, at(step / 200), page, book))
        const least = Math.min(...cuts)
        const cut = facesCut(photo, slot.box, crop, page, book)
        return cut > least ? [`${name} ${title} ${photo.id}: ${cut}, not ${least}`] : []
      }),
    ),
  )
  expect(avoidable.join('; ')).toEqual('')
})

test('no cover that nobody chose cuts a face: another photo leads, or another cover of the look', () => {
  const wall: PhotoFacts = { id: asId('wall'), width: 4000, height: 3000 }
  const albums = [...FACED.map((photo) => [photo, wall]), [...FACED, wall]]
  const cut = COVERS.filter(({ style }) => !style).flatMap(({ book, theme, count, name }) =>
    ['Xiamen 2026', ''].flatMap((title) =>
      albums.flatMap((photos) => {
        const page = coverPage({ id: asId('cover'), photos, count, title, book, theme, pageCount: 24 })
        const lost = cutOn(page, photos, book)
        return lost > 0 ? [`${name} ${title} ${photos.map(({ id }) => id).join()}: ${lost} on ${page.coverStyle}`] : []
      }),
    ),
  )
  expect(cut).toEqual([])
})

test('no cover that nobody chose cuts a face of a photo that is alone: its frame takes its shape', () => {
  const cut = COVERS.filter(({ style }) => !style).flatMap(({ book, theme, count, name }) =>
    ['Xiamen 2026', ''].flatMap((title) =>
      FACED.flatMap((photo) => {
        const photos = [photo]
        const page = coverPage({ id: asId('cover'), photos, count, title, book, theme, pageCount: 24 })
        const lost = cutOn(page, photos, book)
        return lost > 0 ? [`${name} ${title} ${photo.id}: ${lost} on ${page.coverStyle}`] : []
      }),
    ),
  )
  expect(cut).toEqual([])
})

test('a mosaic that was chosen cuts no face as long as other photos or another order of them do not', () => {
  const walls = Array.from({ length: 12 }, (_, at): PhotoFacts => {
    const [width, height] = at % 3 === 1 ? [3000, 4000] : [4000, 3000]
    return { id: asId(`wall${at}`), width, height }
  })
  const photos = [...FACED, ...walls]
  const cut = COVERS.filter(({ style }) => style === 'mosaic').flatMap(({ book, theme, count, style, name }) => {
    const page = coverPage({
      ...{ id: asId<Page['id']>('cover'), photos, count, title: 'Xiamen 2026', book, theme, pageCount: 24 },
      style: style ?? 'mosaic',
    })
    const lost = cutOn(page, photos, book)
    return lost > 0 ? [`${name}: ${lost}`] : []
  })
  expect(cut).toEqual([])
})

test('people lead a cover in another frame of the look sooner than a photo without anybody leads its usual one', () => {
  const wall: PhotoFacts = { id: asId('wall'), width: 3000, height: 3000 }
  const row = FACED.find(({ id }) => id === asId('row')) as PhotoFacts
  const product = BOOKS.find(({ id }) => id === 'book-square-203') as (typeof BOOKS)[number]
  const look = LOOKS.find(({ id }) => id === 'theme-white') as (typeof LOOKS)[number]
  const page = coverPage({
    ...{ id: asId<Page['id']>('cover'), photos: [wall, row], count: 1, title: 'Xiamen 2026' },
    ...{ book: product.book as BookFormat, theme: themeFor(look, product), pageCount: 24 },
  })
  expect([page.coverStyle, page.slots.map(({ placement }) => placement?.photoId)]).toEqual(['edge', ['row']])
})
