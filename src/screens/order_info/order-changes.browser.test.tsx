import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Address, NO_ADDRESS } from '../../../domain/order/address.ts'
import type { Product } from '../../../domain/product/product.ts'
import { minorUnits } from '../../../domain/units.ts'
import { orderDetails } from '../../../stories/fixtures/sample-orders.ts'
import { SQUARE_BOOK } from '../../../stories/fixtures/sample-products.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import type { OrderDetails } from '../../ports/ports.ts'
import { OrderInfoScreen } from './OrderInfoScreen.tsx'

afterEach(() => {
  vi.useRealTimers()
  closeScreen()
})

const WINDOW = { changes: ['cancel', 'address', 'design', 'print-now'] as const, changeUntil: Date.now() + 1_800_000 }
const done = () => Promise.resolve()

test('in its time an order is cancelled after a question that says what goes back, and read again', async () => {
  let details = orderDetails('paid', WINDOW)
  const cancel = vi.fn((_id: string, _opid: string) => {
    details = orderDetails('refunded')
    return Promise.resolve(0)
  })
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1',
    world: { orders: { order: () => Promise.resolve(details), cancel } },
  })
  await expect.element(page.getByText(/^You can change it for another \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect
    .element(page.getByText(/^¥155\.00 will be refunded the way it was paid\. You keep your design/))
    .toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect.element(page.getByRole('heading', { name: 'Refunded' })).toBeVisible()
  expect(cancel.mock.calls.map(([id]) => id)).toEqual([details.id.replace('refunded', 'paid')])
})

test('an order whose money is still on its way back is not called refunded', async () => {
  const refund = { amount: minorUnits(15_500), at: Date.now() }
  const shown = async (refunds: OrderDetails['refunds']) => {
    await openScreen(<OrderInfoScreen />, {
      address: '/order_info?oid=o1',
      world: { orders: { order: () => Promise.resolve(orderDetails('refunded', { refunds })) } },
    })
    await expect.element(page.getByText(/the way it was paid/)).toBeVisible()
    const headline = document.querySelector('main h2')?.textContent
    await closeScreen()
    return headline
  }
  const headlines = [
    await shown([refund]),
    await shown([{ ...refund, refused: true }]),
    await shown([{ ...refund, done: Date.now() }]),
  ]
  expect(headlines).toEqual(['Refund on its way', 'Refund on its way', 'Refunded'])
})

test('an order whose money is on its way back says by itself when it has gone, however slow the line is', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const refund = { amount: minorUnits(15_500), at: Date.now() }
  const gone = Promise.withResolvers<OrderDetails>()
  const signals: (AbortSignal | undefined)[] = []
  const order = vi.fn((_oid: string, signal?: AbortSignal) => {
    signals.push(signal)
    return signals.length === 1 ? Promise.resolve(orderDetails('refunded', { refunds: [refund] })) : gone.promise
  })
  await openScreen(<OrderInfoScreen />, { address: '/order_info?oid=o1', world: { orders: { order } } })
  await expect.element(page.getByRole('heading', { name: 'Refund on its way' })).toBeVisible()
  await vi.advanceTimersByTimeAsync(4000)
  await expect.poll(() => signals.length).toEqual(2)
  await vi.advanceTimersByTimeAsync(8000)
  gone.resolve(orderDetails('refunded', { refunds: [{ ...refund, done: Date.now() }] }))
  await expect.element(page.getByRole('heading', { name: 'Refunded' })).toBeVisible()
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false])
})

test('money that takes longer than a minute to go back is asked for once a minute from then on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const refund = { amount: minorUnits(15_500), at: Date.now() }
  const order = vi.fn(() => Promise.resolve(orderDetails('refunded', { refunds: [refund] })))
  await openScreen(<OrderInfoScreen />, { address: '/order_info?oid=o1', world: { orders: { order } } })
  await expect.element(page.getByRole('heading', { name: 'Refund on its way' })).toBeVisible()
  for (const asked of Array.from({ length: 15 }, (_, at) => at + 2)) {
    await vi.advanceTimersByTimeAsync(4000)
    await expect.poll(() => order.mock.calls.length).toEqual(asked)
  }
  await vi.advanceTimersByTimeAsync(59_000)
  expect(order.mock.calls.length).toEqual(16)
  await vi.advanceTimersByTimeAsync(1000)
  await expect.poll(() => order.mock.calls.length).toEqual(17)
})

test('ways to change an order are shown once all of them are known: none moves under a finger', async () => {
  let come: ((product: Product) => void) | undefined
  const product = () =>
    new Promise<Product>((resolve) => {
      come = resolve
    })
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1',
    world: {
      catalogue: { product },
      orders: { order: () => Promise.resolve(orderDetails('paid', { ...WINDOW, changes: ['cancel', 'options'] })) },
    },
  })
  const cancel = page.getByText('Cancel the order')
  await expect.element(cancel).toBeInTheDocument()
  await expect.element(cancel).not.toBeVisible()
  come?.(SQUARE_BOOK)
  await expect.element(cancel).toBeVisible()
})

