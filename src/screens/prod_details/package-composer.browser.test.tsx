import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { invariant } from '../../../domain/never.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { PackageComposer } from './PackageComposer.tsx'

afterEach(closeScreen)

const set = DEMO_PRODUCTS.find(({ type }) => type === 3)
invariant(set, 'the demo shop sells a set')
const ofShelf = (pid: string) => {
  const found = DEMO_PRODUCTS.find(({ id }) => id === pid)
  return found ? Promise.resolve(found) : Promise.reject(new Error(`${pid} is on no shelf`))
}
const catalogue = { product: ofShelf }

test('A§3 package: a set is looked at signed out, and begun behind the sign-in', async () => {
  await openScreen(<PackageComposer set={set} />, {
    address: `/prod_details?pid=${set.id}`,
    shopper: null,
    world: { catalogue },
  })
  await expect.element(page.getByText('Postcards', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Build your set' }).click()
  await vi.waitFor(() => expect(addressNow()).toBe(`/login?nt=prod_details&pid=${set.id}&pkj=new`))
  closeScreen()

  const begun: string[] = []
  await openScreen(<PackageComposer set={set} />, {
    address: `/prod_details?pid=${set.id}&pkj=new`,
    world: {
      catalogue,
      packages: {
        find: () => Promise.resolve(undefined),
        newest: () => Promise.resolve(undefined),
        begin: (pid) => {
          begun.push(pid)
          return Promise.resolve({ pid, key: 'k1', parts: {}, changed: 1 })
        },
      },
    },
  })
  await vi.waitFor(() => expect(addressNow()).toBe(`/prod_details?pid=${set.id}&pkj=k1`))
  expect(begun).toEqual([set.id])
})
