import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CALL_BASE } from '../../../domain/calls/call-head.ts'
import { manageProducts, moveProduct } from '../../../domain/calls/manage/products.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { PRODUCTS } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  closeConsole()
})

const rows = PRODUCTS.slice(0, 2).map((row, n) => ({ ...row, ...{ pid: `p${n}`, name: n === 0 ? 'First' : 'Last' } }))

test('a product goes over the edge of a page: the first one of page 2 up, the last one of page 1 down', async () => {
  // A page of 25 stands between the ends of 60; the fixture says two of its rows.
  await openConsole(['/products?page=2&perPage=25'], [says(manageProducts, rows, 60), says(moveProduct, { pid: '' })])
  const up = page.getByRole('button', { name: 'Move First up' })
  await expect.element(up).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Move Last down' })).toBeEnabled()
  const fetched = vi.spyOn(window, 'fetch')
  await up.click()
  const sent = () => fetched.mock.calls.filter(([url]) => String(url).includes(CALL_BASE + moveProduct.path))
  await expect.poll(() => sent().map(([, init]) => String(init?.body))).toHaveLength(1)
  expect(String(sent()[0]?.[1]?.body)).toContain('"step":"up"')
})

test('the first product of all goes no further up, the last one no further down', async () => {
  await openConsole(['/products'], [says(manageProducts, rows, rows.length)])
  await expect.element(page.getByRole('button', { name: 'Move First up' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Move First down' })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Move Last up' })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Move Last down' })).toBeDisabled()
})
