import { expect, type Page } from '@playwright/test'
import { getOrderInfo } from '../../domain/calls/order.ts'
import { fillInvitation } from '../support/browser/fill-invitation.ts'
import { ask } from './ask.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { payNow } from './order-steps.ts'
import { orderedBox, type Stage, signInByCalls } from './set-scene.ts'
import { APP, type Shopper } from './shopper-steps.ts'

test.use({ locale: LOCALES.en })

/** A box from the shelf, paid for. Answers the order's number. */
async function paidBox(stage: Stage & Shopper, to: { readonly pickupid?: string } = {}): Promise<string> {
  const { orderid, payurl } = await orderedBox(stage, to)
  await stage.page.goto(payurl)
  await payNow(stage)
  return orderid
}

/** How wide the page of the console is with a row in it that scrolls by itself, as the page pictures of a book do; css px. */
function widthWithALongRow(desk: Page): Promise<number> {
  return desk.locator('#main-content').evaluate((content) => {
    const row = document.createElement('div')
    row.style.overflowX = 'auto'
    const pictures = document.createElement('div')
    pictures.style.width = '2000px'
    row.append(pictures)
    content.append(row)
    const width = document.documentElement.scrollWidth
    row.remove()
    return width
  })
}

test('a merchant joins at the console on a phone, ships the first order, hands one over by its code and pays a part back; the shopper reads each', async ({
  page,
  say,
  shop,
  consoleErrors,
  otherPhone,
}) => {
  const look = lookAt(page, { axe: true })
  await signInByCalls({ page, shop }, '13800005091')
  const sent = await paidBox({ page, say, shop })
  const fetched = await paidBox({ page, say, shop }, { pickupid: 'nanshan' })
  const [link = ''] = /http\S+\/manage\S+/.exec(await shop.operate('invite', 'owner', 'Lin')) ?? []
  const desk = await otherPhone()
  const button = (name: string) => desk.getByRole('button', { name, exact: true })
  const inDialog = desk.getByRole('dialog')

  await test.step('invited: a name, a password and the codes of an authenticator; what the shop still lacks is listed', async () => {
    await desk.goto(link)
    await fillInvitation(desk, 'lin@desk.example')
    await button('Join').click()
    await expect(desk.getByText('To the first sold book')).toBeVisible()
  })

  await test.step('an order of the list is shipped; its shopper reads with whom and under which number', async () => {
    await desk.goto(`${shop.url}/manage#/orders/${sent}/show`)
    expect(await widthWithALongRow(desk)).toBe(375)
    await button('Ship').click()
    await inDialog.getByLabel('Carrier').fill('SF Express')
    await inDialog.getByLabel(/^Parcel number/).fill('SF1234567890')
    await inDialog.getByRole('button', { name: 'Ship' }).click()
    await expect(inDialog).toBeHidden()
    await expect(desk.getByText('Shipped', { exact: true }).first()).toBeVisible()
    await page.goto(`${APP}#/order_info?oid=${sent}`)
    await expect(page.getByRole('link', { name: 'SF1234567890' })).toBeVisible()
    await look.at('order_info-shipped')
  })

  await test.step('a part goes back, and the shopper is told how much', async () => {
    await button('Refund a part').click()
    await inDialog.getByRole('textbox').first().fill('5')
    const give = inDialog.getByRole('button', { name: 'Refund a part' })
    await give.click()
    await expect(inDialog.getByRole('alert')).toContainText('¥5.00')
    // A tap so soon after the question has not read it.
    await expect(async () => {
      if (await give.isVisible()) {
        await give.click()
      }
      await expect(inDialog).toBeHidden({ timeout: 1000 })
    }).toPass()
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: '¥5.00' })).toBeVisible()
    await look.at('order_info-part-back')
  })

  await test.step('what is fetched waits for its shopper, who says the code, and is handed over', async () => {
    await desk.goto(`${shop.url}/manage#/orders/${fetched}/show`)
    await expect(button('Ship')).toBeHidden()
    await button('Ready to collect').click()
    await inDialog.getByRole('button', { name: 'Ready to collect' }).click()
    await expect(inDialog).toBeHidden()
    await page.goto(`${APP}#/order_info?oid=${fetched}`)
    await expect(page.getByText(say('It’s ready for you. Give this code when you collect it.'))).toBeVisible()
    await look.at('order_info-ready')
    const { pickupcode = '' } = await ask({ page }, getOrderInfo, { oid: fetched }, shop.url)
    await expect(page.getByText(`${pickupcode.slice(0, 3)} ${pickupcode.slice(3)}`)).toBeVisible()
    await button('Hand over').click()
    await inDialog.getByRole('textbox', { name: 'Code' }).fill(pickupcode)
    await inDialog.getByRole('button', { name: 'Hand over' }).click()
    await expect(inDialog).toBeHidden()
    await expect(desk.getByText('Collected', { exact: true }).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: say('Collected'), exact: true })).toBeVisible()
    await look.at('order_info-collected')
  })
  expect(look.faults).toEqual([])
  expect(consoleErrors).toEqual([])
})
