import { AdminContext, ListContextProvider, type ListControllerResult } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { manageLabels, manageOrders } from '../../../domain/calls/manage/orders.ts'
import { says, saysNo } from '../../../stories/fixtures/console.tsx'
import { ORDERS } from '../../../stories/fixtures/console-orders.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'
import { createSpeaker } from '../sentences/speak.ts'
import { OwnersOnly } from '../ui/NotThere.tsx'
import { NoOrders } from './NoOrders.tsx'
import { OrderBulk, OrderBulkBar } from './OrderBulk.tsx'

let root: Root | undefined
afterEach(() => {
  closeConsole()
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
  window.localStorage.removeItem('lang')
})

const rows = ORDERS.map((row) => ({ ...row, id: row.orderid }))

function open(list: object, children: React.ReactNode, role = 'owner') {
  window.localStorage.setItem('lang', 'en')
  const nothing = () => Promise.resolve()
  const authProvider = {
    ...{ login: nothing, logout: nothing, checkAuth: nothing, checkError: nothing },
    getPermissions: () => Promise.resolve(role),
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <AdminContext i18nProvider={createSpeaker()} authProvider={authProvider}>
      <ListContextProvider value={list as ListControllerResult}>{children}</ListContextProvider>
    </AdminContext>,
  )
}

test('of several orders those that no parcel leaves for now are named with the reason, and asked for no number', async () => {
  const unpaid = { ...rows[1], id: 'order-7', orderid: 'order-7', short: '3F9A 12C7', state: 'awaiting-pay' }
  const data = [...rows, unpaid]
  open({ data, selectedIds: data.map(({ id }) => id), onUnselectItems: vi.fn() }, <OrderBulk />)
  await page.getByRole('button', { name: 'Ship' }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .poll(() => [...(dialog.element()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent))
    .toEqual([
      '3F9A 12C1 林小雨 can still be changed by its shopper and is not made yet',
      '3F9A 12C4 林小雨 cannot be shipped as it is',
      '3F9A 12C5 林小雨 will be collected, so it needs no parcel',
      '3F9A 12C6 林小雨 cannot be shipped as it is',
      '3F9A 12C7 林小雨 is not paid and is not shipped',
    ])
  const fields = [...(dialog.element()?.querySelectorAll('input') ?? [])].map(({ name }) => name)
  expect(fields).toEqual(['carrier', 'order-2', 'order-3'])
})

test('where none of the chosen can be shipped, the button does nothing', async () => {
  open({ data: rows, selectedIds: ['order-5', 'order-6'], onUnselectItems: vi.fn() }, <OrderBulk />)
  await expect.element(page.getByRole('button', { name: 'Ship' })).toBeDisabled()
})

test('what was chosen on another page or by another filter is chosen no more: the bar counts what it acts on', async () => {
  const onSelect = vi.fn()
  const list = { data: rows, total: 60, selectedIds: ['order-2', 'order-60'], onSelect, onUnselectItems: vi.fn() }
  open(list, <OrderBulkBar />)
  await expect.poll(() => onSelect.mock.calls).toEqual([[['order-2']]])
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
  ).toEqual(['Unselect', 'Ship', 'Label data'])
})

test('while the next page is on its way the rows of the last one are in sight, and stay chosen', async () => {
  const onSelect = vi.fn()
  const list = { data: rows, isPlaceholderData: true, selectedIds: ['order-60'], onSelect, onUnselectItems: vi.fn() }
  open(list, <OrderBulkBar />)
  await expect.element(page.getByRole('button', { name: 'Label data' })).toBeVisible()
  expect(onSelect.mock.calls).toEqual([])
})

test('why no labels came is said', async () => {
  const no = saysNo(manageLabels, 404, 'There is no such order.')
  await openConsole(['/orders'], [says(manageOrders, [...ORDERS], ORDERS.length), no])
  await page.getByRole('checkbox').first().click()
  await page.getByRole('button', { name: 'Label data' }).click()
  await expect.element(page.getByText('There is no such order.')).toBeVisible()
})

test('an order that has no label is told with the reason, until somebody has read it', async () => {
  const left = [{ orderid: 'order-1', why: 'travels-along' as const, with: '3F9A 12C2' }]
  await openConsole(
    ['/orders'],
    [says(manageOrders, [...ORDERS], ORDERS.length), says(manageLabels, { csv: '', left })],
  )
  await page.getByRole('checkbox').first().click()
  await page.getByRole('button', { name: 'Label data' }).click()
  await expect
    .element(page.getByText(/^No label for:/))
    .toHaveTextContent('No label for: 3F9A 12C1 林小雨 goes in the parcel of 3F9A 12C2')
})

test('a filter that nothing answers to is taken off with one tap; a shop without orders offers no such way', async () => {
  const setFilters = vi.fn()
  open({ filterValues: { q: 'nobody', state: '' }, setFilters }, <NoOrders />)
  await page.getByRole('button', { name: 'Show all orders' }).click()
  expect(setFilters.mock.calls).toEqual([[{}]])
  root?.unmount()
  open({ filterValues: { q: '' }, setFilters }, <NoOrders />)
  await expect.element(page.getByText('No order yet. What shoppers order stands here.')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('a clerk at an address of the owner reads whose page it is, with a way back; the owner sees it', async () => {
  const shown = <OwnersOnly>the coupons</OwnersOnly>
  open({}, shown, 'clerk')
  await expect.element(page.getByText(/^This page is the owner’s/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'To the first page' })).toHaveAttribute('href', '#/')
  root?.unmount()
  open({}, shown)
  await expect.element(page.getByText('the coupons')).toBeVisible()
})
