import { afterEach, expect, test, vi } from 'vitest'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { PrintedPicture } from './PrintedPicture.tsx'

afterEach(closeScreen)

const painted = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`

test('a frame that lies is drawn lying, one that stands standing, whatever its product does by itself', async () => {
  await openScreen(
    <div style={{ width: 96, height: 96 }}>
      <PrintedPicture src={painted(297, 210)} title="" ratio={210 / 297} bound={false} />
      <PrintedPicture src={painted(210, 297)} title="" ratio={210 / 297} bound={false} />
    </div>,
    { address: '/cart_index' },
  )
  const shapes = () =>
    [...document.querySelectorAll('img')].map(({ clientWidth: width, clientHeight: height }) =>
      width > height ? 'lies' : 'stands',
    )
  await vi.waitFor(() => expect(shapes()).toEqual(['lies', 'stands']))
})
