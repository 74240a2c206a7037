import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_CALENDARS } from '../../../domain/demo/calendar-products.ts'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import type { Language } from '../../../domain/language.ts'
import type { Product } from '../../../domain/product/product.ts'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { GalleryScreen } from './GalleryScreen.tsx'

afterEach(() => {
  document.documentElement.style.fontSize = ''
  closeScreen()
})

const [wall] = DEMO_CALENDARS
const named = (pid: string) => DEMO_PRODUCTS.find(({ id }) => id === pid) as Product
const status = (text: string) => page.getByRole('status').filter({ hasText: text })

function openGallery(
  product: Product,
  photos: number,
  { chosen = 0, language = 'en' }: { readonly chosen?: number; readonly language?: Language } = {},
) {
  const groups = photos > 0 ? [aGroup('g1', albumPhotos(photos))] : []
  const names = albumPhotos(photos)
    .slice(0, chosen)
    .map(({ id }) => id)
  return openScreen(<GalleryScreen />, {
    address: `/album_gallery?pid=${product.id}&aid=album1&photos=${names.join()}`,
    language,
    world: { ...albumWorld({ album: anAlbum({ groups }) }), catalogue: { product: () => Promise.resolve(product) } },
  })
}

test('a calendar asks for as many photos as it has months, and says what fewer make', async () => {
  await openGallery(wall as Product, 14, { chosen: 9 })
  await expect
    .element(page.getByText('Tap 12 photos or more, one for each month, in the order you like.'))
    .toBeVisible()
  await expect.element(status('9 photos: add 3, or make 9 months')).toBeVisible()
  await page.getByRole('button', { name: 'Choose all' }).click()
  await expect.element(status('14 of 72')).toBeVisible()
})

test('an empty album of a thing of several photos asks for photos, and says how many', async () => {
  await openGallery(named('frame-trio'), 0)
  await expect.element(page.getByRole('heading', { name: 'Which photos would you like?' })).toBeVisible()
  await expect.element(page.getByText(/^Exactly 3 photos\./)).toBeVisible()
})

test.each([
  ['100%', 'en', '4 more photos'],
  ['200%', 'zh-Hans', '还差 4 张'],
] as const)('what is missing stays in sight, letters of %s, while somebody scrolls', async (size, language, text) => {
  document.documentElement.style.fontSize = size
  await openGallery(wall as Product, 40, { chosen: 2, language })
  const missing = status(text)
  await expect.element(missing).toBeVisible()
  window.scrollTo(0, 700)
  await expect.poll(() => window.scrollY).toBeGreaterThan(300)
  const { top, left, width } = missing.element().getBoundingClientRect()
  expect(top).toBeGreaterThan(40)
  expect(top).toBeLessThan(140)
  expect(document.elementFromPoint(left + width / 4, top + 2)).toBe(missing.element())
})
