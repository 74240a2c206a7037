import { expect } from '@playwright/test'
import { test } from './journey-test.ts'
import { expectItems, handIn, makeFrame, startItem } from './link-steps.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { factoryLines, fetchPrint, payNow, printAtOnce, sendAndPay } from './order-steps.ts'
import { smallPhotos } from './photos.ts'
import { APP, signIn } from './shopper-steps.ts'

test.use({ locale: LOCALES.en })

test('B§4 mode 4: a frame is paid for first, its photo comes later, then it is made [B§4.mode-4]', async ({
  page,
  say,
  shop,
  consoleErrors,
}) => {
  // Screens that other journeys look at closely are only measured here.
  const glance = lookAt(page, { axe: false })
  const look = lookAt(page, { axe: true })
  const shopper = { page, say, look: glance.at }
  const [photo = ''] = await smallPhotos()
  await page.goto(`${APP}#/prod_details?pid=frame-a4`)
  await page.getByRole('link', { name: say('Order now, choose the photos later') }).tap()
  await signIn(shopper, '13800005011')
  const orderId = await sendAndPay(shopper)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look.at('pay page')
  await payNow(shopper)
  await expect(page.getByRole('heading', { name: say('Thank you. Only your photos are missing') })).toBeVisible()
  await look.at('order_success-to-upload')
  // The factory hears of it when there is something to make.
  expect(await factoryLines(shop, orderId)).toEqual([])

  await page.goto(`${APP}#/order_index?status=to-upload`)
  const order = page.getByRole('article').filter({ has: page.locator(`a[href*="${orderId}"]`) })
  await expect(order).toHaveAttribute('data-state', 'to-upload')
  await look.at('order_index')
  await order.getByRole('link', { name: say('Choose your photos') }).tap()
  await expectItems(shopper, ['to-start'])
  await look.at('order_eclist')
  await startItem(shopper, 0)
  await makeFrame(shopper, photo)
  await handIn(shopper)
  await expect(page.getByRole('heading', { name: say('We have everything') })).toBeVisible()
  await page.getByRole('link', { name: say('See the order') }).tap()
  await expect(page).toHaveURL(new RegExp(`order_info\\?oid=${orderId}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look.at('order_info')

  await printAtOnce(shopper, orderId)
  expect((await fetchPrint(shop, orderId)).proof.pages.flatMap((it) => it.photos)).toHaveLength(1)
  await page.goto(`${APP}#/order_index?status=in-production`)
  await expect(order).toHaveAttribute('data-state', /^(paid|in-production)$/)
  expect([...glance.faults, ...look.faults]).toEqual([])
  expect(consoleErrors).toEqual([])
})
