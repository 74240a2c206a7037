import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asId, type TaskId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import { NetworkLost } from '../../../machines/faults.ts'
import { type OrderPorts, wireOrder } from '../../../machines/order/order.ports.ts'
import type { OrderCart, OrderIntent } from '../../../machines/order/order.types.ts'
import { PRODUCTS, SQUARE_BOOK } from '../../../stories/fixtures/sample-products.ts'
import { fakeOrderPorts } from '../../../tests/support/browser/fake-ports.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { goTo } from '../../navigation/hash-location.ts'
import { PayScreen } from './PayScreen.tsx'

afterEach(closeScreen)

const HOME = { name: '林晓', phone: '13800138000', province: '浙江', city: '杭州', district: '西湖', street: '1' }
const QUOTE = { quoteId: 'q1', currency: 'CNY', symbol: '¥', country: 'CN', lines: [], coupons: [] }
const BOOK = (PRODUCTS[0] ?? SQUARE_BOOK).id

/** An order whose price is known at once; a pause between two tries never ends. */
function anOrderMachine(ports: Partial<OrderPorts>) {
  const forever = () => new Promise<never>(() => undefined)
  return wireOrder(
    fakeOrderPorts({
      clock: { wait: forever, waitUntil: forever },
      askForQuote: () => Promise.resolve({ kind: 'quote', quote: { ...QUOTE, total: minorUnits(10_000) } }),
      ...ports,
    }),
  ) as never
}

test('A§2 routes opened bare: pay_index with a design alone leads to the design, which says what it is ordered as', async () => {
  await openScreen(<PayScreen />, { address: '/pay_index?taskid=t1' })
  await vi.waitFor(() => expect(addressNow()).toEqual('/theme_preview?taskid=t1'))
})

test('who leaves while the order is checked and opens it again sends the same order, never a second one', async () => {
  const [kept, sent] = [new Map<string, OrderIntent>(), [] as string[]]
  const order = anOrderMachine({
    keepIntent: async (intent) => {
      kept.set(intent.cart.id, intent)
    },
    submit: ({ intent }) => {
      sent.push(intent.key)
      return Promise.reject(new NetworkLost('no answer'))
    },
  })
  const address = `/pay_index?pid=${BOOK}&taskid=t1&aid=a1&rev=1`
  await openScreen(<PayScreen />, {
    address,
    world: {
      orders: { lastAddress: () => HOME, unfinished: (id) => Promise.resolve(kept.get(id)) },
      machines: { order },
    },
    leaves: true,
  })
  await page.getByRole('button', { name: 'Pay ¥100.00' }).click()
  await expect.element(page.getByRole('button', { name: 'Checking your order' })).toBeVisible()
  goTo('/index')
  await expect.element(page.getByRole('button', { name: 'Checking your order' })).not.toBeInTheDocument()
  goTo(address)
  await expect.element(page.getByRole('button', { name: 'Checking your order' })).toBeVisible()
  expect([sent.length, new Set(sent).size]).toEqual([2, 1])
})

test('a set is paid as it is on the phone now: a part that was changed meanwhile is asked for at its new revision', async () => {
  const priced: number[] = []
  const order = anOrderMachine({
    askForQuote: ({ cart }) => {
      priced.push(...cart.lines.map(({ rev }) => rev))
      return Promise.resolve({ kind: 'quote', quote: { ...QUOTE, total: minorUnits(10_000) } })
    },
  })
  let rev = 1
  const set = { pid: BOOK, key: 'k1', quantity: 1, attributes: [] }
  const cart = (): OrderCart => ({
    id: 'k1',
    lines: [{ pid: BOOK, taskId: asId<TaskId>('t1'), quantity: 1, attributes: [], rev }],
    package: set,
  })
  const address = '/pay_index?pkj=k1'
  await openScreen(<PayScreen />, {
    address,
    world: { packages: { cart: () => Promise.resolve(cart()) }, machines: { order } },
    leaves: true,
  })
  await expect.element(page.getByRole('button', { name: 'Add the address' })).toBeVisible()
  goTo('/index')
  await expect.element(page.getByRole('button', { name: 'Add the address' })).not.toBeInTheDocument()
  rev = 2
  goTo(address)
  await expect.element(page.getByRole('button', { name: 'Add the address' })).toBeVisible()
  expect(priced).toEqual([1, 2])
})