test('an order that waits for its money says when it arrives if it is paid now', async () => {
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1',
    world: { orders: { order: () => Promise.resolve(orderDetails('awaiting-pay')) } },
  })
  await expect.element(page.getByText(/^Arrives [A-Z][a-z]+\s\d+ to [A-Z][a-z]+\s\d+ if you pay now$/)).toBeVisible()
})

test('a receiver stands in the characters of the screen', async () => {
  const order = () => Promise.resolve(orderDetails('paid'))
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1',
    language: 'zh-Hant',
    world: { orders: { order } },
  })
  await expect.element(page.getByText('浙江省 杭州市 西湖區 文三路 100 号 3 幢 501')).toBeVisible()
})

test('what is printed at once is asked first, for it cannot be cancelled then; all that an address lacks is marked together', async () => {
  const printNow = vi.fn((_id: string, _opid: string) => done())
  const changeAddress = vi.fn((_id: string, _address: Address, _opid: string) => done())
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1',
    world: {
      orders: {
        ...{ order: () => Promise.resolve(orderDetails('paid', WINDOW)), printNow, changeAddress },
        addressOf: () => Promise.resolve(NO_ADDRESS),
      },
    },
  })
  await page.getByRole('button', { name: 'Print now' }).click()
  await expect.element(page.getByText(/^After that, you can’t cancel the order/)).toBeVisible()
  await page.getByRole('button', { name: 'Wait', exact: true }).click()
  await page.getByRole('button', { name: 'Print now' }).click()
  expect(printNow.mock.calls.length).toBe(0)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Print now' }).click()
  await vi.waitFor(() => expect(printNow.mock.calls.length).toBe(1))
  await page.getByRole('button', { name: 'Correct the address' }).click()
  await page.getByRole('button', { name: 'Use this address' }).click()
  for (const said of ['recipient’s name', 'recipient’s phone number', 'province, city', 'street']) {
    await expect.element(page.getByText(new RegExp(`Please .*${said}|${said}.*not valid`, 'i'))).toBeVisible()
  }
  expect(changeAddress.mock.calls.length).toBe(0)
})

test('the address of an order stands in the form, whole, whatever the phone and the book know; corrected there it is corrected in the book', async () => {
  const HOME = {
    ...{ name: '林晓', phone: '13800138000', province: '浙江省', city: '杭州市', district: '西湖区' },
    street: '文三路 100 号',
  }
  const OFFICE = { ...HOME, street: '公司路 2 号' }
  const changeAddress = vi.fn((_id: string, _address: Address, _opid: string) => done())
  const save = vi.fn((_kept: unknown, _opid: string) => done())
  const addresses = [
    { id: 'k1', address: OFFICE, usual: true },
    { id: 'k2', address: HOME, usual: false },
  ]
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1',
    world: {
      orders: {
        ...{ order: () => Promise.resolve(orderDetails('paid', WINDOW)), changeAddress },
        addressOf: () => Promise.resolve(HOME),
      },
      addresses: { book: () => Promise.resolve({ phone: '', countries: ['CN'], addresses }), save },
    },
  })
  await page.getByRole('button', { name: 'Correct the address' }).click()
  await expect.element(page.getByLabelText('Mobile number')).toHaveValue('13800138000')
  await page.getByLabelText('Street, house number, flat').fill('文三路 101 号')
  await page.getByRole('button', { name: 'Use this address' }).click()
  const corrected = { ...HOME, street: '文三路 101 号' }
  await vi.waitFor(() => expect(changeAddress.mock.calls[0]?.[1]).toEqual(corrected))
  expect(save.mock.calls[0]?.[0]).toEqual({ id: 'k2', address: corrected, usual: false })
  await page.getByRole('button', { name: 'Correct the address' }).click()
  await page.getByRole('button', { name: 'Choose another of my addresses' }).click()
  await page.getByText(/公司路 2 号/).click()
  await vi.waitFor(() => expect(changeAddress.mock.calls[1]?.[1]).toEqual(OFFICE))
})

test('a design is opened once more for this order: what is finished then is handed in, not paid again', async () => {
  const reopen = vi.fn((_id: string, _sub: string, _opid: string) => done())
  const keepDraft = vi.fn((_draft: unknown) => done())
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1',
    world: { orders: { order: () => Promise.resolve(orderDetails('paid', WINDOW)), reopen }, ec: { keepDraft } },
  })
  await page.getByRole('button', { name: 'Edit the design again' }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await vi.waitFor(() => expect(addressNow()).toBe('/theme_preview?taskid=t1'))
  expect([reopen.mock.calls[0]?.slice(0, 2), keepDraft.mock.calls[0]]).toEqual([
    ['20260503-paid', 'sub-1'],
    [
      {
        ...{ reference: { kind: 'sub', subid: 'sub-1', k: '' }, sub: 'sub-1', phoneTail: '' },
        ...{ pid: 'book-square', aid: 'a1', taskId: 't1' },
      },
    ],
  ])
})

