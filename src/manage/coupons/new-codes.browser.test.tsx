import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { issueCoupons, manageCoupons, manageLevels } from '../../../domain/calls/manage/coupons.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { COUPONS, LEVELS } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(() => {
  closeConsole()
  vi.restoreAllMocks()
})

const CODES = ['AAAA-1111', 'BBBB-2222', 'CCCC-3333']

test('new codes stand in a dialog that is asked about before they are gone, and are copied at once', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const many = Array.from({ length: 20 }, (_, n) => ({ ...COUPONS[0], promoid: `coupon-${n}` }) as (typeof COUPONS)[0])
  await openConsole(
    ['/coupons'],
    [says(manageCoupons, many, 20), says(manageLevels, LEVELS), says(issueCoupons, { codes: CODES })],
  )
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click()
  await press('Issue codes')
  await page.getByRole('dialog').getByRole('button', { name: 'Issue codes', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New codes' })
  await expect.element(dialog).toBeInViewport()
  await expect
    .poll(() => [...(dialog.getByRole('group').element()?.children ?? [])].map(({ textContent }) => textContent))
    .toEqual(CODES)
  await press('Close')
  await press('Stay on this page')
  await press('Copy')
  expect(copied.mock.calls).toEqual([[CODES.join('\r\n')]])
  await expect.element(page.getByText('Copied', { exact: true })).toBeVisible()
  window.history.back()
  await expect.poll(() => dialog.elements()).toEqual([])
  expect(window.location.hash).toBe('#/coupons')
})
