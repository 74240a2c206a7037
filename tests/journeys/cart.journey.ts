import { expect } from '@playwright/test'
import { getCart } from '../../domain/calls/cart.ts'
import { ask } from './ask.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { factoryLines, payNow, sendAndPay } from './order-steps.ts'
import { designByCalls, ownAlbumByCalls } from './set-scene.ts'
import { APP } from './shopper-steps.ts'

const BOOK = 'book-square-203'
const BOX = 'standard-album-box'

test.use({ locale: LOCALES.en })

test('two books and a box are put into the cart, bought together with one delivery, and made one by one', async ({
  page,
  say,
  shop,
  consoleErrors,
}) => {
  const look = lookAt(page, { axe: true })
  const shopper = { page, say, look: look.at }
  const aid = await ownAlbumByCalls({ page, shop }, '13800005081', 'Lisbon')
  const things = page.getByRole('list', { name: say('In the cart') }).getByRole('heading')
  for (const count of [1, 2]) {
    const { taskid, rev } = await designByCalls({ page, shop }, { pid: BOOK, aid })
    await page.goto(`${shop.url}${APP}#/pay_index?pid=${BOOK}&aid=${aid}&taskid=${taskid}&rev=${rev}`)
    await page.getByRole('button', { name: say('Add to cart') }).tap()
    await expect(things).toHaveCount(count)
  }
  await page.goto(`${shop.url}${APP}#/prod_details?pid=${BOX}`)
  await page.getByRole('button', { name: say('Order it') }).tap()
  await page.getByRole('button', { name: say('Add to cart') }).tap()
  await expect(things).toHaveCount(3)

  await test.step('one is taken out and put back, one waits for later and comes back, of one there are two', async () => {
    await page
      .getByRole('button', { name: say('Remove') })
      .nth(2)
      .tap()
    await expect(things).toHaveCount(2)
    await page.getByRole('button', { name: say('Put back') }).tap()
    await expect(things).toHaveCount(3)
    await page
      .getByRole('button', { name: say('Save for later') })
      .first()
      .tap()
    await expect(page.getByRole('heading', { name: say('Saved for later') })).toBeVisible()
    await look.at('cart_index')
    await page.getByRole('button', { name: say('Move to cart') }).tap()
    await expect(things).toHaveCount(3)
    await page
      .getByRole('button', { name: say('One more') })
      .nth(2)
      .tap()
    const copies = async () => (await ask({ page }, getCart, {}, shop.url)).things.map(({ quantity }) => quantity)
    await expect.poll(copies).toEqual([1, 1, 2])
  })

  await page.getByRole('button', { name: say('Order all') }).tap()
  await expect(page.getByRole('link', { name: say('Edit cart') })).toBeVisible()
  const orderId = await sendAndPay(shopper)
  // Back from there is the order, which is paid from there: nothing is offered a second time.
  await page.goBack()
  await expect(page.getByRole('heading', { name: say('Your payment is being confirmed') })).toBeVisible()
  await page.getByRole('button', { name: say.like('Pay {amount}') }).tap()
  await page.waitForURL(`**/Mobile/Shop/Pay/orderid/${orderId}**`)
  await payNow(shopper)
  const made = await factoryLines(shop, orderId)
  expect(made.map(({ product, quantity }) => [product, quantity])).toEqual([
    [BOOK, 1],
    [BOOK, 1],
    [BOX, 2],
  ])
  await page.goto(`${shop.url}${APP}#/cart_index`)
  await expect(page.getByRole('heading', { name: say('Your cart is empty') })).toBeVisible()
  expect(look.faults).toEqual([])
  expect(consoleErrors).toEqual([])
})
