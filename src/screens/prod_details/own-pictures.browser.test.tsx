import { afterEach, expect, test, vi } from 'vitest'
import { DEMO_PRODUCTS } from '../../../domain/demo/products.ts'
import { invariant } from '../../../domain/never.ts'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../../stories/fixtures/albums.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import type { EditorImages } from '../../ports/render-resources.ts'
import { Shot } from '../../ui/pictures/Shot.tsx'
import { ProdDetailsScreen } from './ProdDetailsScreen.tsx'

afterEach(closeScreen)

/** The painter is loaded when the first page is shown. */
const LONG = { timeout: 30_000 }

const ALBUM = anAlbum({ groups: [aGroup('g1', albumPhotos(6))] })

/** What the page of a product asks for of the album that was designed last. */
async function askedFor(pid: string): Promise<readonly string[]> {
  const product = DEMO_PRODUCTS.find(({ id }) => id === pid)
  invariant(product, `the demo shop sells ${pid}`)
  const want = vi.fn<EditorImages['want']>()
  const images: EditorImages = {
    ...{ pictureOf: () => undefined, want, subscribe: () => () => undefined, version: () => 0 },
    ...{ failed: () => false, dispose: () => undefined },
  }
  await openScreen(<ProdDetailsScreen />, {
    address: `/prod_details?pid=${pid}`,
    world: {
      ...albumWorld({ album: ALBUM }),
      catalogue: { product: () => Promise.resolve(product) },
      account: { begun: () => Promise.resolve({ aid: ALBUM.id } as never) },
      albums: { open: () => Promise.resolve(ALBUM) },
      designs: { imagesOf: () => images },
    },
  })
  await expect.poll(() => document.querySelectorAll('[data-painted] canvas').length, LONG).toBeGreaterThan(0)
  return [...new Set(want.mock.calls.flatMap(([photos]) => photos))]
}

const OWN = ALBUM.groups.flatMap(({ photos }) => photos.map(({ id }) => id))

test.each([
  'frame-a4',
  'frame-trio',
  'postcard-12',
  'card-birth',
  'calendar-wall',
  'calendar-desk',
  'combo-nine',
  'print-6inch',
])('the page of %s shows it with photos of the shopper’s own', async (pid) => {
  expect(await askedFor(pid)).toEqual(OWN)
})

test('a demo photograph that does not come leaves a quiet face, never the sign of a broken picture', async () => {
  await openScreen(<Shot of={'no-such-photograph' as never} at={[10, 10, 80, 80]} />, { address: '/prod_list' })
  const face = () => document.querySelector<HTMLElement>('span[class*="lost"]')
  await expect.poll(face, LONG).not.toBe(null)
  const { left, width, backgroundImage } = getComputedStyle(face() ?? document.body)
  const frame = document.body.clientWidth
  expect([left, width, backgroundImage.slice(0, 15), document.querySelector('img')]).toEqual([
    ...[`${frame * 0.1}px`, `${frame * 0.8}px`, 'linear-gradient', null],
  ])
})
