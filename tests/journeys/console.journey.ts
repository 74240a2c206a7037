import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { getProdInfoById } from '../../domain/calls/catalogue.ts'
import { saveSettings } from '../../domain/calls/manage/settings.ts'
import { createOrder, getOrderInfo } from '../../domain/calls/order.ts'
import { createPreview } from '../../domain/calls/preview.ts'
import { calPrice } from '../../domain/calls/price.ts'
import { asId, type OrderId } from '../../domain/ids.ts'
import { shortOf } from '../../server/orders/short-of.ts'
import { fillInvitation } from '../support/browser/fill-invitation.ts'
import { postgres } from '../support/servers/postgres.ts'
import { type ShopProcess, startShop } from '../support/servers/shop-process.ts'
import { ask } from './ask.ts'
import { test as base } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { payNow } from './order-steps.ts'
import { smallPhotos } from './photos.ts'
import { albumByCalls, RECEIVER, signInByCalls } from './set-scene.ts'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 375, height: 667 }
const EXAMPLES = join(import.meta.dirname, '..', '..', 'docs', 'examples')

/** A shop of its own: nobody else buys where the demo shop is removed. */
const test = base.extend<{ readonly newShop: ShopProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed out of this pattern.
  newShop: async ({}, use) => {
    const shop = await startShop(await (await postgres()).newDatabase())
    await use(shop)
    await shop.close()
  },
  baseURL: async ({ newShop }, use) => use(newShop.url),
})

test.use({ locale: LOCALES.en, timezoneId: 'Asia/Shanghai', viewport: DESK, isMobile: false })

