import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { stringify } from 'yaml'
import { test } from './journey-test.ts'
import { expectItems, handIn, makeFrame, openLink, startItem, uploadIntoGallery } from './link-steps.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { askFactory, factoryLines, fetchPrint } from './order-steps.ts'
import { smallPhotos } from './photos.ts'
import { APP, signIn } from './shopper-steps.ts'

const NUMBER = '4021778833105567'
const OTHERS = ['TB-2026-1', 'TB-2026-2', 'TB-2026-3']
const TAIL = '8000'

/** A frame to design, originals to hand on, a box from the shelf; and three orders of one frame. */
const ORDERS = {
  merchant: '1',
  orders: [
    {
      outtradeid: NUMBER,
      platform: 'taobao',
      phonetail: TAIL,
      items: [
        { outtradesubid: `${NUMBER}-1`, pid: 'frame-a4', attributes: ['wood-oak'] },
        { outtradesubid: `${NUMBER}-2`, pid: 'transmission-original' },
        { outtradesubid: `${NUMBER}-3`, pid: 'standard-album-box', quantity: 2, attributes: ['cloth-red'] },
      ],
    },
    ...OTHERS.map((outtradeid) => ({
      outtradeid,
      platform: 'taobao',
      items: [{ outtradesubid: `${outtradeid}-1`, pid: 'frame-a4', attributes: ['wood-walnut'] }],
    })),
  ],
}

test.use({ locale: LOCALES['zh-Hans'] })

test('B§5 e-commerce: a number from elsewhere, its things designed one by one, partly and then wholly handed in [A§1.ways-of-orders] [B§4.mode-1]', async ({
  page,
  context,
  say,
  shop,
  consoleErrors,
  otherPhone,
}, testInfo) => {
  const file = testInfo.outputPath('orders.yaml')
  writeFileSync(file, stringify(ORDERS))
  await shop.operate('import-orders', file)
  // Screens that other journeys look at closely are only measured here.
  const glance = lookAt(page, { axe: false })
  const look = lookAt(page, { axe: true })
  const shopper = { page, say, look: glance.at }
  const photos = await smallPhotos()
  const number = page.getByRole('textbox', { name: say('Order number') })
  const wrong = say(
    'The order number or the last four digits of the recipient’s phone aren’t right. Check both in the shop where you paid; a new order can take a few minutes to get here.',
  )

  // A number that nobody has, then the right one out of a pasted message, then with the digits of the phone.
  await page.goto(`${APP}#/order_ec`)
  await number.fill('4021000000000000')
  await page.getByRole('button', { name: say('Open the order') }).tap()
  await expect(page.getByText(wrong)).toBeVisible()
  await look.at('order_ec-wrong')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), `订单编号：4021 7788 3310 5567 复制`)
  await page.getByRole('button', { name: say('Paste') }).tap()
  await expect(number).toHaveValue(NUMBER)
  await page.getByRole('button', { name: say('Open the order') }).tap()
  await expect(page).toHaveURL(new RegExp(`order_ec\\?oid=${NUMBER}`))
  await expect(page.getByText(wrong)).toBeVisible()
  await page.getByLabel(say('Last four digits of the recipient’s phone')).fill(TAIL)
  await page.getByRole('button', { name: say('Open the order') }).tap()

  // Step 3: who is it? Then the things of the order.
  await page.getByRole('link', { name: say('Sign in and continue') }).tap()
  await signIn(shopper, '13800005001')
  await expectItems(shopper, ['to-start', 'to-start', 'nothing'])
  await look.at('order_eclist')

  await startItem(shopper, 0)
  await makeFrame(shopper, photos[0] ?? '', '白橡木')
  await handIn(shopper)
  await expect(page.getByRole('heading', { name: say('Submitted. Some items are still open') })).toBeVisible()
  await look.at('order_success-some')
  await page.getByRole('link', { name: say('Continue with the rest') }).tap()
  await expectItems(shopper, ['submitted', 'to-start', 'nothing'])

  await startItem(shopper, 1)
  await uploadIntoGallery(shopper, photos.slice(1, 3))
  await handIn(shopper)
  await expect(page.getByRole('heading', { name: say('We have everything') })).toBeVisible()
  await expect(page).toHaveURL(/#\/order_success/)
  await look.at('order_success')
  const orderId = new URLSearchParams(page.url().split('?')[1]).get('oid') ?? ''

  // The link of an order that is handed in leads to what became of it.
  await openLink(page, `${APP}#/index?oid=${NUMBER}`)
  await expect(page.getByRole('heading', { name: say('We have everything') })).toBeVisible()
  await expect(page).toHaveURL(/#\/order_success/)

  // To anybody else the number says nothing, with the right digits too.
  const stranger = { page: await otherPhone(), say }
  await stranger.page.goto(`${APP}#/login`)
  await signIn(stranger, '13800005002')
  await openLink(stranger.page, `${APP}#/order_ec?oid=${NUMBER}&why=order-number-wrong`)
  await stranger.page.getByLabel(say('Last four digits of the recipient’s phone')).fill(TAIL)
  await stranger.page.getByRole('button', { name: say('Open the order') }).tap()
  await expect(stranger.page).toHaveURL(/why=order-number-wrong/)
  await expect(stranger.page.getByText(wrong)).toBeVisible()

  // The last three numbers are kept on this phone.
  for (const other of OTHERS) {
    await openLink(page, `${APP}#/order_eclist?oid=${other}`)
    await expectItems(shopper, ['to-start'])
  }
  await openLink(page, `${APP}#/order_ec`)
  await expect(page.getByRole('heading', { name: say('Recently used') })).toBeVisible()
  await expect(page.getByRole('listitem').getByRole('button')).toHaveText([...OTHERS].reverse())
  await look.at('order_ec-recent')

  // The factory has the order, its print file and its originals.
  const { pdf } = await fetchPrint(shop, orderId)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await expect
    .poll(async () =>
      (await factoryLines(shop, orderId)).map(({ product, quantity, needs, print, state }) => ({
        product,
        quantity,
        needs,
        print,
        state,
      })),
    )
    .toEqual([
      { product: 'frame-a4', quantity: 1, needs: 'design', print: 'ready', state: 'in-production' },
      { product: 'transmission-original', quantity: 1, needs: 'photos', print: 'ready', state: 'in-production' },
      { product: 'standard-album-box', quantity: 2, needs: 'nothing', print: 'ready', state: 'in-production' },
    ])
  const originals = (await factoryLines(shop, orderId)).find(({ needs }) => needs === 'photos')?.originals ?? ''
  expect((await askFactory(shop, originals)).status).toBe(200)
  expect([...glance.faults, ...look.faults]).toEqual([])
  expect(consoleErrors).toEqual([])
})
