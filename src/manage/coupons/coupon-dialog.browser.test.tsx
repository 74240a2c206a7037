import { AdminContext } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { saveManagedCoupon } from '../../../domain/calls/manage/coupons.ts'
import { manageProducts } from '../../../domain/calls/manage/products.ts'
import { answerConsole, says, saysNo } from '../../../stories/fixtures/console.tsx'
import { COUPONS, PRODUCTS } from '../../../stories/fixtures/console-shop.ts'
import { createSpeaker } from '../sentences/speak.ts'
import { CouponDialog } from './CouponDialog.tsx'
import type { ManagedCoupon } from './coupon-types.ts'

let root: Root | undefined
let restore: (() => void) | undefined
afterEach(() => {
  root?.unmount()
  restore?.()
  document.body.replaceChildren()
})

/** A shop that tells its products in pages of two, one after the other, whatever was asked for. */
function inPages(products: typeof PRODUCTS, total: number) {
  let page = 0
  return {
    path: says(manageProducts, [], 0).path,
    get reply() {
      const at = total === 0 ? 0 : (2 * page++) % total
      return { Code: 0, Msg: '', Data: products.slice(at, at + 2), Total: total }
    },
  }
}

function open(products: typeof PRODUCTS, total: number, row?: ManagedCoupon) {
  const told = saysNo(saveManagedCoupon, 6302, 'Somebody else has changed it just now.', 'changed-meanwhile')
  restore = answerConsole([inPages(products, total), told], 'owner', 'en')
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
      <CouponDialog {...(row ? { row } : {})} onClose={() => undefined} />
    </AdminContext>,
  )
}

test('a shop that sells nothing yet has coupons of its own currency', async () => {
  open([], 0)
  await expect.element(page.getByLabelText('Off (JPY)')).toHaveValue('1000')
})

test('every product of a large shop can be chosen, not only the first hundred', async () => {
  const four = [0, 1, 2, 3].flatMap((n) => PRODUCTS.slice(0, 1).map((row) => ({ ...row, pid: `p${n}` })))
  open(four, four.length)
  await page.getByLabelText(/^For products/).click()
  await expect.poll(() => page.getByRole('option').elements().length).toBe(4)
})

test('a coupon is saved over what was read, and what somebody else has changed meanwhile is told', async () => {
  const [coupon] = COUPONS
  open([], 0, { ...(coupon as (typeof COUPONS)[number]), id: 'c' })
  const asked = vi.spyOn(window, 'fetch')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Somebody else has changed it just now.')).toBeVisible()
  const sent = asked.mock.calls.flatMap(([address, init]) =>
    String(address).includes(saveManagedCoupon.path) ? [new URLSearchParams(String(init?.body)).get('rev')] : [],
  )
  asked.mockRestore()
  expect(sent).toEqual(['coupon-read'])
})