test('the first run of a merchant at a desk: the guided set-up, a look uploaded and sold, the first book shipped', async ({
  page: desk,
  newShop: shop,
  say,
  consoleErrors,
  otherPhone,
}) => {
  const look = lookAt(desk, { axe: true })
  const button = (name: string) => desk.getByRole('button', { name, exact: true })
  const inDialog = desk.getByRole('dialog')
  const toDo = (step: string) => desk.getByRole('link', { name: step, exact: true })
  const done = (count: number) => expect(desk.getByText(`${count} of 8 done`)).toBeVisible()
  const told = () => expect(desk.getByText('Done', { exact: true })).toBeVisible()
  const back = async (count: number) => {
    await desk.getByRole('menuitem', { name: 'Today' }).click()
    await done(count)
  }
  const lookAtDialog = async (dialog: string) => {
    // What still fades in has not the contrast that it will have.
    await expect(inDialog.locator('..')).toHaveCSS('opacity', '1')
    await look.at(dialog)
  }
  let pid = ''
  let oid = ''

  await test.step('an owner joins by the link, and reads what is still to do', async () => {
    const [link = ''] = /http\S+\/manage\S+/.exec(await shop.operate('invite', 'owner', 'Lin')) ?? []
    await desk.goto(link)
    await fillInvitation(desk, 'lin@first.example')
    await look.at('join')
    await button('Join').click()
    await done(0)
  })

  await test.step('the set-up leads to the name of the shop; texts and days stand, and are ticked off', async () => {
    await toDo('Name, logo and currency of the shop').click()
    const face = desk.locator('#part-face')
    await face.getByLabel('Name · English', { exact: true }).fill('Photo books of Lin')
    await face.getByRole('button', { name: 'Save' }).click()
    await told()
    const written = { 'zh-Hans': '', 'zh-Hant': '', en: 'As Lin has written it.' }
    const texts = { returns: written, privacy: written, terms: written, imprint: written }
    const delivery = { makeDays: 5, wayDays: { from: 2, to: 4 } }
    await ask({ page: desk }, saveSettings, { change: { texts, delivery }, opid: randomUUID() })
    await desk.reload()
    await back(3)
  })

  await test.step('a product of his own is made after one of the demo shop, and the rest of that is removed', async () => {
    await toDo('A product of your own on the shelf').click()
    await desk
      .getByRole('listitem')
      .filter({ hasText: 'Booklet' })
      .getByRole('button', { name: 'Copy', exact: true })
      .click()
    await desk.waitForURL(/products\/[^/]+\/show/)
    pid = /products\/([^/]+)\/show/.exec(desk.url())?.[1] ?? ''
    await desk.getByLabel('Name · English', { exact: true }).fill('Booklet of Lin')
    await desk.getByLabel('On the shelf', { exact: true }).check()
    await button('Save').click()
    await told()
    await back(4)
    await button('Remove').click()
    await lookAtDialog('remove-demo')
    await inDialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(inDialog).toBeHidden()
    await done(5)
  })

  await test.step('a look is uploaded, checked on what is sold, and published', async () => {
    await toDo('See a look').click()
    const choosing = desk.waitForEvent('filechooser')
    await button('Upload a look').click()
    await (await choosing).setFiles({
      ...{ name: 'kitchen.yaml', mimeType: 'application/yaml' },
      buffer: Buffer.from(
        readFileSync(join(EXAMPLES, 'theme-kraft.yaml'), 'utf8').replace('id: theme-kraft', 'id: kitchen'),
      ),
    })
    await expect(desk.getByText('It prints well')).toBeVisible()
    await button('Publish').click()
    await inDialog.getByLabel('Booklet of Lin').check()
    await lookAtDialog('publish')
    await inDialog.getByRole('button', { name: 'Publish' }).click()
    await expect(inDialog).toBeHidden()
    // Of looks that a shop has uploaded only: the pages that need nothing of this are looked at in a journey of their own.
    await look.at('look')
    await desk.setViewportSize(PHONE)
    await look.at('look on a phone')
    await desk.setViewportSize(DESK)
    await back(6)
  })

  await test.step('a shopper orders a book in that look and pays it', async () => {
    const page = await otherPhone()
    await page.goto(`${shop.url}/emall/app/`)
    const stage = { page, shop, say }
    await signInByCalls(stage, '13800005092')
    const aid = await albumByCalls(stage, await smallPhotos())
    const wished = { orderdata: [{ pid, aid, themeid: 'kitchen' }], opid: randomUUID() }
    const { tid: taskid, rev } = await ask({ page }, createPreview, wished, shop.url)
    const { product } = await ask({ page }, getProdInfoById, { pid }, shop.url)
    const attridlist = product.attributes.flatMap(({ options: [first] }) => (first ? [first.id] : []))
    const orderdata = [{ pid, aid, taskid, rev, quantity: 1, attridlist }]
    const { pay_amount } = await ask({ page }, calPrice, { orderdata }, shop.url)
    const order = { ...RECEIVER, orderdata, pay_amount, opid: randomUUID() }
    const placed = await ask({ page }, createOrder, order, shop.url)
    oid = placed.orderid
    await page.goto(new URL(placed.payurl, shop.url).href)
    await payNow(stage)
    await expect.poll(async () => (await ask({ page }, getOrderInfo, { oid }, shop.url)).state).toBe('in-production')
  })

  await test.step('it is found among what was paid today, its files are fetched, and it is shipped', async () => {
    await button('Refresh').click()
    // A payment that was tried out has sold nothing.
    await done(6)
    await desk.getByRole('link', { name: /^Orders today/ }).click()
    await expect(desk.getByRole('row')).toHaveCount(2)
    await desk.getByRole('checkbox', { name: 'Select this row' }).check()
    const fetching = desk.waitForEvent('download')
    await desk.getByRole('link', { name: 'Download files' }).click()
    expect((await fetching).suggestedFilename()).toBe('print-files.zip')
    await look.at('orders-chosen')
    await button('Ship').click()
    await inDialog.getByLabel('Carrier').fill('SF Express')
    await inDialog.getByLabel(/^Parcel number/).fill('SF1234567890')
    await lookAtDialog('ship')
    await inDialog.getByRole('button', { name: 'Ship' }).click()
    await expect(inDialog).toBeHidden()
    await expect(desk.getByRole('row').filter({ hasText: 'Shipped' })).toHaveCount(1)
  })

  await test.step('the factory’s own page has it too, by the clock of whoever reads it', async () => {
    await desk.goto(`${shop.url}/factory?state=shipped`)
    const paid = desk.locator('time')
    const at = Date.parse((await paid.getAttribute('datetime')) ?? '')
    const clock = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' } as const
    await expect(paid).toHaveText(new Intl.DateTimeFormat('en', clock).format(at))
    await desk.getByRole('link', { name: shortOf(asId<OrderId>(oid)) }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Order ${shortOf(asId<OrderId>(oid))}`)
  })

  expect(look.faults).toEqual([])
  expect(consoleErrors).toEqual([])
})
