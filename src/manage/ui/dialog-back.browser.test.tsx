import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { manageOrder } from '../../../domain/calls/manage/orders.ts'
import { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { ORDER } from '../../../stories/fixtures/console-orders.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(closeConsole)

const SAID = [says(manageOrder, ORDER), says(manageLog, [], 0)]
const PAGE = '/orders/order-2/show'
const dialog = page.getByRole('dialog')
const address = () => window.location.hash.slice(1)
const depth = () => Number(window.history.state?.open ?? 0)

async function openNote() {
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  await expect.element(dialog).toBeVisible()
  await expect.poll(depth).toBe(1)
}

test('Back closes the dialog of an order and stays on its page; the next Back leaves', async () => {
  await openConsole(['/log', PAGE], SAID)
  await openNote()
  window.history.back()
  await expect.poll(() => dialog.elements()).toEqual([])
  await expect.poll(depth).toBe(0)
  expect(address()).toBe(PAGE)
  await openNote()
  await page.getByRole('button', { name: 'Go Back', exact: true }).click()
  await expect.poll(() => dialog.elements()).toEqual([])
  await expect.poll(depth).toBe(0)
  window.history.back()
  await expect.poll(address).toBe('/log')
})
