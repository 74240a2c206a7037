import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { LOG } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(closeConsole)

test('what of the shop was changed stands in the log in the language of the console', async () => {
  const named = 'changeMinutes, contact, texts'
  const line = { id: 4, at: 0, action: 'shop', about: named, called: named, page: '', by: 'Lin' } as const
  const old = { ...line, id: 5, action: 'levels', about: '1', called: 'Member, Gold', bynow: true } as const
  await openConsole(['/log'], [says(manageLog, [line, old, ...LOG], 5)])
  await expect.element(page.getByText(/The log did not yet record which. Today there are: Member, Gold/)).toBeVisible()
  const about = page.getByText(/ · Time/)
  await expect.element(about).toBeVisible()
  expect(about.element()?.textContent?.split(' · ')[1]).toBe('Time for changes, Contact, What a buyer must know')
})
