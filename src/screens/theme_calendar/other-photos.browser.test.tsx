import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_CALENDARS } from '../../../domain/demo/calendar-products.ts'
import { DEMO_THEMES } from '../../../domain/demo/themes.ts'
import type { Product } from '../../../domain/product/product.ts'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { currentSearch } from '../../navigation/hash-location.ts'
import { ThemeCalendarScreen } from './ThemeCalendarScreen.tsx'

afterEach(closeScreen)

test('who wants other photos for a calendar begins with those that were chosen', async () => {
  const [product] = DEMO_CALENDARS
  const album = anAlbum({ groups: [aGroup('g1', albumPhotos(14))] })
  const photos = album.groups[0]?.photos.slice(0, 9).map(({ id }) => id) ?? []
  await openScreen(<ThemeCalendarScreen />, {
    address: `/theme_calendar?pid=${product?.id}&aid=album1&photos=${photos.join()}`,
    world: {
      ...albumWorld({ album }),
      albums: { open: () => Promise.resolve(album) },
      catalogue: { product: () => Promise.resolve(product as Product), themes: () => Promise.resolve(DEMO_THEMES) },
    },
  })
  await page.getByRole('button', { name: 'Other photos' }).click()
  expect(new URLSearchParams(currentSearch()).get('photos')).toBe(photos.join())
})
