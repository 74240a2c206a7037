import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { WaitingFor } from './WaitingFor.tsx'
import { WaitingScreen } from './WaitingScreen.tsx'

afterEach(() => {
  document.documentElement.removeAttribute('data-awaits')
  return closeScreen()
})

/** How many parts stand in each row, from the top. */
function rows(): readonly number[] {
  const shown = [...document.querySelectorAll('[data-awaits] > span')].filter(
    (part) => part.getClientRects().length > 0,
  )
  const middles = shown.map((part) => part.getBoundingClientRect()).map(({ y, height }) => Math.round(y + height / 2))
  return [...new Set(middles)].sort((a, b) => a - b).map((row) => middles.filter((middle) => middle === row).length)
}

test.each([
  ['/prod_details?pid=p1', [1, 1, 1, 1]],
  ['/album_detail?aid=a1', [1, 3, 3, 3]],
  ['/order_info?oid=o1', [1, 2, 2, 2, 2]],
  ['/theme_preview?taskid=t1', [1, 6]],
])('while the code of %s is on its way its shape stands there', async (address, shape) => {
  await openScreen(<WaitingScreen />, { address })
  await vi.waitFor(() => expect(rows()).toEqual(shape))
})

test.each([
  ['a screen', <WaitingScreen key="screen" />],
  ['what fills it', <WaitingFor key="contents" what="desk" />],
])('whoever waits for %s may go back; from the front there is no back', async (_, waiting) => {
  await openScreen(waiting, { address: '/theme_preview?taskid=t1' })
  await expect.element(page.getByRole('button', { name: 'Back' })).toBeVisible()
  await closeScreen()
  await openScreen(<WaitingScreen />, { address: '/' })
  await expect.element(page.getByText(/^Loading$|^This is taking longer/)).toBeInTheDocument()
  expect(document.querySelector('button')).toBeNull()
})
