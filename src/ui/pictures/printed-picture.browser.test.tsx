import { afterEach, expect, test, vi } from 'vitest'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { framedIn } from './framed-in.ts'
import { PrintedPicture } from './PrintedPicture.tsx'

afterEach(closeScreen)

const painted = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`

test('a frame hangs in its wood; a print lies without one', async () => {
  await openScreen(
    <div style={{ width: 96, height: 96 }}>
      <div style={framedIn('#d2b48a')}>
        <PrintedPicture src={painted(210, 297)} title="" ratio={210 / 297} bound={false} />
      </div>
      <PrintedPicture src={painted(210, 297)} title="" ratio={210 / 297} bound={false} />
    </div>,
    { address: '/cart_index' },
  )
  const around = () =>
    [...document.querySelectorAll('img')].map((picture) => {
      const sheet = picture.parentElement?.parentElement
      const { backgroundColor, paddingLeft } = sheet
        ? getComputedStyle(sheet)
        : { backgroundColor: '', paddingLeft: '' }
      return [backgroundColor, paddingLeft]
    })
  await vi.waitFor(() =>
    expect(around()).toEqual([
      ['rgb(210, 180, 138)', '5px'],
      ['rgba(0, 0, 0, 0)', '0px'],
    ]),
  )
})

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
