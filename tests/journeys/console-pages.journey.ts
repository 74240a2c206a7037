import { expect } from '@playwright/test'
import { getOrderInfo } from '../../domain/calls/order.ts'
import { printOrderNow } from '../../domain/calls/order-changes.ts'
import { asId, type OrderId } from '../../domain/ids.ts'
import { shortOf } from '../../server/orders/short-of.ts'
import { fillInvitation } from '../support/browser/fill-invitation.ts'
import { ask } from './ask.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { smallPhotos } from './photos.ts'
import { albumByCalls, orderByCalls, signInByCalls } from './set-scene.ts'

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 375, height: 667 } }

test.use({ locale: LOCALES.en, timezoneId: 'Asia/Shanghai', viewport: SIZES.desk, isMobile: false })

test('every page of the console fits a desk and a phone, and is for everybody', async ({
  page: desk,
  shop,
  consoleErrors,
  otherPhone,
}) => {
  const look = lookAt(desk, { axe: true })
  const pid = 'frame-a4'
  const oid = await test.step('somebody has paid for a frame, and it is made', async () => {
    const stage = { page: await otherPhone(), shop }
    await signInByCalls(stage, '13800005097')
    const aid = await albumByCalls(stage, (await smallPhotos()).slice(0, 1))
    const orderId = await orderByCalls(stage, { pid, aid, attridlist: ['wood-oak'] })
    await shop.operate('pay', orderId)
    await ask(stage, printOrderNow, { oid: orderId }, shop.url)
    await expect
      .poll(async () => (await ask(stage, getOrderInfo, { oid: orderId }, shop.url)).state)
      .toBe('in-production')
    return orderId
  })
  const [link = ''] = /http\S+\/manage\S+/.exec(await shop.operate('invite', 'owner', 'Lin')) ?? []
  await desk.goto(link)
  await fillInvitation(desk, 'lin@pages.example')
  await desk.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible()
  const pages: Readonly<Record<string, string | RegExp>> = {
    '/': 'Today',
    '/orders': 'Orders',
    [`/orders/${oid}/show`]: `Order ${shortOf(asId<OrderId>(oid))}`,
    '/orders/nowhere/show': 'Orders',
    '/customers': 'Customers',
    '/shop': 'Shop',
    '/products': 'Products',
    [`/products/${pid}/show`]: /^Wooden frame/,
    '/looks': 'Looks',
    '/coupons': 'Coupons and levels',
    '/people': 'People',
    '/log': 'Log',
    '/nowhere': 'There is no such page',
  }
  for (const [name, size] of Object.entries(SIZES)) {
    await test.step(`on a ${name}`, async () => {
      await desk.setViewportSize(size)
      await desk.reload()
      for (const [path, heading] of Object.entries(pages)) {
        await desk.goto(`${shop.url}/manage#${path}`)
        await expect(desk.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
        await expect(desk.locator('.app-loader')).toHaveCount(0)
        await look.at(`${name} ${path}`)
      }
    })
  }
  expect(look.faults).toEqual([])
  expect(consoleErrors).toEqual([])
})
