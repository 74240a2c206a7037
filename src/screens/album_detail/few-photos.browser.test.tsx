import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { invariant } from '../../../domain/never.ts'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { closeAlbum, openAlbum } from '../../../tests/support/browser/open-album.tsx'
import { speak } from '../../i18n/i18n.ts'

beforeEach(() => speak('en'))
afterEach(closeAlbum)

const book = DEMO_PRODUCTS.find(({ id }) => id === 'book-square-203')
invariant(book, 'the demo shop has a square book')

test.each([
  ['a look is not chosen yet', '', 5],
  ['White has photos over the fold', '&tid=theme-white', 5],
  ['First year has none: its corners are round', '&tid=theme-first-year', 8],
])('%s: the album asks for as many photos as fill the book', async (_, tid, more) => {
  const lying = albumPhotos(12).map((photo) => ({ ...photo, width: 4500, height: 3000 }))
  const album = anAlbum({ groups: [aGroup('g1', lying)] })
  openAlbum({ ...albumWorld({ album }), catalogue: { product: async () => book } }, undefined, `&pid=${book.id}${tid}`)
  await expect.element(page.getByText(new RegExp(`stay blank\\. Add ${more}\\smore photos to fill them`))).toBeVisible()
})

test('while photos are on their way nobody is told what is missing', async () => {
  const album = anAlbum({ groups: [aGroup('g1', albumPhotos(4)), aGroup('g2', [])] })
  const world = albumWorld({ album, uploads: Array.from({ length: 20 }, () => ({ at: 'sending' as const })) })
  openAlbum({ ...world, catalogue: { product: async () => book } }, undefined, `&pid=${book.id}`)
  await expect.element(page.getByRole('link', { name: /^(?:Choose|Change)/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /uploading/ })).toBeVisible()
  expect(document.body.textContent).not.toMatch(/stay blank|is empty/)
})

test.each([
  ['a book of fixed pages', 'book-fixed-203', /^1\sgroup has words but no photos, so it won’t be in the book.*给外婆$/],
  [
    'a book of as many pages as the photos need',
    'book-square-203',
    /^1\sgroup is empty and won’t be in the book.*给外婆$/,
  ],
])('%s: the album says that the words of a group without photos make no page', async (_, id, told) => {
  const product = DEMO_PRODUCTS.find((one) => one.id === id)
  invariant(product, 'the demo shop has that book')
  const album = anAlbum({ groups: [aGroup('g1', albumPhotos(24)), aGroup('g2', [], { title: '给外婆' })] })
  openAlbum({ ...albumWorld({ album }), catalogue: { product: async () => product } }, undefined, `&pid=${id}`)
  await expect.element(page.getByText(told)).toBeVisible()
})
