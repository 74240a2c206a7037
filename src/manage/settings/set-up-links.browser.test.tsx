import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { manageProviders } from '../../../domain/calls/manage/providers.ts'
import { manageSetUp } from '../../../domain/calls/manage/set-up.ts'
import { manageSettings } from '../../../domain/calls/manage/settings.ts'
import { manageToday } from '../../../domain/calls/manage/today-and-log.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { TODAY } from '../../../stories/fixtures/console-orders.ts'
import { PROVIDERS, SET_UP, SETTINGS } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(closeConsole)

/** Where a part of the shop begins, below the bar. */
const topOf = (part: string) => Math.round(document.getElementById(`part-${part}`)?.getBoundingClientRect().top ?? -1)

test('a step of the set-up leads to its part of the shop every time', async () => {
  await openConsole(
    ['/'],
    [
      says(manageSetUp, { ...SET_UP, steps: SET_UP.steps.map((one) => ({ ...one, done: false })) }),
      says(manageToday, { ...TODAY, days: [] }),
      says(manageSettings, SETTINGS),
      says(manageProviders, PROVIDERS),
    ],
  )
  const steps = { 'Imprint and terms': 'texts', 'Name, logo and currency of the shop': 'face' }
  for (const [step, part] of [...Object.entries(steps), ...Object.entries(steps)]) {
    await page.getByRole('link', { name: step, exact: true }).click()
    await expect.poll(() => topOf(part)).toBe(64)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('menuitem', { name: 'Today' }).click()
  }
})
