import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { manageProduct, saveManagedProduct } from '../../../domain/calls/manage/products.ts'
import { minorUnits } from '../../../domain/units.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { PRODUCT_WITH_PICTURE } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(() => {
  closeConsole()
  vi.restoreAllMocks()
})

test('a product whose price is 0 comes to the shelf only after it was said that it is given away', async () => {
  const { product } = PRODUCT_WITH_PICTURE
  const free = { ...product, onShelf: false, price: { ...product.price, base: minorUnits(0) } }
  await openConsole(
    ['/products/free/show'],
    [
      says(manageProduct, { ...PRODUCT_WITH_PICTURE, product: free }),
      says(saveManagedProduct, { pid: product.id, changed: 1 }),
    ],
  )
  const asked = vi.spyOn(window, 'fetch')
  const saves = () => asked.mock.calls.filter(([request]) => String(request).includes(saveManagedProduct.path)).length
  await page.getByLabelText('On the shelf', { exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sell it for nothing?' })
  await expect.element(dialog).toBeVisible()
  expect([dialog.element()?.querySelector('p')?.textContent, saves()]).toEqual([
    `“${product.name.en}” has the price ¥0.00. On the shelf shoppers pay nothing for it, only for options and delivery.`,
    0,
  ])
  await dialog.getByRole('button', { name: 'On the shelf for nothing' }).click()
  await expect.poll(saves).toBe(1)
})
