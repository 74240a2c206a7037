import { AdminContext } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { manageProducts } from '../../../domain/calls/manage/products.ts'
import { answerConsole, says } from '../../../stories/fixtures/console.tsx'
import { PRODUCTS } from '../../../stories/fixtures/console-shop.ts'
import { createSpeaker } from '../sentences/speak.ts'
import { CouponDialog } from './CouponDialog.tsx'

let root: Root | undefined
let restore: (() => void) | undefined
afterEach(() => {
  root?.unmount()
  restore?.()
  document.body.replaceChildren()
})

function open(products: typeof PRODUCTS, total: number) {
  restore = answerConsole([says(manageProducts, products, total)], 'owner', 'en')
  const nothing = () => Promise.resolve()
  const authProvider = {
    ...{ login: nothing, logout: nothing, checkAuth: nothing, checkError: nothing },
    getPermissions: () => Promise.resolve('owner'),
    getIdentity: () =>
      Promise.resolve({ id: 'p1', fullName: 'Lin', merchant: { id: '1', name: 'K', currency: 'JPY' } }),
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <AdminContext i18nProvider={createSpeaker()} authProvider={authProvider}>
      <CouponDialog onClose={() => undefined} />
    </AdminContext>,
  )
}

test('a shop that sells nothing yet has coupons of its own currency', async () => {
  open([], 0)
  await expect.element(page.getByLabelText('Off (JPY)')).toHaveValue('1000')
})

test('every product of a large shop can be chosen, not only the first hundred', async () => {
  // The shop tells a page of as many as the fixture has, whatever was asked for.
  open(PRODUCTS.slice(0, 2), 4)
  await page.getByLabelText(/^For products/).click()
  await expect.poll(() => page.getByRole('option').elements().length).toBe(4)
})
