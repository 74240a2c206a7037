import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { manageOrders } from '../../../domain/calls/manage/orders.ts'
import { manageProduct } from '../../../domain/calls/manage/products.ts'
import { listStaff } from '../../../domain/calls/staff.ts'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { invariant } from '../../../domain/never.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { ORDERS } from '../../../stories/fixtures/console-orders.ts'
import { PEOPLE, type PRODUCT_WITH_PICTURE } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(closeConsole)

const BAR = 48
/** What of it does not fit into it, to the right. */
const cutOff = (element: Element | null | undefined) =>
  element ? element.scrollWidth - element.clientWidth : Number.NaN
const boxOf = (name: string) => page.getByRole('button', { name, exact: true }).element()?.getBoundingClientRect()

test('the buttons for several orders stand side by side on a phone, below the filters', async () => {
  await openConsole(['/orders'], [says(manageOrders, [...ORDERS], ORDERS.length)])
  await page.getByRole('checkbox').nth(1).click()
  await expect.element(page.getByRole('link', { name: 'Download files' })).toBeVisible()
  const ends = [boxOf('Ship'), boxOf('Label data')].map((box) => box?.right ?? 0)
  const files = page.getByRole('link', { name: 'Download files' }).element()?.getBoundingClientRect().right ?? 0
  expect(Math.max(...ends, files)).toBeLessThan(375)
  const filters = page.getByLabelText('To', { exact: true }).element()?.getBoundingClientRect().bottom ?? 0
  await expect.poll(() => (boxOf('Unselect')?.top ?? 0) >= filters).toBe(true)
})

test('a long name fits the bar of a phone, and the prices of a product need no scrolling aside', async () => {
  const book = DEMO_PRODUCTS.find(({ pages }) => pages)
  invariant(book, 'the demo shop sells books')
  const name = { ...book.name, en: 'A rather long name of a photo book that a very large family has ordered twice' }
  await openConsole(
    ['/products/long/show'],
    [
      says(manageProduct, {
        ...{ product: { ...book, name } as typeof PRODUCT_WITH_PICTURE.product, changed: 0, currency: 'CNY' },
        ...{
          categories: [{ id: book.categoryId, name: 'Books' }],
          looks: book.themeIds.map((id) => ({ id, name: id })),
        },
        ...{ products: [], places: [] },
      }),
    ],
  )
  await page.getByRole('tab', { name: 'Price' }).click()
  const title = page.getByRole('heading', { level: 1 }).element()
  expect([cutOff(title), (title?.clientHeight ?? BAR + 1) <= BAR]).toEqual([0, true])
  expect(cutOff(page.getByRole('region', { name: /^What a shopper pays/ }).element())).toBe(0)
})

test('what a role may do is read whole before somebody is invited', async () => {
  await openConsole(['/people'], [says(listStaff, PEOPLE, 2)])
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const role = page.getByRole('dialog').getByRole('combobox')
  await expect.element(role).toHaveTextContent('Clerk')
  expect(cutOff(role.element())).toBe(0)
  await expect.element(role).toHaveAccessibleDescription(/^Orders, refunds, shoppers; .* no people$/)
})
