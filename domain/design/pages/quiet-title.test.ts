import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../../demo/demo-products.ts'
import { DEMO_THEMES } from '../../demo/themes.ts'
import { type Box, overlap } from '../../geometry.ts'
import { asId } from '../../ids.ts'
import { type PhotoFacts, photoBook } from '../../photo/photo.ts'
import type { BookFormat, Product } from '../../product/product.ts'
import { coverPlaces } from '../../theme/cover-look.ts'
import { themeFor } from '../../theme/theme-for.ts'
import { coverAreas } from '../areas/page-areas.ts'
import type { Page } from '../design.ts'
import { coverPage } from './cover-page.ts'
import { onCover } from './cover-sight.ts'
import { quietestTitle } from './quiet-title.ts'

const SQUARE = DEMO_PRODUCTS.find(({ book }) => book && book.page.width === book.page.height) as Product
const BOOK = SQUARE.book as BookFormat
const LABELLED = DEMO_THEMES.map((look) => themeFor(look, SQUARE)).filter(
  (theme) => coverPlaces(theme, 'edge').plate?.kind === 'label',
)

/** Somebody who stands in a lying photo, and how much of her there is below her head. */
function standing(id: string, x: number, y: number): { photo: PhotoFacts; body: Box } {
  const face = { x, y, width: 0.1, height: 0.13 }
  const photo: PhotoFacts = { id: asId(id), width: 4000, height: 3000, focus: { ...face, faces: [face] } }
  return { photo, body: { x: x - 0.09, y: y - 0.05, width: 0.28, height: 1.05 - y } }
}

function cover(theme: (typeof LABELLED)[number], photos: readonly PhotoFacts[], title: string): Page {
  const request = { id: asId<Page['id']>('cover'), photos, title, book: BOOK, theme, pageCount: 24 }
  return coverPage({ ...request, style: 'edge' })
}

/** How much of the label lies on the body, per cent. */
function covered(label: Box, { slots: [slot] }: Page, body: Box): number {
  const person = slot?.placement && onCover(body, slot.box, slot.placement)
  const { width, height } = person ? overlap(label, person) : { width: 0, height: 0 }
  return Math.round((100 * Math.max(0, width) * Math.max(0, height)) / (label.width * label.height))
}

const labelOf = ({ captions }: Page) => captions.find(({ role }) => role === 'title')?.box as Box
const areasOf = (theme: (typeof LABELLED)[number]) =>
  coverAreas({ book: BOOK, theme, pageCount: 24, style: 'edge', titled: true })

test('the label of a cover lies on nobody where the look has a place that is free', () => {
  const people = [standing('left', 0.2, 0.42), standing('right', 0.7, 0.42), standing('middle', 0.46, 0.42)]
  const lies = LABELLED.map((theme) =>
    people.map(({ photo, body }) => {
      const page = cover(theme, [photo], 'Lisbon 2018')
      return covered(labelOf(page), page, body)
    }),
  )
  expect(LABELLED.length).toBeGreaterThanOrEqual(5)
  expect(lies).toEqual(LABELLED.map(() => [0, 0, 0]))
})

test('where nobody is seen it lies where the look has it, also when the title comes later', () => {
  const view: PhotoFacts = { id: asId('view'), width: 4000, height: 3000 }
  const { photo } = standing('left', 0.2, 0.42)
  const at = LABELLED.map((theme) => {
    const [titled, later] = [cover(theme, [view], 'Lisbon 2018'), cover(theme, [photo], '')]
    const place = quietestTitle(later, areasOf(theme), photoBook([photo]), { book: BOOK, theme })
    return [labelOf(titled), place]
  })
  expect(at).toEqual(LABELLED.map((theme) => [areasOf(theme).title, labelOf(cover(theme, [photo], 'Lisbon 2018'))]))
})
