import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { manageProviders } from '../../../domain/calls/manage/providers.ts'
import { manageSettings, saveSettings } from '../../../domain/calls/manage/settings.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { PROVIDERS, SETTINGS } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'
import { savedSettings } from '../../../tests/support/browser/saved-settings.ts'

afterEach(() => {
  closeConsole()
  vi.restoreAllMocks()
})

test('a parcel price that is no amount is not saved as its beginning', async () => {
  const settings = { ...SETTINGS, countries: ['CN', 'DE'] }
  await openConsole(
    ['/shop'],
    [says(manageSettings, settings), says(manageProviders, PROVIDERS), says(saveSettings, { version: 1 })],
  )
  const sent = savedSettings('change')
  const price = page.getByLabelText(/^Parcel to Germany/)
  for (const typed of ['1', '1.5', '1.50', '1.500']) {
    await price.fill(typed)
  }
  const field = price.element() as HTMLInputElement
  expect(field.validationMessage).toBe('Please write an amount, such as 15.00')
  const form = field.closest('form')
  const save = () => form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  save()
  await price.fill('1.50')
  save()
  await expect.poll(sent).toEqual(['{"parcels":[{"country":"DE","price":150}]}'])
})
