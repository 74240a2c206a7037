import { AdminContext } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { shipOrders } from '../../../domain/calls/manage/orders.ts'
import { answerConsole, says } from '../../../stories/fixtures/console.tsx'
import { ORDERS } from '../../../stories/fixtures/console-orders.ts'
import { createSpeaker } from '../sentences/speak.ts'
import { ShipDialog } from './ShipDialog.tsx'

let root: Root | undefined
let restore: (() => void) | undefined
afterEach(() => {
  root?.unmount()
  restore?.()
  document.body.replaceChildren()
})

const orders = ORDERS.slice(1, 3).map((row) => ({ ...row, id: row.orderid }))

/** The dialog of two orders before a shop that ships these and leaves those, with the numbers written and sent. */
async function ship(answer: { readonly shipped: string[]; readonly left: string[] }) {
  restore = answerConsole([says(shipOrders, answer)], 'owner', 'en')
  const [onShipped, onClose] = [vi.fn(), vi.fn()]
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <AdminContext i18nProvider={createSpeaker()}>
      <ShipDialog orders={orders} onShipped={onShipped} onClose={onClose} />
    </AdminContext>,
  )
  await page.getByLabelText(/^Carrier/).fill('SF')
  await page.getByLabelText(/3F9A 12C2/).fill('SF-2')
  await page.getByLabelText(/3F9A 12C3/).fill('SF-3')
  await page.getByRole('button', { name: 'Ship' }).click()
  return { onShipped, onClose }
}

test('an order that the shop could not ship stays in the dialog with its number; the others are gone from it', async () => {
  const { onShipped, onClose } = await ship({ shipped: ['order-2'], left: ['order-3'] })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not shipped: 3F9A 12C3. Please look at their states')
  const fields = [...document.querySelectorAll('input')].map(({ name, value }) => [name, value])
  expect([fields, onClose.mock.calls.length]).toEqual([
    [
      ['carrier', 'SF'],
      ['order-3', 'SF-3'],
    ],
    0,
  ])
  await page.getByRole('button', { name: 'Go Back' }).click()
  // The list behind tells what was shipped once nothing more is typed over it.
  expect([onShipped.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

test('where the shop has left all of them the list behind is read anew too: it still says that they can be shipped', async () => {
  const { onShipped, onClose } = await ship({ shipped: [], left: ['order-2', 'order-3'] })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Not shipped: 3F9A 12C2, 3F9A 12C3. Please look at their states')
  await page.getByRole('button', { name: 'Go Back' }).click()
  expect([onShipped.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})
