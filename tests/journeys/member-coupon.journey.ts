import { expect } from '@playwright/test'
import { test } from './journey-test.ts'
import { lookAt } from './look-at.ts'
import { APP, signIn } from './shopper-steps.ts'

/** The box costs 58, one in silk more; two of them reach the coupon's minimum of 100. */
const BOX = 'standard-album-box'

test.use({ locale: 'en-US' })

test('B§5 coupon: a code from a link, a level that is bought, and both in the price of an order that is fetched', async ({
  page,
  say,
  complaints,
}) => {
  const look = lookAt(page, { axe: true })
  const shopper = { page, say, look: look.at }

  await page.goto(`${APP}#/user_coupon?couponCode=HELLO20`)
  await signIn(shopper, '13800004001')
  await expect(page.getByLabel(say('Coupon code'))).toHaveValue('HELLO20')
  await page.getByRole('button', { name: say('Look'), exact: true }).tap()
  const offer = page
    .getByRole('form')
    .or(page.locator('form'))
    .getByRole('button', { name: say('Take it') })
  await offer.tap()
  await expect(page.getByText(say('The coupon is yours.'))).toBeVisible()
  await expect(page.getByRole('timer').first()).toBeVisible()
  await look.at('user_coupon')

  await page.goto(`${APP}#/user_type`)
  await page
    .getByRole('button', { name: say.like('Become one for {price}') })
    .nth(1)
    .tap()
  await page.waitForURL('**/Mobile/Shop/Pay/orderid/**')
  await page.getByRole('main').or(page.getByRole('contentinfo')).getByRole('button').tap()
  await expect(page.getByText(say('Thank you. Your new level counts from now on, in every price.'))).toBeVisible()
  await expect(page.getByText(say('Yours'))).toBeVisible()
  await look.at('user_type')

  await page.goto(`${APP}#/pay_index?pid=${BOX}&qty=2`)
  const choose = page.getByRole('button', { name: say('Choose a coupon, or none') })
  await page.getByRole('radio', { name: say('I fetch it') }).tap()
  await page.getByRole('button', { name: say('Add the address') }).tap()
  await page.getByLabel(say('Name'), { exact: true }).fill('Lin Xiaoyu')
  await page.getByLabel(say('Mobile number')).fill('13900000000')
  await page.getByRole('button', { name: say('Use this name') }).tap()
  await choose.tap()
  await expect(page.getByRole('radio', { name: say('Do not use a coupon') })).toBeVisible()
  await look.at('pay_index-coupons')
  await page.getByRole('button', { name: say.like('Take {off} off') }).tap()
  // 2 x 58, gold pays 90 %, 20 off, nothing to deliver.
  const pay = page.getByRole('button', { name: 'Pay ¥84.40' })
  await expect(pay).toBeEnabled()
  await look.at('pay_index-member-coupon')
  await pay.tap()
  await page.waitForURL('**/Mobile/Shop/Pay/orderid/**')
  await expect(page.getByText('84.40').first()).toBeVisible()

  await page.goto(`${APP}#/user_coupon`)
  await page.getByRole('tab', { name: say('Used') }).tap()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(look.faults).toEqual([])
  expect(complaints).toEqual([])
})
