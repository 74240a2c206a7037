import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { saveAddress } from '../../domain/calls/addresses.ts'
import { ask } from './ask.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { factoryLines } from './order-steps.ts'
import { orderedBox, RECEIVER, type Stage, signInByCalls } from './set-scene.ts'
import { APP } from './shopper-steps.ts'

// What was ordered is thought better of, and what was found to save money does not fit: the short ways off the straight one.

const BOX = 'standard-album-box'

/** Somebody who was here before: signed in, with the address in the book. */
async function signInWithAddress(stage: Stage, phone: string): Promise<void> {
  await signInByCalls(stage, phone)
  await ask(stage, saveAddress, { ...RECEIVER, opid: randomUUID() }, stage.shop.url)
}

test.use({ locale: LOCALES.en })

test('an order is cancelled unpaid; one that is paid goes to a corrected address; another is cancelled in its time, with all of the money', async ({
  page,
  say,
  shop,
  consoleErrors,
}) => {
  const look = lookAt(page, { axe: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const state = (name: string) => page.getByRole('heading', { name, exact: true })
  const inDialog = page.getByRole('alertdialog')
  const open = (oid: string) => page.goto(`${shop.url}${APP}#/order_info?oid=${oid}`)
  const pay = async (payurl: string) => {
    await page.goto(payurl)
    await page.getByRole('contentinfo').getByRole('button').tap()
    await page.waitForURL('**/emall/app/**')
  }
  const cancel = async (saying: RegExp, dialog: string) => {
    await button(say('Cancel the order')).tap()
    await expect(inDialog.getByText(saying)).toBeVisible()
    await look.at(dialog)
    await inDialog.getByRole('button', { name: say('Cancel the order') }).tap()
    await expect(inDialog).toBeHidden()
  }
  await signInWithAddress({ page, shop }, '13800005095')
  await test.step('nothing was paid: it is cancelled at once', async () => {
    const { orderid } = await orderedBox({ page, shop })
    await open(orderid)
    await cancel(/^Nothing was paid\./, 'order_info-cancel-unpaid')
    await expect(state(say('Cancelled'))).toBeVisible()
  })

  await test.step('paid and held: the address is corrected, then it is printed at once', async () => {
    const { orderid, payurl } = await orderedBox({ page, shop })
    const made = async () => (await factoryLines(shop, orderid)).map(({ state }) => state)
    await pay(payurl)
    await open(orderid)
    await expect(page.getByText(/^You can change it for another \d\d:\d\d$/)).toBeVisible()
    expect(await made()).toEqual(['paid'])
    await button(say('Correct the address')).tap()
    // The order's own address stands there, whole.
    await expect(page.getByLabel(say('Mobile number'))).toHaveValue(/^\d{11}$/)
    await page.getByLabel(say('Street, house number, flat')).fill('海边路 80 号')
    await button(say('Use this address')).tap()
    await expect(page.getByText(/海边路 80 号$/)).toBeVisible()
    await look.at('order_info-held')
    await button(say('Get it ready now')).tap()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Get it ready now') })
      .tap()
    await expect.poll(made).toEqual(['in-production'])
    await expect(button(say('Correct the address'))).toBeHidden()
  })

  await test.step('paid and cancelled in its time: everything goes back', async () => {
    const { orderid, payurl } = await orderedBox({ page, shop })
    await pay(payurl)
    await open(orderid)
    await cancel(/^¥\d+\.00 will be refunded the way it was paid\./, 'order_info-cancel-paid')
    await expect(state(say('Refunded'))).toBeVisible()
    await look.at('order_info-refunded')
    expect(await factoryLines(shop, orderid)).toEqual([])
  })
  expect(look.faults).toEqual([])
  expect(consoleErrors).toEqual([])
})

test('a coupon that does not fit is grey and says what is missing; a code that cannot apply is refused in its field; both leave the way to pay', async ({
  page,
  say,
  shop,
  consoleErrors,
}) => {
  const look = lookAt(page, { axe: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const offer = page.getByRole('listitem').filter({ hasText: 'A first hello' })
  const code = page.getByLabel(say('Coupon code'))
  const openCoupons = () => page.getByRole('button', { name: new RegExp(`^${say('Coupon')}`) }).tap()
  const refused = async (typed: string, sentence: RegExp) => {
    await code.fill(typed)
    await button(say('Use')).tap()
    await expect(code).toHaveAccessibleDescription(sentence)
  }
  await signInWithAddress({ page, shop }, '13800005096')
  await page.goto(`${shop.url}${APP}#/pay_index?pid=${BOX}`)
  await openCoupons()
  const colourOf = (text: string) => offer.getByText(text).evaluate((shown) => getComputedStyle(shown).color)
  await expect(offer.getByText('Spend ¥42.00 more to use it.')).toBeVisible()
  // Nothing that does not fit stands under what is to be had for this order.
  await expect(page.getByRole('heading', { name: say('Available now') })).toBeHidden()
  expect(await colourOf('A first hello')).toBe(await colourOf('Spend ¥42.00 more to use it.'))
  await expect(offer.getByRole('button')).toHaveCount(0)
  await refused('THANKYOU50', /^Spend ¥142\.00 more to use it\.$/)
  await look.at('pay_index-coupon-misfit')
  await refused('NOSUCHCODE', /^This code doesn’t work\./)
  await page.getByRole('button', { name: say('Close') }).tap()
  await expect(page.getByRole('button', { name: say.like('Pay {amount}') })).toBeEnabled()

  await button(say('One more')).tap()
  await expect(page.getByRole('button', { name: say('Pay {amount}', { amount: '¥126.00' }) })).toBeEnabled()
  await openCoupons()
  await offer.getByRole('button', { name: say('Claim and use') }).tap()
  await expect(page.locator('[data-kind=coupon]')).toContainText('20.00')
  expect(look.faults).toEqual([])
  expect(consoleErrors).toEqual([])
})
