import { afterEach, expect, test, vi } from 'vitest'
import {
  asId,
  type MerchantId,
  type OrderId,
  type ProductId,
  type SubOrderId,
  type TaskId,
  type UserId,
} from '../../../domain/ids.ts'
import type { OrderIntent } from '../../../machines/order/order.types.ts'
import { hasSignedOut } from '../../../machines/signed-out.ts'
import { browserClock } from '../platform/browser-clock.ts'
import { orderPorts } from './order-adapter.ts'

afterEach(() => vi.unstubAllGlobals())

const nothingUnsent = () => Promise.resolve(new Set<TaskId>())
const line = { pid: asId<ProductId>('book'), quantity: 1, attributes: [], rev: 3, subId: asId<SubOrderId>('s1') }
const intent: OrderIntent = {
  ...{ key: 'intent-key', cart: { id: 'c1', lines: [line] }, address: null, coupon: 'undecided', comment: '' },
  ...{ src: '', quote: null, state: 'new' },
}

test('an order that the shop has made is made, also where this phone cannot forget that it was wished for', async () => {
  const made = { orderid: 'o1', status: 2300, submission: 'all', waiting: [] }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ Code: 0, Data: made, Msg: '' }))))
  const forget = vi.fn(() => Promise.reject(new Error('the storage is closed')))
  const { submit } = orderPorts({
    clock: browserClock,
    intents: { store: () => Promise.resolve(), find: () => Promise.resolve(undefined), forget },
    unsent: nothingUnsent,
  })
  const order = { mchid: asId<MerchantId>('1'), uid: asId<UserId>('u1'), mode: 5 as const, intent }
  expect(await submit(order, new AbortController().signal)).toEqual({
    ...{ kind: 'handed-in', orderId: asId<OrderId>('o1'), handedIn: { submission: 'all', waiting: [] } },
  })
  expect(forget.mock.calls).toEqual([['c1']])
})

test.each([
  ['too fast', 429, 'too-many-requests', 'ShopBusy'],
  ['the session has ended', 401, 'sign-in-needed', 'SignedOut'],
  ['the page counts as another’s', 403, 'foreign-page', 'ServerFault'],
])(
  '%s: no word about an order, which stays wished for on this phone, so that it is not made twice',
  async (_, status, Reason, name) => {
    const reply = JSON.stringify({ Code: 1, Reason, Msg: 'no' })
    vi.stubGlobal('fetch', async () => new Response(reply, { status }))
    const forget = vi.fn(() => Promise.resolve())
    const { submit } = orderPorts({
      clock: browserClock,
      intents: { store: () => Promise.resolve(), find: () => Promise.resolve(undefined), forget },
      unsent: nothingUnsent,
    })
    const order = { mchid: asId<MerchantId>('1'), uid: asId<UserId>('u1'), mode: 5 as const, intent }
    const fault: unknown = await submit(order, new AbortController().signal).catch((thrown) => thrown)
    expect([fault, forget.mock.calls]).toEqual([expect.objectContaining({ name }), []])
    expect(hasSignedOut(fault) ? fault.refusal : undefined).toEqual(
      name === 'SignedOut' ? { kind: 'refused', reason: 'sign-in-needed', code: 1, message: 'no' } : undefined,
    )
  },
)

test('a design with edits that are only on this phone is neither priced nor ordered, and which one it is is said', async () => {
  const [sent, unsent] = [asId<TaskId>('sent'), asId<TaskId>('unsent')]
  const cart = { id: 'c1', lines: [line, { ...line, taskId: sent }, { ...line, taskId: unsent }] }
  const asked = vi.fn()
  const ask = { mchid: asId<MerchantId>('1'), uid: asId<UserId>('u1'), mode: 3 as const, cart, coupon: 'none' as const }
  const store = vi.fn(() => Promise.resolve())
  vi.stubGlobal('fetch', asked)
  const { askForQuote, keepIntent } = orderPorts({
    clock: browserClock,
    intents: { store, find: () => Promise.resolve(undefined), forget: () => Promise.resolve() },
    unsent: (designs) => Promise.resolve(new Set(designs.filter((taskId) => taskId === unsent))),
  })
  const heldBack = { kind: 'refused', reason: 'edits-not-sent', item: 2 }
  const quote = await askForQuote({ ...ask, pickupId: null, country: null }, new AbortController().signal)
  expect([quote, await keepIntent({ ...intent, cart })]).toEqual([heldBack, heldBack])
  expect([asked.mock.calls, store.mock.calls]).toEqual([[], []])
  const others = { ...intent, cart: { ...cart, lines: cart.lines.slice(0, 2) } }
  expect([await keepIntent(others), store.mock.calls]).toEqual([undefined, [[others]]])
})
