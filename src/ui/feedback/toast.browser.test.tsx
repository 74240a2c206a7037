import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { toast } from './Toast.tsx'

afterEach(() => {
  vi.useRealTimers()
  closeScreen()
})

test('B§9 toast: 2000 ms, top-center [B§9.toast]', async () => {
  await openScreen(<p>A screen</p>, { address: '/index' })
  await expect.element(page.getByText('A screen')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  toast('Page taken out')
  await expect.element(page.getByText('Page taken out')).toBeVisible()
  const place = () => {
    const { left, width, top } = page.getByText('Page taken out').element().getBoundingClientRect()
    return [Math.abs(left + width / 2 - window.innerWidth / 2) < 2, Math.round(top)]
  }
  await expect.poll(place).toEqual([true, 60])
  vi.advanceTimersByTime(1999)
  expect(page.getByText('Page taken out').query()).not.toBeNull()
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.element(page.getByText('Page taken out')).not.toBeInTheDocument()
})
