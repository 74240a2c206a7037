import { afterEach, expect, test, vi } from 'vitest'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { invariant } from '../../../domain/never.ts'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import type { EditorImages } from '../../ports/render-resources.ts'
import { Shot } from '../../ui/pictures/Shot.tsx'
import { ProdDetailsScreen } from './ProdDetailsScreen.tsx'

afterEach(closeScreen)

/** The painter is loaded when the first page is shown. */

const ALBUM = anAlbum({ groups: [aGroup('g1', albumPhotos(6))] })

/** What the page of a product asks for of the album that was designed last. */
async function askedFor(pid: string): Promise<readonly string[]> {
  const product = DEMO_PRODUCTS.find(({ id }) => id === pid)
  invariant(product, `the demo shop sells ${pid}`)
  const want = vi.fn<EditorImages['want']>()
  const images: EditorImages = {
    ...{ pictureOf: () => undefined, want, subscribe: () => () => undefined },
    ...{ failed: () => false, dispose: () => undefined },
  }
  await openScreen(<ProdDetailsScreen />, {
    address: `/prod_details?pid=${pid}`,
    world: {
      ...albumWorld({ album: ALBUM }),
      catalogue: { product: () => Promise.resolve(product) },
      account: { shownPhotos: () => Promise.resolve({ aid: ALBUM.id } as never) },
      albums: { open: () => Promise.resolve(ALBUM) },
      designs: { imagesOf: () => images },
    },
  })
  const asked = () => [...new Set(want.mock.calls.flatMap(([photos]) => photos))]
  await expect.poll(asked).toContain(OWN[0])
  return asked().sort()
}

const OWN = ALBUM.groups.flatMap(({ photos }) => photos.map(({ id }) => id))

/** Photos of both looks. The second may still be on its way, or too far below to be painted. */
test.each([
  ['frame-a4', [0, 5]],
  ['frame-trio', [0, 1, 2, 5]],
  ['postcard-12', [0, 5]],
  ['card-birth', [0, 5]],
  ['calendar-wall', [0, 1, 2, 3, 4, 5]],
  ['calendar-desk', [0, 1, 2, 3, 4, 5]],
  ['combo-nine', [0, 1, 2, 3, 4, 5]],
  ['print-6inch', [0, 1, 2, 5]],
])('the page of %s shows it with photos of the shopper’s own, and asks for no others', async (pid, of) => {
  const asked = await askedFor(pid)
  expect(asked.filter((id) => !of.some((at) => OWN[at] === id))).toEqual([])
})

test('a demo photograph that does not come leaves a quiet face, never the sign of a broken picture', async () => {
  await openScreen(<Shot of={'no-such-photograph' as never} at={[10, 10, 80, 80]} />, { address: '/prod_list' })
  const face = () => document.querySelector<HTMLElement>('span[class*="lost"]')
  await expect.poll(face).not.toBe(null)
  const { left, width, backgroundImage } = getComputedStyle(face() ?? document.body)
  const frame = document.body.clientWidth
  expect([left, width, backgroundImage.slice(0, 15), document.querySelector('img')]).toEqual([
    ...[`${frame * 0.1}px`, `${frame * 0.8}px`, 'linear-gradient', null],
  ])
})
