import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { albumPhotos } from '../../../stories/fixtures/sample-albums.ts'
import { reach } from '../../../tests/support/browser/by-keyboard.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { screenPixels } from '../../../tests/support/browser/screen-pixels.ts'
import { GalleryGrid } from './GalleryGrid.tsx'

afterEach(closeScreen)

test.each([
  ['a photo', 1],
  ['a photo that is chosen', 0],
])('the ring of the keyboard is seen on %s', async (_, index) => {
  const photos = albumPhotos(3)
  const nothing = () => undefined
  await openScreen(
    <GalleryGrid
      {...{ photos, uploads: [], full: false, onToggle: nothing, onCancel: nothing }}
      chosen={photos.slice(0, 1).map(({ id }) => id)}
    />,
    { address: '/album_gallery' },
  )
  const tile = await reach(page.getByRole('button', { name: new RegExp(`^Photo ${index + 1}:`) }))
  const { width, height } = tile.getBoundingClientRect()
  const { data } = await screenPixels(tile.getBoundingClientRect())
  const [red = 0, green = 0, blue = 0] = getComputedStyle(tile).outlineColor.match(/\d+/g)?.map(Number) ?? []
  const inked = Array.from({ length: data.length / 4 }, (_, at) => data.subarray(at * 4, at * 4 + 3)).filter(
    ([r = 0, g = 0, b = 0]) => Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < 30,
  )
  // Three pixels wide, around all of the tile.
  expect(inked.length).toBeGreaterThan(2 * (width + height - 40))
})
