import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { manageAnswer, manageOrder, refundOrderPart } from '../../../domain/calls/manage/orders.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { ORDER } from '../../../stories/fixtures/console-orders.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(() => {
  closeConsole()
  vi.restoreAllMocks()
})

const dialog = page.getByRole('dialog')
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
const question = dialog.getByRole('alert')
const sentence = (amount: string) =>
  `${amount} goes back to the shopper of order ${ORDER.short} (receiver: ${ORDER.recvname}), the way it was paid. What went back cannot be taken back. Are you sure?`

async function openAct(name: string) {
  await openConsole(
    ['/orders/order-2/show'],
    [
      says(manageOrder, ORDER),
      says(refundOrderPart, { orderid: ORDER.orderid, refund: 2000 }),
      says(manageAnswer, { orderid: ORDER.orderid }),
    ],
  )
  const asked = vi.spyOn(window, 'fetch')
  await page.getByRole('button', { name, exact: true }).click()
  return (path: string) => asked.mock.calls.filter(([request]) => String(request).includes(path)).length
}

test('before a part goes back it is said how much goes to whom; what was typed can be changed, two taps are not two answers', async () => {
  const sent = await openAct('Refund a part')
  await dialog.getByLabelText(/^Amount/).fill('20')
  await dialog.getByRole('button', { name: 'Refund a part', exact: true }).dblClick()
  await expect.element(question).toHaveTextContent(sentence('¥20.00'))
  await press('Go Back')
  await expect.element(dialog.getByLabelText(/^Amount/)).toHaveValue('20')
  await press('Refund a part')
  await expect.element(question).toBeVisible()
  expect(sent(refundOrderPart.path)).toBe(0)
  // A tap so soon after the question has not read it.
  await expect
    .poll(async () => {
      if (sent(refundOrderPart.path) === 0) {
        await press('Refund a part')
      }
      return sent(refundOrderPart.path)
    })
    .toBe(1)
})

test('who agrees to cancel reads what goes back, and what is declined goes at once', async () => {
  const sent = await openAct('Answer')
  await dialog.getByRole('button', { name: 'Agree, and do it' }).click()
  await dialog.getByRole('button', { name: 'Agree, and do it' }).last().click()
  await expect.element(question).toHaveTextContent(sentence('¥137.00'))
  await press('Go Back')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await dialog.getByRole('button', { name: 'Decline' }).last().click()
  await expect.poll(() => sent(manageAnswer.path)).toBe(1)
})
