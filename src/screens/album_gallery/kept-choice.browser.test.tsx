import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import type { Product } from '../../../domain/product/product.ts'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { currentSearch } from '../../navigation/hash-location.ts'
import { GalleryScreen } from './GalleryScreen.tsx'

afterEach(closeScreen)

const album = anAlbum({ groups: [aGroup('g1', albumPhotos(14))] })
const named = (pid: string) => DEMO_PRODUCTS.find(({ id }) => id === pid) as Product
const photo = (number: number) => page.getByRole('button', { name: new RegExp(`^Photo ${number}:`) })
const pressed = () => document.querySelectorAll('[aria-pressed=true]').length

async function openGallery(product: Product, address = `/album_gallery?pid=${product.id}&aid=album1`) {
  await openScreen(<GalleryScreen />, {
    address,
    world: { ...albumWorld({ album }), catalogue: { product: () => Promise.resolve(product) } },
  })
  await expect.element(photo(1)).toBeVisible()
}

test('photos that were chosen are chosen still after a reload, and when somebody comes back to them', async () => {
  await openGallery(named('frame-trio'))
  await photo(3).click()
  await photo(1).click()
  await expect.element(page.getByText('One more photo')).toBeVisible()
  const kept = `/album_gallery?${currentSearch()}`
  closeScreen()
  await openGallery(named('frame-trio'), kept)
  await expect.element(page.getByText('One more photo')).toBeVisible()
  expect(pressed()).toBe(2)
  // In the order of the taps.
  expect(new URLSearchParams(currentSearch()).get('photos')).toBe('photo2,photo0')
})
