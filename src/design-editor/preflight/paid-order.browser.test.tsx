import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clearWorkspace, openWorkspace, prepareWorkspace } from '../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

test('the check of a design whose order is paid offers to print it: nothing is ordered with it', async () => {
  await openWorkspace({}, 'resting', { paid: true })
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByRole('button', { name: 'Print it like this' })).toBeVisible()
  expect(sheet.getByText(/order/i).elements()).toEqual([])
})
