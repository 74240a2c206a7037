import { URI } from 'otpauth'
import type { Page } from 'playwright'

/** Fills in the page of an invitation to the console, with a code of the authenticator that it asks to be set up. */
export async function fillInvitation(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  for (const name of ['password', 'password2']) {
    await page.locator(`input[name=${name}]`).fill('waves and wind of 2026')
  }
  const codes = URI.parse((await page.locator('a[href^="otpauth:"]').getAttribute('href')) ?? '')
  await page.locator('input[name=code]').fill(codes.generate())
}