test('what can be changed stands before what ends it; an opened design waits to be handed in, not for photos', async () => {
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1',
    world: { orders: { order: () => Promise.resolve(orderDetails('paid', WINDOW)) } },
  })
  const ways = page.getByRole('region', { name: 'Change this order' }).getByRole('button')
  await expect
    .poll(() => ways.elements().map((button) => button.textContent))
    .toEqual(['Edit the design again', 'Correct the address', 'Print now', 'Cancel the order'])
  closeScreen()
  const [item] = orderDetails('paid').items
  const items = item ? [{ ...item, upload: 'to-upload' as const }] : []
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1',
    world: { orders: { order: () => Promise.resolve(orderDetails('to-upload', { items })) } },
  })
  await expect.element(page.getByRole('heading', { name: 'Waiting for you to submit the design' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Continue and submit' })).toBeVisible()
  await expect.element(page.getByText(/as soon as you submit the design again/)).toBeVisible()
  await expect.element(page.getByText('Waiting for your photos')).not.toBeInTheDocument()
})

test('while it is made, the shop is asked', async () => {
  const ask = vi.fn((_id: string, _question: unknown, _opid: string) => done())
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1',
    world: { orders: { order: () => Promise.resolve(orderDetails('in-production', { changes: ['ask'] })), ask } },
  })
  await page.getByRole('button', { name: 'Ask the shop to change or cancel it' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByText('Please choose what it is about.')).toBeVisible()
  await page.getByLabelText('What is it about?').selectOptions('Cancel the order')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByText('Please write what you’d like the shop to do.')).toBeVisible()
  await page.getByLabelText('What should the shop know?').fill('Two by mistake')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await vi.waitFor(() => expect(ask.mock.calls[0]?.[1]).toEqual({ kind: 'cancel', text: 'Two by mistake' }))
})

test('what is wrong with what came is told to the shop, and its answer stands in the order', async () => {
  const ask = vi.fn((_id: string, _question: unknown, _opid: string) => done())
  const requests = [{ kind: 'problem', text: 'A scratch', agreed: true, answer: 'A new one is on its way.' }] as const
  const details = orderDetails('shipped', { changes: ['complain'], requests })
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1',
    world: { orders: { order: () => Promise.resolve(details), ask } },
  })
  await expect.element(page.getByText('The shop will put it right. A new one is on its way.')).toBeVisible()
  await page.getByRole('button', { name: 'Report a problem' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByText('Please write what’s wrong.')).toBeVisible()
  await page.getByLabelText('What’s wrong, and with which items?').fill('The box is torn')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await vi.waitFor(() => expect(ask.mock.calls[0]?.[1]).toEqual({ kind: 'problem', text: 'The box is torn' }))
})

test('an order that is fetched cannot be asked to be sent somewhere else', async () => {
  const made = orderDetails('in-production', { changes: ['ask'] })
  const order = () => Promise.resolve({ ...made, receiver: { ...made.receiver, pickup: true } })
  await openScreen(<OrderInfoScreen />, { address: '/order_info?oid=o1', world: { orders: { order } } })
  await page.getByRole('button', { name: 'Ask the shop to change or cancel it' }).click()
  const about = (await page.getByLabelText('What is it about?').element()) as HTMLSelectElement
  expect([...about.options].map(({ text }) => text)).toEqual(['Choose', 'Cancel the order', 'Something else'])
})

test('what is added to an order that is fetched is fetched with it: there is no parcel', async () => {
  const paid = orderDetails('paid', { changes: ['cancel'] })
  const order = () => Promise.resolve({ ...paid, receiver: { ...paid.receiver, pickup: true } })
  await openScreen(<OrderInfoScreen />, { address: '/order_info?oid=o1', world: { orders: { order } } })
  await expect.element(page.getByRole('button', { name: 'Add something to collect with it' })).toBeVisible()
})

test('originals that are handed on online are not shipped: no such step, no parcel to add to, and handed on at the end', async () => {
  const items = orderDetails('paid').items.map((item) => ({ ...item, type: 4 as const }))
  let order = orderDetails('in-production', { items, travels: false })
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1',
    world: { orders: { order: () => Promise.resolve(order) } },
  })
  const steps = page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem')
  const names = () => steps.elements().map((step) => step.textContent)
  await expect.poll(names).toEqual(['Paid', 'Submitted', 'Sending'])
  expect(page.getByRole('button', { name: 'Add something to this parcel' }).query()).toBe(null)
  closeScreen()
  order = orderDetails('shipped', { items, travels: false })
  await openScreen(<OrderInfoScreen />, {
    address: '/order_info?oid=o1',
    world: { orders: { order: () => Promise.resolve(order) } },
  })
  await expect.element(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
  await expect.poll(names).toEqual(['Paid', 'Submitted', 'Sent'])
})
