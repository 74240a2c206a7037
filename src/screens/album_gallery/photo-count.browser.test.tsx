import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_CALENDARS } from '../../../domain/demo/calendar-products.ts'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import type { Product } from '../../../domain/product/product.ts'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { GalleryScreen } from './GalleryScreen.tsx'

afterEach(closeScreen)

const [wall] = DEMO_CALENDARS
const named = (pid: string) => DEMO_PRODUCTS.find(({ id }) => id === pid) as Product
const status = (text: string) => page.getByRole('status').filter({ hasText: text })

function openGallery(product: Product, photos: number, chosen = 0) {
  const groups = photos > 0 ? [aGroup('g1', albumPhotos(photos))] : []
  const names = albumPhotos(photos)
    .slice(0, chosen)
    .map(({ id }) => id)
  return openScreen(<GalleryScreen />, {
    address: `/album_gallery?pid=${product.id}&aid=album1&photos=${names.join()}`,
    world: { ...albumWorld({ album: anAlbum({ groups }) }), catalogue: { product: () => Promise.resolve(product) } },
  })
}

test('a calendar asks for as many photos as it has months, and says what fewer make', async () => {
  await openGallery(wall as Product, 14, 9)
  await expect
    .element(page.getByText('Tap 12 photos or more, one for each month, in the order you like.'))
    .toBeVisible()
  await expect.element(status('9 photos: 3 more, or a calendar of 9 months')).toBeVisible()
  await page.getByRole('button', { name: 'Choose all' }).click()
  await expect.element(status('14 of 72')).toBeVisible()
})

test('an empty album of a thing of several photos asks for photos, and says how many', async () => {
  await openGallery(named('frame-trio'), 0)
  await expect.element(page.getByRole('heading', { name: 'Which photos shall it be?' })).toBeVisible()
  await expect.element(page.getByText(/^Exactly 3 photos\./)).toBeVisible()
})

test('what is missing stays in sight while somebody scrolls through the photos', async () => {
  await openGallery(wall as Product, 40, 2)
  const missing = status('4 more photos')
  await expect.element(missing).toBeVisible()
  window.scrollTo(0, 700)
  await expect.poll(() => window.scrollY).toBeGreaterThan(300)
  const { top } = missing.element().getBoundingClientRect()
  expect(top).toBeGreaterThan(40)
  expect(top).toBeLessThan(140)
  const { left, width, height } = missing.element().getBoundingClientRect()
  expect(document.elementFromPoint(left + width / 4, top + height / 2)).toBe(missing.element())
})
