import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CALL_BASE } from '../../../domain/calls/call-head.ts'
import { manageProviders } from '../../../domain/calls/manage/providers.ts'
import { manageSettings, saveSettings } from '../../../domain/calls/manage/settings.ts'
import { says, saysNo } from '../../../stories/fixtures/console.tsx'
import { PROVIDERS, SETTINGS } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  closeConsole()
})

const settings = { ...SETTINGS, revs: { changeMinutes: 'read-1' } }
const minutes = () => page.getByLabelText(/^Changes after paying, minutes/)
const savePromises = () => document.querySelector<HTMLButtonElement>('#part-promises button[type=submit]')?.click()

test('of what somebody else has changed meanwhile nothing is written over: what was typed stays, or theirs is taken', async () => {
  const told = 'Somebody else has changed it just now.'
  await openConsole(
    ['/shop'],
    [
      says(manageSettings, settings),
      says(manageProviders, PROVIDERS),
      saysNo(saveSettings, 6302, told, 'changed-meanwhile'),
    ],
  )
  const asked = vi.spyOn(window, 'fetch')
  await minutes().fill('45')
  savePromises()
  await expect.element(page.getByText(told)).toBeVisible()
  await expect.element(minutes()).toHaveValue(45)
  const sent = asked.mock.calls.flatMap(([address, init]) =>
    String(address).includes(saveSettings.path) ? [new URLSearchParams(String(init?.body)).get('revs')] : [],
  )
  expect(sent).toEqual(['{"changeMinutes":"read-1"}'])
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect.element(minutes()).toHaveValue(SETTINGS.changeMinutes)
})

test('what is typed while a part is saved stays to be saved', async () => {
  await openConsole(['/shop'], [says(manageSettings, settings), says(manageProviders, PROVIDERS)])
  await minutes().fill('45')
  const ask = window.fetch
  const answered = Promise.withResolvers<Response>()
  vi.spyOn(window, 'fetch').mockImplementation((address, init) =>
    String(address).includes(CALL_BASE + saveSettings.path) ? answered.promise : ask(address, init),
  )
  savePromises()
  await minutes().fill('50')
  answered.resolve(Response.json({ Code: 0, Msg: '', Data: { version: 1 } }))
  await expect.element(page.getByText('Done')).toBeVisible()
  await expect.element(minutes()).toHaveValue(50)
})
