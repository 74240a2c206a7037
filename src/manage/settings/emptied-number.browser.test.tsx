import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { manageProviders } from '../../../domain/calls/manage/providers.ts'
import { manageSettings, saveSettings } from '../../../domain/calls/manage/settings.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { PROVIDERS, SETTINGS } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  closeConsole()
})

test('a number that is emptied is no 0: it stays empty, and nothing is saved until one is written', async () => {
  await openConsole(
    ['/shop'],
    [says(manageSettings, SETTINGS), says(manageProviders, PROVIDERS), says(saveSettings, { version: 1 })],
  )
  const asked = vi.spyOn(window, 'fetch')
  const sent = () =>
    asked.mock.calls.flatMap(([address, init]) =>
      String(address).includes(saveSettings.path) ? [new URLSearchParams(String(init?.body)).get('change')] : [],
    )
  const save = () => document.querySelector<HTMLButtonElement>('#part-promises button[type=submit]')?.click()
  const minutes = page.getByLabelText(/^Changes after paying, minutes/)
  await minutes.fill('45')
  await minutes.fill('')
  save()
  await expect.element(minutes).toHaveValue(null)
  await minutes.fill('50')
  save()
  await expect.poll(sent).toEqual(['{"changeMinutes":50}'])
})
