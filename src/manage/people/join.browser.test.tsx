import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getInvitation } from '../../../domain/calls/staff.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(() => {
  closeConsole()
  vi.restoreAllMocks()
})

test('whoever joins reads what a password must be before choosing it, and copies the key of the authenticator', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const invited = {
    role: 'clerk' as const,
    ...{ name: 'Mei', email: '', merchant: 'Keepsake', setupkey: 'JBSW Y3DP EHPK 3PXP' },
    totp: 'otpauth://totp/Keepsake:mei?secret=JBSWY3DPEHPK3PXP',
  }
  await openConsole([`/join?t=${'a'.repeat(43)}`], [says(getInvitation, invited)], 'nobody')
  await expect.element(page.getByLabelText(/^Password(?! once)/)).toHaveAccessibleDescription('8 to 128 characters')
  await page.getByRole('button', { name: 'Copy the key' }).click()
  expect(copied.mock.calls).toEqual([['JBSWY3DPEHPK3PXP']])
  await expect.element(page.getByText('Copied', { exact: true })).toBeVisible()
})
