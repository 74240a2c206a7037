import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asId, type OrderId, type TaskId } from '../../../domain/ids.ts'
import { EMPTY_VISIT } from '../../../domain/navigation/stored-visit.ts'
import { minorUnits } from '../../../domain/units.ts'
import { NetworkLost } from '../../../machines/faults.ts'
import { type OrderPorts, wireOrder } from '../../../machines/order/order.ports.ts'
import type { OrderCart, OrderIntent } from '../../../machines/order/order.types.ts'
import { PRODUCTS, SQUARE_BOOK } from '../../../stories/fixtures/sample-products.ts'
import { fakeOrderPorts } from '../../../tests/support/browser/fake-ports.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { storedOptions, storeOptions } from '../../features/checkout/stored-choices.ts'
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

test('Back from the pay page opens the order where the browser kept no page: the goods are not offered again', async () => {
  const left: string[] = []
  const order = anOrderMachine({
    keepIntent: () => Promise.resolve(undefined),
    submit: () => Promise.resolve({ kind: 'made', orderId: asId<OrderId>('o1'), toPay: true }),
    goToPay: async ({ orderId }) => {
      left.push(orderId)
    },
  })
  const setting = {
    address: `/pay_index?pid=${BOOK}&taskid=t1&aid=a1&rev=1`,
    world: { orders: { lastAddress: () => HOME }, machines: { order } },
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(['orders', 'all'], 'as they were')
  await openScreen(<PayScreen />, { ...setting, client })
  await page.getByRole('button', { name: 'Pay ¥100.00' }).click()
  await vi.waitFor(() => expect(left).toEqual(['o1']))
  // What was read of orders before does not know of this one.
  await vi.waitFor(() => expect(client.getQueryState(['orders', 'all'])?.isInvalidated).toEqual(true))
  closeScreen()
  await openScreen(<PayScreen />, { ...setting, opened: true })
  await vi.waitFor(() => expect(addressNow()).toEqual('/order_success?oid=o1'))
  closeScreen()
  goTo(setting.address)
  await openScreen(<PayScreen />, { ...setting, opened: true })
  await expect.element(page.getByRole('button', { name: 'Pay ¥100.00' })).toBeVisible()
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

describe('options that were chosen beside a design are those that are priced', () => {
  const product = PRODUCTS.find(({ attributes }) => attributes.some(({ options }) => options.length > 1)) ?? SQUARE_BOOK
  const designed = `pid=${product.id}&aid=a1&rev=1`
  const [first] = product.attributes.map(({ options }) => options.map(({ id }) => id))
  const [usual = '', other = ''] = first ?? []
  afterEach(() => sessionStorage.clear())

  test.each([
    ['a purchase that is added to an order', `${designed}&taskid=t1`, 'o1', [other]],
    ['a design that is changed and ordered again', `${designed}&taskid=t1&again=as-it-is`, '', [other]],
    ['volumes, each with its own', `${designed}&taskid=t1,t2&rev=1,1`, '', [other, usual]],
    ['not of what is ordered as it was', `${designed}&taskid=t1&again=as-ordered&attrs=${usual}`, '', [usual]],
  ])('%s', async (_, query, addTo, chosen) => {
    const priced: string[][] = []
    const order = anOrderMachine({
      askForQuote: ({ cart }) => {
        priced.push(cart.lines.map(({ attributes }) => attributes[0] ?? ''))
        return Promise.resolve({ kind: 'quote', quote: { ...QUOTE, total: minorUnits(10_000) } })
      },
    })
    const address = `/pay_index?${query}`
    const beside = { pid: product.id, taskId: asId<TaskId>('t1'), quantity: 1, attributes: [usual], rev: 1 }
    storeOptions(beside, [other])
    await openScreen(<PayScreen />, {
      address,
      world: { catalogue: { product: () => Promise.resolve(product) }, machines: { order } },
      visit: { ...EMPTY_VISIT, order: { ...EMPTY_VISIT.order, addTo } },
    })
    await vi.waitFor(() => expect(priced).toEqual([chosen]))
  })

  test('and the other way round: what is chosen on the pay screen is found beside the design', async () => {
    const order = anOrderMachine({})
    await openScreen(<PayScreen />, {
      address: `/pay_index?${designed}&taskid=t1&again=as-it-is`,
      world: { catalogue: { product: () => Promise.resolve(product) }, machines: { order } },
    })
    const option = product.attributes[0]?.options[1]
    await page.getByText(option?.name.en ?? '').click()
    await vi.waitFor(() =>
      expect(
        storedOptions({ pid: product.id, taskId: asId<TaskId>('t1'), quantity: 1, attributes: [], rev: 1 }),
      ).toEqual([...product.attributes.slice(1).map(({ options }) => options[0]?.id), other]),
    )
  })
})
