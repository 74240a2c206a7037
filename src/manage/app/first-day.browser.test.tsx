import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { manageCustomer, manageCustomers } from '../../../domain/calls/manage/customers.ts'
import { manageOrder, manageOrders } from '../../../domain/calls/manage/orders.ts'
import { manageProviders } from '../../../domain/calls/manage/providers.ts'
import { manageSetUp } from '../../../domain/calls/manage/set-up.ts'
import { manageSettings } from '../../../domain/calls/manage/settings.ts'
import { manageToday } from '../../../domain/calls/manage/today-and-log.ts'
import { inviteStaff, listStaff } from '../../../domain/calls/staff.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { ORDER, TODAY } from '../../../stories/fixtures/console-orders.ts'
import { CUSTOMERS, PEOPLE, PROVIDERS, SET_UP, SETTINGS } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(closeConsole)

const button = (name: string) => page.getByRole('button', { name })
const NOTHING = { photos: 0, designs: 0, orders: 0, paid: 0 }

test('a shop that has sold nothing says so, instead of axes without a bar', async () => {
  const today = { ...TODAY, days: [], funnel: NOTHING }
  await openConsole(['/'], [says(manageSetUp, SET_UP), says(manageToday, today)])
  await expect.element(page.getByText('Nothing was paid in this time yet.')).toBeVisible()
  expect(page.getByRole('img', { name: 'Income' }).query()).toBeNull()
  await expect.element(page.getByText('Income today')).toBeVisible()
  // An empty way is no full bar of a lighter red.
  const bar = page.getByRole('progressbar', { name: 'Paid' }).element()
  expect(getComputedStyle(bar).backgroundColor).toMatch(/rgba\(0, 0, 0, 0\.0\d+\)/)
})

test('a list without a filter is empty, and does not speak of such', async () => {
  await openConsole(['/orders'], [says(manageOrders, [], 0)])
  await expect.element(page.getByText(/^No order yet\./)).toBeVisible()
})

test('no shopper has come yet', async () => {
  await openConsole(['/customers'], [says(manageCustomers, [], 0)])
  await expect.element(page.getByText(/^No shopper has come yet\./)).toBeVisible()
})

test('every line of the menu looks alike, the one that leaves the console too', async () => {
  await openConsole(['/orders'], [says(manageOrders, [], 0)])
  await button('Open menu').click()
  await expect.element(page.getByRole('menuitem', { name: 'Factory inbox' })).toBeVisible()
  const [other, factory] = ['Log', 'Factory inbox'].map((name) => {
    const element = page.getByRole('menuitem', { name }).element()
    return [getComputedStyle(element).color, element.querySelector('svg')?.getBoundingClientRect().left]
  })
  expect(factory).toEqual(other)
})

test('the link of an invitation is copied by a button of its whole width', async () => {
  const url = `https://shop.example/manage#/join?t=${'a'.repeat(43)}`
  await openConsole(['/people'], [says(listStaff, PEOPLE, PEOPLE.length), says(inviteStaff, { id: 's1', url })])
  await button('Invite somebody').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Mei')
  await page.getByRole('dialog').getByRole('button', { name: 'Invite somebody' }).click()
  const copy = button('Copy the link')
  await expect.element(copy).toBeVisible()
  const { height, width } = copy.element().getBoundingClientRect()
  expect([height < 50, width > 100]).toEqual([true, true])
})

test('labels of days on the way are read whole on a phone', async () => {
  await openConsole(
    ['/shop'],
    [says(manageSettings, { ...SETTINGS, countries: ['CN', 'DE'] }), says(manageProviders, PROVIDERS)],
  )
  await expect.element(page.getByRole('group', { name: 'Germany' })).toBeVisible()
  const fewest = page
    .getByRole('group', { name: 'Germany' })
    .getByLabelText(/^Fewest days/)
    .element()
  const label = document.querySelector(`label[for="${fewest.id}"]`)
  expect(label && label.scrollWidth <= label.clientWidth).toBe(true)
})

test('parts of the shop are a step away at the top of the page', async () => {
  await openConsole(['/shop'], [says(manageSettings, SETTINGS), says(manageProviders, PROVIDERS)])
  const parts = page.getByRole('navigation', { name: 'Parts of this page' })
  await parts.getByRole('link', { name: 'Printer' }).click()
  await expect.poll(() => document.getElementById('part-printer')?.getBoundingClientRect().top).toBeLessThan(200)
})

test('of an order what moves it on stands out, a correction does not; and it leads back to all', async () => {
  await openConsole(['/orders/order-2/show'], [says(manageOrder, { ...ORDER, can: ['address', 'call-off', 'note'] })])
  await expect.element(button('Correct address')).toBeVisible()
  expect(document.querySelectorAll('.MuiButton-contained').length).toBe(0)
  await expect.element(page.getByRole('link', { name: 'Back to all orders' })).toBeVisible()
})

test('orders of a shopper stand apart from each other', async () => {
  const [lin] = CUSTOMERS
  const order = { created: 0, pay_amount: 12_800, currency: 'CNY', state: 'in-production' } as const
  const list = ['1111 1111', '2222 2222'].map((short) => ({ ...order, orderid: short, short }))
  await openConsole(
    ['/customers/u1/show'],
    [says(manageCustomer, { ...(lin as never as object), list, agreed: [], albums: [] } as never)],
  )
  await expect.element(page.getByText('1111 1111')).toBeVisible()
  const chip = page.getByText('In production').first().element().getBoundingClientRect()
  const next = page.getByText('2222 2222').element().getBoundingClientRect()
  expect(next.top - chip.bottom).toBeGreaterThan(10)
})
