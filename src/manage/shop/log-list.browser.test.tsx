import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DataOf } from '../../../domain/calls/call.ts'
import { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { LOG } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(closeConsole)

test('what of the shop was changed stands in the log in the language of the console', async () => {
  const named = 'changeMinutes, contact, texts'
  const line = { id: 4, at: 0, action: 'shop', taken: '', about: named, called: named, page: '', by: 'Lin' } as const
  const old = { ...line, id: 5, action: 'levels', about: '1', called: 'Member, Gold', bynow: true } as const
  await openConsole(['/log'], [says(manageLog, [line, old, ...LOG], 5)])
  await expect.element(page.getByText(/The log did not yet record which. Today there are: Member, Gold/)).toBeVisible()
  const about = page.getByText(/ · Time/)
  await expect.element(about).toBeVisible()
  expect(about.element()?.textContent?.split(' · ')[1]).toBe('Time for changes, Contact, What a buyer must know')
})

test('what a newer shop has noted under a word of its own is read on, and what was taken of orders is named', async () => {
  const line = {
    id: 7,
    at: 0,
    action: 'read',
    taken: 'files',
    about: 'order-4',
    called: '3F9A 12C4',
    page: '',
  } as const
  const newer = { ...line, id: 8, action: 'of-tomorrow', taken: 'of-tomorrow', by: 'Mei' }
  const lines = [newer, { ...line, by: 'Lin' }] as unknown as DataOf<typeof manageLog>
  await openConsole(['/log'], [says(manageLog, lines, 2)])
  await expect.element(page.getByText('Lin: Files taken')).toBeVisible()
  await expect.element(page.getByText('Mei: Something else')).toBeVisible()
})
