import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { manageProviders } from '../../../domain/calls/manage/providers.ts'
import { manageSettings } from '../../../domain/calls/manage/settings.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { PROVIDERS, SETTINGS } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(closeConsole)

test('the shop’s own country is found by typing its name', async () => {
  const allCountries = ['CN', 'HK', 'SG', 'DE']
  await openConsole(['/shop'], [says(manageSettings, { ...SETTINGS, allCountries }), says(manageProviders, PROVIDERS)])
  const country = page.getByRole('combobox', { name: 'The shop’s own country' })
  await country.fill('sing')
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Singapore'])
  await page.getByRole('option', { name: 'Singapore' }).click()
  await expect.element(country).toHaveValue('Singapore')
})
