import { expect } from '@playwright/test'
import { asId, type OrderId } from '../../domain/ids.ts'
import { shortOf } from '../../server/orders/short-of.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { factoryLines, payNow, sendAndPay, toPayPage } from './order-steps.ts'
import { APP, signIn } from './shopper-steps.ts'

const BOX = 'standard-album-box'

test.use({ locale: LOCALES['zh-Hant'] })

test('B§4 mode 3: another box travels in the parcel of an order that is paid [A§1.ways-of-orders] [B§4.mode-3]', async ({
  page,
  say,
  shop,
  consoleErrors,
}) => {
  const look = lookAt(page, { axe: true })
  const shopper = { page, say, look: look.at }
  await page.goto(`${APP}#/prod_details?pid=${BOX}`)
  await page.getByRole('button', { name: say('Order it') }).tap()
  await signIn(shopper, '13800005021')
  const first = await sendAndPay(shopper)
  await payNow(shopper)
  await expect(page.getByRole('heading', { name: say('Thank you. We’re packing it for you') })).toBeVisible()

  await page.goto(`${APP}#/order_info?oid=${first}`)
  const add = page.getByRole('button', { name: say('Add something to this parcel') })
  await expect(add).toBeVisible()
  await look.at('order_info')
  await add.tap()
  await expect(page.getByText(say('What you choose now ships with your order, in the same parcel.'))).toBeVisible()
  // The shop sells more than one list shows at first.
  await page.getByRole('button', { name: say('Show more') }).tap()
  const box = page.locator(`a[href*="${BOX}"]`).first()
  await expect(box).toBeVisible()
  await look.at('prod_list-adding')
  await box.tap()
  await page.getByRole('button', { name: say('Order it') }).tap()
  await expect(page.getByRole('heading', { name: say('It comes with your order') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('Add the address') })).toHaveCount(0)
  // 58, and nothing for a second parcel.
  await expect(page.getByRole('button', { name: say('Pay {amount}', { amount: '¥58.00' }) })).toBeEnabled()
  const second = await toPayPage(shopper)
  await payNow(shopper)

  await page.goto(`${APP}#/order_info?oid=${second}`)
  await expect(page.getByText(say('Comes with order {0}', { 0: shortOf(asId<OrderId>(first)) }))).toBeVisible()
  await look.at('order_info-added')
  await page.getByText(say('Comes with order {0}', { 0: shortOf(asId<OrderId>(first)) })).tap()
  await expect(page).toHaveURL(new RegExp(`order_info\\?oid=${first}`))
  await expect(
    page.getByText(say('Order {number} comes with it', { number: shortOf(asId<OrderId>(second)) })),
  ).toBeVisible()
  expect(
    [...(await factoryLines(shop, first)), ...(await factoryLines(shop, second))].map(({ product, needs }) => ({
      product,
      needs,
    })),
  ).toEqual([
    { product: BOX, needs: 'nothing' },
    { product: BOX, needs: 'nothing' },
  ])
  expect(look.faults).toEqual([])
  expect(consoleErrors).toEqual([])
})
