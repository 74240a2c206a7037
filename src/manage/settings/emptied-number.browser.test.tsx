import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { manageProviders } from '../../../domain/calls/manage/providers.ts'
import { manageSettings, saveSettings } from '../../../domain/calls/manage/settings.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { PROVIDERS, SETTINGS } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'
import { savedSettings } from '../../../tests/support/browser/saved-settings.ts'

afterEach(() => {
  vi.restoreAllMocks()
  closeConsole()
})

const settings = { ...SETTINGS, countries: ['CN', 'DE'], parcels: [] }
const days = { country: 'DE', wayDays: { ...SETTINGS.delivery?.wayDays, to: 50 } }

test.each([
  ['of the promises', /^Changes after paying, minutes/, '{"changeMinutes":50}'],
  ['of one country', /^Most days/, JSON.stringify({ parcels: [days] })],
])(
  'a number %s that is emptied is no 0: it stays empty, and nothing is saved until one is written',
  async (_, name, saved) => {
    await openConsole(
      ['/shop'],
      [says(manageSettings, settings), says(manageProviders, PROVIDERS), says(saveSettings, { version: 1 })],
    )
    const sent = savedSettings('change')
    const save = () => document.querySelector<HTMLButtonElement>('#part-promises button[type=submit]')?.click()
    // Those of a country stand below those of all.
    const field = page.getByLabelText(name).last()
    await field.fill('45')
    await field.fill('')
    save()
    await expect.element(field).toHaveValue(null)
    await field.fill('50')
    save()
    await expect.poll(sent).toEqual([saved])
  },
)
