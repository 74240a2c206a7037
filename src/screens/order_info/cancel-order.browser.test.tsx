import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NetworkLost } from '../../../machines/faults.ts'
import { minorUnits } from '../../../domain/units.ts'
import { orderDetails } from '../../../stories/fixtures/sample-orders.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { OrderInfoScreen } from './OrderInfoScreen.tsx'

afterEach(closeScreen)

const OPEN = { changes: ['cancel', 'print-now'] as const, changeUntil: Date.now() + 1_800_000 }
const question = page.getByRole('alertdialog')

/** The question about the end of an order that the shop answers so; the button in it that ends the order. */
async function asked(cancel: (id: string, opid: string) => Promise<number>) {
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1',
    world: { orders: { order: () => Promise.resolve(orderDetails('paid', OPEN)), cancel } },
  })
  return await pressedOpen()
}

async function pressedOpen() {
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  return question.getByRole('button', { name: 'Cancel the order' })
}

test('a press that comes twice cancels an order once: the button is busy until the shop has answered', async () => {
  const cancel = vi.fn((_id: string, _opid: string) => new Promise<number>(() => undefined))
  const button = await asked(cancel)
  const element = await vi.waitFor(() => button.element() as HTMLButtonElement)
  element.click()
  await vi.waitFor(() => expect(cancel.mock.calls.length).toEqual(1))
  element.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(question.getByRole('button', { name: 'Keep it' })).toBeDisabled()
  expect(cancel.mock.calls.length).toEqual(1)
})

test('an order whose cancelling got no answer is cancelled under the key of before', async () => {
  const cancel = vi.fn((_id: string, _opid: string) => Promise.reject<number>(new NetworkLost()))
  const button = await asked(cancel)
  await button.click()
  await expect.element(question).not.toBeInTheDocument()
  await (await pressedOpen()).click()
  await vi.waitFor(() => expect(cancel.mock.calls.length).toEqual(2))
  const [first, second] = cancel.mock.calls.map(([, opid]) => opid)
  expect(second).toEqual(first)
})

test('cancelling promises what is left to go back, and nothing where all of it has gone back in parts', async () => {
  const told = async (refundable: number) => {
    const order = () => Promise.resolve(orderDetails('paid', { ...OPEN, refundable: minorUnits(refundable) }))
    await openScreen(<OrderInfoScreen />, { address: '/order_info?oid=o1', world: { orders: { order } } })
    await pressedOpen()
    await expect.element(question.getByText(/You keep your design/)).toBeVisible()
    const text = /^[^.]*(\.\d\d[^.]*)?\./.exec(
      question.getByText(/You keep your design/).element().textContent ?? '',
    )?.[0]
    closeScreen()
    return text
  }
  expect([await told(10_000), await told(0)]).toEqual([
    '¥100.00 will be refunded the way it was paid.',
    'All of it has been refunded already.',
  ])
})
