import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { ProdListScreen } from './ProdListScreen.tsx'

afterEach(closeScreen)

test('an album that a product is looked for goes along to it, also over another shelf', async () => {
  await openScreen(<ProdListScreen />, { address: '/prod_list?aid=a1' })
  await page.getByRole('tab', { name: 'Photo books' }).click()
  // The words of the test's own page stand before them.
  await expect.poll(addressNow).toMatch(/aid=a1&cataid=books&orderby=default$/)
  await page
    .getByRole('link', { name: /Square photo book/ })
    .first()
    .click()
  expect(addressNow()).toBe('/prod_details?pid=book-square-203&aid=a1')
})
