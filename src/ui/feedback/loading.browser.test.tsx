import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { Loading } from './Loading.tsx'

afterEach(() => {
  vi.useRealTimers()
  closeScreen()
})

const SLOW = 'This is taking longer than usual. It will finish on its own; nothing is lost.'

test('what loads for more than five seconds says so, where nothing moves and nothing is in the way', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await openScreen(
    <main>
      <Loading />
      <p>The shape of what comes</p>
    </main>,
    { address: '/index' },
  )
  const status = page.getByRole('main').getByRole('status')
  await expect.element(status).toHaveTextContent('Loading')
  // It counts from when it has been painted, a moment after it is in the document.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  const shape = page.getByText('The shape of what comes').element()
  const before = shape.getBoundingClientRect().top
  vi.advanceTimersByTime(4999)
  expect(page.getByText(SLOW).query()).toBeNull()
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.element(status).toHaveTextContent(SLOW)
  const { left, width, top, height } = status.element().getBoundingClientRect()
  expect(shape.getBoundingClientRect().top).toBe(before)
  expect(Math.abs(left + width / 2 - window.innerWidth / 2)).toBeLessThan(2)
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).not.toBe(status.element())
})
