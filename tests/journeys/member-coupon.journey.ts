import { expect, type Page } from '@playwright/test'
import { moneyText } from '../../domain/product/currency.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { payNow, toPayPage } from './order-steps.ts'
import { APP, signIn } from './shopper-steps.ts'

/** The box costs 58, one in silk more; two of them reach the coupon's minimum of 100. */
const BOX = 'standard-album-box'

/** Minor units as the shop writes them. */
const cash = (amount: number) => moneyText(amount, 'CNY', 'zh-Hans')

/** The lines of the price and what they come to, as they are read. */
async function priceOf(page: Page): Promise<readonly (readonly [kind: string, amount: string])[]> {
  return await page
    .locator('[data-kind]')
    .evaluateAll((lines) =>
      lines.map((line) => [line.getAttribute('data-kind') ?? '', line.querySelector('dd')?.textContent ?? ''] as const),
    )
}

test.use({ locale: LOCALES['zh-Hans'] })

test('B§5 coupon: a code from a link, a level that is bought, and both in the price of an order that is fetched [A§1.pick-up] [A§2.entry-coupon]', async ({
  page,
  say,
  consoleErrors,
}) => {
  const look = lookAt(page, { axe: true })
  const shopper = { page, say, look: look.at }

  await page.goto(`${APP}#/user_coupon?couponCode=HELLO20`)
  await signIn(shopper, '13800004001')
  await expect(page.getByLabel(say('Coupon code'))).toHaveValue('HELLO20')
  await page.getByRole('button', { name: say('Check'), exact: true }).tap()
  const offer = page
    .getByRole('form')
    .or(page.locator('form'))
    .getByRole('button', { name: say('Claim') })
  await offer.tap()
  await expect(page.getByText(say('The coupon is yours.'))).toBeVisible()
  await expect(page.getByRole('timer').first()).toBeVisible()
  await look.at('user_coupon')

  await page.goto(`${APP}#/user_type`)
  await page
    .getByRole('button', { name: say.like('Join for {price}') })
    .nth(1)
    .tap()
  await page.waitForURL('**/Mobile/Shop/Pay/orderid/**')
  await payNow(shopper)
  await expect(page.getByText(say('Thank you. Your new level now applies to every price.'))).toBeVisible()
  await expect(page.getByText(say('Yours'), { exact: true })).toBeVisible()
  await look.at('user_type')

  await page.goto(`${APP}#/pay_index?pid=${BOX}&qty=2`)
  await page.getByRole('radio', { name: say('I’ll collect it') }).tap()
  await page.getByRole('button', { name: say('Who’ll collect it?'), exact: true }).tap()
  await page.getByLabel(say('Name'), { exact: true }).fill('Lin Xiaoyu')
  await page.getByLabel(say('Mobile number')).fill('13900000000')
  await page.getByRole('button', { name: say('Use this name') }).tap()
  const pay = (amount: number) => page.getByRole('button', { name: say('Pay {amount}', { amount: cash(amount) }) })
  // Paying asks for the word about the coupon first.
  await pay(10_440).tap()
  await expect(page.getByRole('radio', { name: say('Do not use a coupon') })).toBeVisible()
  await look.at('pay_index-coupons')
  await page.getByRole('button', { name: say.like('Take {off} off') }).tap()
  // 2 x 58, gold pays 90 %, 20 off, nothing to deliver.
  const full = [
    ['base', cash(5800)],
    ['quantity', cash(5800)],
    ['member', cash(-1160)],
  ]
  await expect(pay(8440)).toBeEnabled()
  expect(await priceOf(page)).toEqual([...full, ['coupon', cash(-2000)]])
  await look.at('pay_index-member-coupon')

  // Not to use it is a choice as well, and can be taken back.
  await page.getByRole('button', { name: new RegExp(`^${say('Coupon')}`) }).tap()
  await page.getByRole('radio', { name: say('Do not use a coupon') }).tap()
  await page.getByRole('button', { name: say('Order without a coupon') }).tap()
  await expect(pay(10_440)).toBeEnabled()
  expect(await priceOf(page)).toEqual(full)
  await expect(page.getByText(say('Not used'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${say('Coupon')}`) }).tap()
  await page.getByRole('radio', { name: /^见面礼/ }).tap()
  await page.getByRole('button', { name: say.like('Take {off} off') }).tap()
  await expect(pay(8440)).toBeEnabled()
  await toPayPage({ page, say })
  await expect(page.getByText('84.40').first()).toBeVisible()

  await page.goto(`${APP}#/user_coupon`)
  await page.getByRole('tab', { name: say('Used'), exact: true }).tap()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(look.faults).toEqual([])
  expect(consoleErrors).toEqual([])
})
