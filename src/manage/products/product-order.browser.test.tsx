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

const sentMoves = (fetched: ReturnType<typeof spyOnFetch>) =>
  fetched.mock.calls
    .filter(([url]) => String(url).includes(CALL_BASE + moveProduct.path))
    .map(([, init]) => {
      const body = new URLSearchParams(String(init?.body))
      return ['pid', 'step', 'before'].map((name) => body.get(name))
    })
const spyOnFetch = () => vi.spyOn(window, 'fetch')

const rows = PRODUCTS.slice(0, 2).map((row, n) => ({ ...row, ...{ pid: `p${n}`, name: n === 0 ? 'First' : 'Last' } }))

test.each([
  ['the first one of page 2 up', 2, 'Move First up', ['p0', 'up', 'p0']],
  ['the last one of page 1 down', 1, 'Move Last down', ['p1', 'down', 'p1']],
])('a product goes over the edge of a page: %s', async (_, at, name, sent) => {
  // A page of 25 stands between the ends of 60; the fixture says two of its rows.
  const products = says(manageProducts, rows, 60)
  await openConsole([`/products?page=${at}&perPage=25`], [products, says(moveProduct, { pid: '' })])
  const button = page.getByRole('button', { name })
  await expect.element(button).toBeEnabled()
  const fetched = spyOnFetch()
  await button.click()
  // Before itself: a node of the release before, which knows no step, refuses.
  await expect.poll(() => sentMoves(fetched)).toEqual([sent])
})

test('what a step comes before is said too, for a node of the release before', async () => {
  const four = ['First', 'Second', 'Third', 'Last'].map((name, n) => ({ ...rows[0], pid: `p${n}`, name }))
  await openConsole(['/products'], [says(manageProducts, four as typeof rows, 4), says(moveProduct, { pid: '' })])
  const fetched = spyOnFetch()
  const steps = ['Move Second up', 'Move Second down', 'Move Third down']
  for (const [n, name] of steps.entries()) {
    const button = page.getByRole('button', { name })
    await expect.element(button).toBeEnabled()
    await button.click()
    await expect.poll(() => sentMoves(fetched)).toHaveLength(n + 1)
  }
  expect(sentMoves(fetched)).toEqual([
    ['p1', 'up', 'p0'],
    ['p1', 'down', 'p3'],
    ['p2', 'down', ''],
  ])
})

test('the first product of all goes no further up, the last one no further down', async () => {
  await openConsole(['/products'], [says(manageProducts, rows, rows.length)])
  await expect.element(page.getByRole('button', { name: 'Move First up' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Move First down' })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Move Last up' })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Move Last down' })).toBeDisabled()
})
