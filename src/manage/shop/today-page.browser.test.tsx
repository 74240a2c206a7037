import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { manageToday } from '../../../domain/calls/manage/today-and-log.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { TODAY } from '../../../stories/fixtures/console-orders.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(closeConsole)

/** A day of this machine's calendar. */
const day = [new Date().getFullYear(), new Date().getMonth() + 1, new Date().getDate()]
  .map((part) => String(part).padStart(2, '0'))
  .join('-')

test('which time is shown is told, and the figures of the plots are read out', async () => {
  await openConsole(['/'], [says(manageToday, { ...TODAY, days: [{ day, orders: 2, amount: 13_600 }] })])
  const toggles = [
    page.getByRole('button', { name: '30 days' }),
    page.getByRole('button', { name: '365 days' }),
  ] as const
  await expect.element(toggles[0]).toHaveAttribute('aria-pressed', 'true')
  await expect.element(toggles[1]).toHaveAttribute('aria-pressed', 'false')
  const figures = page.getByRole('listitem').filter({ hasText: day })
  await expect.element(figures).toHaveTextContent(`${day}: ¥136.00, Orders 2`)
  // They are nowhere seen, and make no page wider.
  const { width, height } = figures.element().parentElement?.getBoundingClientRect() ?? {}
  expect({ width, height }).toEqual({ width: 1, height: 1 })
})
