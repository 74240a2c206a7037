import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { AlbumCoverScreen } from './AlbumCoverScreen.tsx'

afterEach(closeScreen)

test('A§8 image load failure: a photo whose picture cannot be shown is dropped from the choice of the cover [A§8.image-failure]', async () => {
  const photos = albumPhotos(4).map((photo, at) =>
    at === 1 ? { ...photo, imageThumb: 'data:image/jpeg;base64,AA' } : photo,
  )
  const names = photos.map(({ fileName }) => fileName)
  await openScreen(<AlbumCoverScreen />, {
    address: '/album_cover?aid=album1',
    world: albumWorld({ album: anAlbum({ groups: [aGroup('g1', photos)], coverPhotos: [] }) }),
  })
  await expect.element(page.getByRole('button', { name: names[0] ?? '' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: names[1] ?? '' })).not.toBeInTheDocument()
  const offered = page.getByRole('main').getByRole('button').elements()
  expect(offered.map((one) => one.getAttribute('aria-label'))).toEqual(names.filter((_, at) => at !== 1))
})
