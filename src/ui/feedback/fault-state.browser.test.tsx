import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { FaultState } from './FaultState.tsx'

afterEach(closeScreen)

const refused = (reason: string) =>
  new RequestRefused({ kind: 'refused', reason, code: 404, message: 'We can’t find this.' })

test('what is not there leads to the shop: asking again would change nothing', async () => {
  const retry = vi.fn()
  await openScreen(<FaultState fault={refused('not-found')} onRetry={retry} />, { address: '/prod_details?pid=gone' })
  await expect.element(page.getByText('We can’t find this.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
  await page.getByRole('link', { name: 'Go to the shop' }).click()
  expect(addressNow()).toEqual('/index')
})

test('any other refusal is asked again', async () => {
  const retry = vi.fn()
  await openScreen(<FaultState fault={refused('too-many-requests')} onRetry={retry} />, { address: '/prod_list' })
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(retry.mock.calls.length).toEqual(1)
})
