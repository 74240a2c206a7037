import { afterEach, expect, test, vi } from 'vitest'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { story } from '../../../tests/support/browser/open-workspace.tsx'
import { NearImage } from './NearImage.tsx'

afterEach(closeScreen)

const [{ src } = { src: '' }] = [...story.photos.values()]

/** Forty tiles of 100 px in a row that scrolls on a phone of 375 px. */
function Row() {
  return (
    <div data-testid="row" style={{ display: 'flex', width: 375, overflowX: 'auto' }}>
      {[...Array(40).keys()].map((at) => (
        <div key={at} style={{ flex: 'none', width: 100, height: 100 }}>
          <NearImage src={src} style={{ width: '100%', height: '100%' }} />
        </div>
      ))}
    </div>
  )
}

test('pictures of a long row are fetched as it is scrolled to them, and stay', async () => {
  await openScreen(<Row />, { address: '/theme_preview' })
  const fetched = () =>
    [...document.querySelectorAll('[data-testid=row] img')].flatMap((image, at) =>
      image.hasAttribute('src') ? at : [],
    )
  // 375 px in sight and 300 px beyond them.
  await vi.waitFor(() => expect(fetched()).toEqual([0, 1, 2, 3, 4, 5, 6]))
  document.querySelector('[data-testid=row]')?.scrollTo({ left: 2050, behavior: 'instant' })
  await vi.waitFor(() => expect(fetched()).toEqual([0, 1, 2, 3, 4, 5, 6, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27]))
})
