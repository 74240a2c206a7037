import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { UserServiceScreen } from './UserServiceScreen.tsx'

afterEach(closeScreen)

const sharing = (shareProfit: number) => ({ ...DEMO_MERCHANT, shop: { ...DEMO_MERCHANT.shop, shareProfit } })

test('B§6 referral officer: what the shop shares, and whom to ask [B§6.referral-officer]', async () => {
  await openScreen(<UserServiceScreen />, { address: '/user_service', merchant: sharing(8) })
  await expect.element(page.getByText(/pays you 8% of the first order/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy my link' })).toBeVisible()
})

test('A§3 shareprofit: a shop that shares nothing has no referral officers', async () => {
  await openScreen(<UserServiceScreen />, { address: '/user_service', merchant: sharing(0) })
  await expect.element(page.getByText('E-mail')).toBeVisible()
  expect(document.body.textContent).not.toContain('Refer friends')
})
