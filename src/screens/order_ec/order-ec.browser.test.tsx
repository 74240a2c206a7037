import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { EMPTY_VISIT } from '../../../domain/navigation/stored-visit.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { OrderEcScreen } from './OrderEcScreen.tsx'

afterEach(closeScreen)

const field = () => page.getByRole('textbox', { name: 'Order number' })
const open = () => page.getByRole('button', { name: 'Open the order' }).click()

test('an order number is found in what was pasted, and its list opens', async () => {
  await openScreen(<OrderEcScreen />, { address: '/order_ec' })
  await field().fill('Order number: 4021 7788 3310 5567 copy')
  await open()
  expect(addressNow()).toEqual('/order_eclist?oid=4021778833105567')
})

test('A§5 missing order number: the field says that it cannot be empty, and nothing opens [A§5.no-number]', async () => {
  await openScreen(<OrderEcScreen />, { address: '/order_ec' })
  await open()
  await expect.element(page.getByText(/cannot be empty/)).toBeVisible()
  expect(addressNow()).toEqual('/order_ec')
})

test('A§9 recently used e-commerce ids: a tap opens one, and they can be forgotten [A§9.recent-tap]', async () => {
  const forgetRecent = vi.fn()
  const ec = { recent: () => ['T1', 'T2', 'T3'], forgetRecent }
  await openScreen(<OrderEcScreen />, { address: '/order_ec', world: { ec } })
  await page.getByRole('button', { name: 'T2' }).click()
  expect(addressNow()).toEqual('/order_eclist?oid=T2')
  await page.getByRole('button', { name: 'Clear these' }).click()
  expect([forgetRecent.mock.calls.length, page.getByRole('button', { name: 'T2' }).elements()]).toEqual([1, []])
})

test('B§2 rule 5: the number that was not found stands there, with a way out', async () => {
  const { visits } = await openScreen(<OrderEcScreen />, { address: '/order_ec?oid=T1&why=order-number-wrong' })
  await expect.element(field()).toHaveValue('T1')
  await expect.element(page.getByText(/last four digits of the recipient’s phone aren’t right/)).toBeVisible()
  await page.getByRole('textbox', { name: /Last four digits/ }).fill('8000')
  await open()
  expect([addressNow(), visits.now().ecommerce.phoneTail]).toEqual(['/order_eclist?oid=T1', '8000'])
  await page.getByRole('button', { name: 'Look around the shop' }).click()
  expect([addressNow(), visits.now().mode]).toEqual(['/index', 0])
})

test('A§5 missing e-commerce order number: an empty link says so at once', async () => {
  await openScreen(<OrderEcScreen />, { address: '/order_ec?why=order-number-empty' })
  await expect.element(page.getByText(/The e-commerce link order number cannot be empty/)).toBeVisible()
})

test('A§8 e-commerce order not found: the number blocks nothing but itself, the visit lets go of it [A§8.number-alone]', async () => {
  const reference = { kind: 'outtrade', number: 'T1' } as const
  const visit = { ...EMPTY_VISIT, mode: 1 as const, ecommerce: { ...EMPTY_VISIT.ecommerce, reference } }
  const { visits } = await openScreen(<OrderEcScreen />, {
    address: '/order_ec?oid=T1&why=order-number-wrong',
    visit,
  })
  await expect.element(page.getByText(/last four digits of the recipient’s phone aren’t right/)).toBeVisible()
  expect(visits.now()).toEqual(EMPTY_VISIT)
})

test('who asked for too many numbers is told so; the number is not marked as if it were wrong', async () => {
  await openScreen(<OrderEcScreen />, { address: '/order_ec?oid=T1&why=too-many-tries' })
  await expect.element(page.getByText('Please wait ten minutes, then enter the order number again.')).toBeVisible()
  expect(document.querySelectorAll('[aria-invalid="true"]').length).toEqual(0)
})
