import { expect, test, vi } from 'vitest'
import { createActor, initialTransition, transition } from 'xstate'
import { createOrder, createOrderFromOrderId, createPackageOrder, reUpdateOrderInfo } from '../../domain/calls/order.ts'
import { calPrice } from '../../domain/calls/price.ts'
import {
  type AlbumId,
  asId,
  type MerchantId,
  type OrderId,
  type ProductId,
  type SubOrderId,
  type TaskId,
  type UserId,
} from '../../domain/ids.ts'
import { SHOP_MODES, type ShopModeNumber } from '../../domain/order/shop-mode.ts'
import { COMMON_REASONS, UNKNOWN_REASON } from '../../domain/refusals/common-reasons.ts'
import { minorUnits } from '../../domain/units.ts'
import { fakeOrderPorts, now } from '../../tests/support/browser/fake-ports.ts'
import { broken, done, type PortEvent, statesOf, traverseMachine } from '../../tests/support/traverse-machine.ts'
import { NetworkLost, NotStored } from '../faults.ts'
import { ShopBusy } from '../shop-busy.ts'
import { SignedOut } from '../signed-out.ts'
import { orderMachine } from './order.machine.ts'
import { wireOrder } from './order.ports.ts'
import { asksAddress, priceChange } from './order.selectors.ts'
import {
  cartOfLine,
  type OrderEvent,
  type OrderInput,
  type OrderIntent,
  type OrderQuote,
  type OrderRefusal,
} from './order.types.ts'

const address = {
  name: '王小明',
  phone: '13800138000',
  province: '上海市',
  city: '',
  district: '',
  street: '南京路 1 号',
}
const line = {
  ...{ pid: asId<ProductId>('book'), aid: asId<AlbumId>('a0'), taskId: asId<TaskId>('task0') },
  ...{ quantity: 1, attributes: [], rev: 1 },
}
const cart = cartOfLine(line)
const input: OrderInput = {
  ...{ mchid: asId<MerchantId>('1'), uid: asId<UserId>('u0'), mode: 0, visit: 'visit0' },
  ...{ cart, address },
}
const quote: OrderQuote = {
  ...{ quoteId: 'q0', currency: 'CNY', symbol: '¥' },
  lines: [],
  total: minorUnits(9900),
  coupons: [],
}
const request = { cart, address, coupon: 'undecided', comment: '', src: '', quote } as const
const handedIn = { submission: 'some', waiting: [asId<SubOrderId>('s2')] } as const
const dearer: OrderQuote = { ...quote, quoteId: 'q1', total: minorUnits(10_900) }
const orderId = asId<OrderId>('o0')
const refused = (reason: OrderRefusal) => ({ kind: 'refused', reason, code: 1003, message: 'no' }) as const

const priced = done('ask for a quote', { kind: 'quote', quote })
const SUBMIT = { type: 'order.submit' } as const
const intentStored = done('keep the intent')
const made = done('submit', { kind: 'made', orderId, toPay: true })
const changed = done('submit', { kind: 'price-changed', quote: dearer })
const WAY = [priced, SUBMIT, intentStored, made] as const

type Happening = OrderEvent | PortEvent

function from(given: OrderInput, ...events: readonly Happening[]) {
  const [first] = initialTransition(orderMachine, given)
  return events.reduce((snapshot, event) => transition(orderMachine, snapshot, event as OrderEvent)[0], first)
}
const after = (...events: readonly Happening[]) => from(input, ...events)

test('Scenario: price, order, pay page, paid', () => {
  const steps = WAY.map((_, at) => after(...WAY.slice(0, at + 1)).value)
  const paid = after(
    ...WAY,
    done('go to the pay page'),
    { type: 'pay.returned' },
    done('ask for payment', { kind: 'paid' }),
  )
  expect([...steps, paid.value, paid.output]).toEqual([
    'ready',
    'keepingIntent',
    'submitting',
    'leaving',
    'paid',
    { orderId, handedIn: null },
  ])
})

test('the intent is kept on this phone before it is sent, under a key that it keeps', () => {
  const keeping = after(priced, SUBMIT)
  const lost = after(priced, SUBMIT, intentStored, broken('submit', new NetworkLost()))
  const again = after(priced, SUBMIT, intentStored, broken('submit', new NetworkLost()), done('wait'))
  const intent: OrderIntent = { key: 'visit0-0', uid: input.uid, ...request, state: 'sent' }
  expect([keeping, lost, again].map(({ value, context }) => [value, context.intent])).toEqual([
    ['keepingIntent', intent],
    ['checking', intent],
    ['submitting', intent],
  ])
})

test('the price follows the country that the order goes to; what is fetched goes to none', () => {
  const home = done('ask for a quote', { kind: 'quote', quote: { ...quote, country: 'CN' } })
  const abroad = done('ask for a quote', { kind: 'quote', quote: { ...dearer, country: 'DE' } })
  const move = { type: 'address.set', address: { ...address, country: 'DE', postcode: '10119' } } as const
  const asked = (snapshot: ReturnType<typeof after>) => snapshot.context.quote?.country
  const steps = [after(home), after(home, move), after(home, move, abroad), after(move, home), after(move, abroad)]
  expect(steps.map((snapshot) => [snapshot.value, asked(snapshot)])).toEqual([
    ['ready', 'CN'],
    ['pricing', 'CN'],
    ['ready', 'DE'],
    ['pricing', 'CN'],
    ['ready', 'DE'],
  ])
  expect(after(home, move, abroad, { type: 'pickup.set', pickupId: 'p' }, home).value).toBe('ready')
})

test('a phone that cannot keep the intent, or holds edits that the shop lacks, sends nothing', () => {
  const snapshot = after(priced, SUBMIT, broken('keep the intent', new NotStored()))
  expect([snapshot.value, snapshot.context.problem, snapshot.context.intent]).toEqual(['notKept', 'not-kept', null])
  const unsent = { kind: 'refused', reason: 'edits-not-sent', item: 0 } as const
  const { value, context } = after(priced, SUBMIT, done('keep the intent', unsent))
  expect([value, context.refused, context.intent]).toEqual(['refused', unsent, null])
})

test('A§4 price: a price that has changed is shown, and ordered only when the shopper agrees, under a new key', () => {
  const shown = after(priced, SUBMIT, intentStored, changed)
  const accepted = after(priced, SUBMIT, intentStored, changed, { type: 'price.accept' })
  const declined = after(priced, SUBMIT, intentStored, changed, { type: 'price.decline' })
  expect([shown.value, priceChange(shown)]).toEqual(['priceChanged', { before: quote, now: dearer }])
  expect([accepted.value, accepted.context.intent?.key, accepted.context.intent?.quote]).toEqual([
    'keepingIntent',
    'visit0-1',
    dearer,
  ])
  expect([declined.value, priceChange(declined), declined.context.intent]).toEqual(['ready', null, null])
})

test('every refusal reaches a state, keeps its code and its sentence, and can be answered by a change', () => {
  const calls = [calPrice, createOrder, createOrderFromOrderId, createPackageOrder, reUpdateOrderInfo]
  const reasons = [
    ...new Set<OrderRefusal>(calls.flatMap((call) => [...call.refusals])),
    ...COMMON_REASONS,
    UNKNOWN_REASON,
  ]
  const pricing = reasons.map((reason) => after(done('ask for a quote', refused(reason))))
  const sending = reasons.map((reason) => after(priced, SUBMIT, intentStored, done('submit', refused(reason))))
  expect([...pricing, ...sending].map(({ value, context }) => [value, context.refused, context.intent])).toEqual(
    [...reasons, ...reasons].map((reason) => ['refused', refused(reason), null]),
  )
  expect(sending.map((snapshot) => transition(orderMachine, snapshot, { type: 'order.retry' })[0].value)).toEqual(
    sending.map(() => 'pricing'),
  )
})

test('A§7 modes: the mode says whether it is asked where the order goes', () => {
  const modes = Object.keys(SHOP_MODES).map(Number) as ShopModeNumber[]
  const { address: _, ...noAddress } = input
  const snapshots = modes.map((mode) => from({ ...noAddress, mode }, priced))
  expect(snapshots.map((snapshot) => [snapshot.context.mode, snapshot.value, asksAddress(snapshot)])).toEqual([
    [0, 'needsAddress', true],
    [1, 'ready', false],
    [2, 'ready', false],
    [3, 'ready', false],
    [4, 'needsAddress', true],
    [5, 'ready', false],
    [6, 'ready', false],
  ])
})

test('B§4 modes 1, 2 and 5: what is handed in has no price; the answer says what still waits', () => {
  const modes = [1, 2, 5] as const
  const handed = modes.map((mode) =>
    from({ ...input, mode }, SUBMIT, intentStored, done('submit', { kind: 'handed-in', orderId, handedIn })),
  )
  expect(handed.map(({ value, output, context }) => [value, output, context.quote])).toEqual(
    modes.map(() => ['handedIn', { orderId, handedIn }, null]),
  )
})

test('B§5 coupon: it is chosen, or explicitly not used, and the price is asked for anew', () => {
  const chosen = after(priced, { type: 'coupon.set', coupon: 'c1' })
  const none = after(priced, { type: 'coupon.set', coupon: 'none' })
  const sent = after(priced, { type: 'coupon.set', coupon: 'none' }, priced, SUBMIT)
  expect([chosen, none].map(({ value, context }) => [value, context.coupon])).toEqual([
    ['pricing', 'c1'],
    ['pricing', 'none'],
  ])
  expect(sent.context.intent?.coupon).toEqual('none')
})

test('A§1 pick-up: an order that is fetched needs a name and a phone and no street', () => {
  const fetched = { ...address, province: '', street: '' }
  const steps = [
    priced,
    { type: 'address.set', address: fetched },
    { type: 'pickup.set', pickupId: 'p1' },
    priced,
  ] as const
  const { address: _, ...noAddress } = input
  expect([from(noAddress, ...steps.slice(0, 2)).value, from(noAddress, ...steps).value]).toEqual([
    'needsAddress',
    'ready',
  ])
  expect(from(noAddress, ...steps, SUBMIT).context.intent?.pickupId).toEqual('p1')
})

test('A§1 pick-up: who fetches an order, and another place of it, ask for no price; only what costs does', () => {
  const home = done('ask for a quote', { kind: 'quote', quote: { ...quote, country: 'CN' } })
  const { address: _, ...noAddress } = input
  const named = { type: 'address.set', address: { ...address, street: '', province: '' } } as const
  const fetchedAt = (pickupId: string | null) => ({ type: 'pickup.set', pickupId }) as const
  const fetched = [home, fetchedAt('p1'), home, named] as const
  const sentTo = { type: 'address.set', address: { ...address, street: '北京路 2 号' } } as const
  const steps: readonly (readonly Happening[])[] = [
    fetched,
    [...fetched, fetchedAt('p1')],
    [...fetched, fetchedAt('p2')],
    [...fetched, fetchedAt(null)],
    [home, sentTo],
    [home, sentTo, fetchedAt('p1'), fetchedAt(null)],
    [home, sentTo, { type: 'quantity.set', quantity: 1 }],
    [home, sentTo, { type: 'quantity.set', quantity: 2 }],
    [home, sentTo, { type: 'coupon.set', coupon: 'undecided' }],
    [home, sentTo, SUBMIT, intentStored, done('submit', refused('street-too-long')), sentTo],
    [home, sentTo, SUBMIT, intentStored, done('submit', refused('not-possible')), sentTo],
  ]
  const shown = steps.map((happenings) => from(noAddress, ...happenings))
  expect(shown.map(({ value, context }) => [value, context.pickupId])).toEqual([
    ['ready', 'p1'],
    ['ready', 'p1'],
    ['ready', 'p2'],
    ['pricing', null],
    ['ready', null],
    ['ready', null],
    ['ready', null],
    ['pricing', null],
    ['ready', null],
    ['ready', null],
    ['pricing', null],
  ])
})

test('A§3 package: copies and options are those of the package', () => {
  const set = { pid: asId<ProductId>('set'), key: 'k1', quantity: 1, attributes: [] }
  const packed = from({ ...input, cart: { ...cart, package: set } }, priced, {
    type: 'quantity.set',
    quantity: 3,
  } as OrderEvent)
  expect([packed.context.cart.package?.quantity, packed.context.cart.lines[0]?.quantity]).toEqual([3, 1])
})

test('an intent of an earlier visit whose outcome is not known goes first, under its own key', () => {
  const intent: OrderIntent = { key: 'earlier-0', ...request, state: 'sent' }
  const replayed = from({ ...input, intent })
  const known = from({ ...input, intent: { ...intent, state: 'known' } })
  const back = from({ ...input, orderId })
  expect([replayed.value, replayed.context.intent?.key, known.value, back.value]).toEqual([
    'submitting',
    'earlier-0',
    'pricing',
    { payment: 'asking' },
  ])
})

test('every state is reached and every edge leads where the chart says', () => {
  const { address: _, ...noAddress } = input
  const traversed = traverseMachine(orderMachine, {
    input: noAddress,
    events: [
      { type: 'quantity.set', quantity: 2 },
      { type: 'attributes.set', attributes: ['matte'] },
      { type: 'pages.set', pageCount: 30 },
      { type: 'address.set', address },
      { type: 'address.set', address: { ...address, street: '' } },
      { type: 'pickup.set', pickupId: 'p1' },
      { type: 'pickup.set', pickupId: null },
      { type: 'coupon.set', coupon: 'none' },
      { type: 'comment.set', comment: 'soon' },
      { type: 'order.submit' },
      { type: 'price.accept' },
      { type: 'price.decline' },
      { type: 'order.retry' },
      { type: 'order.pay' },
      { type: 'pay.returned' },
      { type: 'pay.ask again' },
      ...[priced, done('ask for a quote', refused('not-possible')), broken('ask for a quote')],
      ...[intentStored, broken('keep the intent')],
      ...[made, changed, done('submit', { kind: 'made', orderId, toPay: false })],
      ...[done('submit', refused('design-changed')), broken('submit'), broken('submit', new SignedOut())],
      done('submit', { kind: 'handed-in', orderId, handedIn }),
      ...[done('wait'), broken('wait'), done('wait for the payment'), broken('wait for the payment')],
      ...[done('go to the pay page'), broken('go to the pay page')],
      ...[done('ask for payment', { kind: 'paid' }), done('ask for payment', { kind: 'not-yet' })],
      ...[done('ask for payment', refused('not-found')), broken('ask for payment')],
    ],
    also: ({ address: to, intent, polls }) => [to?.street, intent !== null, Math.min(polls, 14)],
  })
  // `starting` and `choosing` decide at once and are never rested in.
  expect({ states: traversed.states, idle: traversed.idle }).toEqual({
    states: statesOf(orderMachine).filter((state) => state !== 'starting' && state !== 'choosing'),
    idle: [],
  })
})

test('safety: payment is asked for after 1, 1, 2, 3, 5 ... s, and after a minute it is "being confirmed", never failed', async () => {
  vi.useFakeTimers({ now: 0 })
  const requestedAt: number[] = []
  const ports = fakeOrderPorts({
    askForPayment: async () => {
      requestedAt.push(now() / 1000)
      return { kind: 'not-yet' }
    },
  })
  const actor = createActor(wireOrder(ports), { input: { ...input, orderId } }).start()
  await vi.advanceTimersByTimeAsync(8000)
  const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))
  actor.stop()
  const restored = createActor(wireOrder(ports), { input, snapshot: stored }).start()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(requestedAt).toEqual([0, 1, 2, 4, 7, 13, 18, 23, 28, 33, 38, 43, 48, 53, 58])
  expect([restored.getSnapshot().value, restored.getSnapshot().hasTag('being confirmed')]).toEqual([
    { payment: 'unconfirmed' },
    true,
  ])
  restored.stop()
  vi.useRealTimers()
})

test('safety: an unknown outcome is asked for again with growing pauses, and the order is made once', async () => {
  vi.useFakeTimers({ now: 0 })
  const sent: [number, string][] = []
  const actor = createActor(
    wireOrder(
      fakeOrderPorts({
        askForQuote: async () => ({ kind: 'quote', quote }),
        keepIntent: async () => undefined,
        submit: async ({ intent }) => {
          sent.push([now(), intent.key])
          if (sent.length < 4) {
            throw new NetworkLost()
          }
          return { kind: 'made', orderId, toPay: false }
        },
      }),
    ),
    { input },
  ).start()
  await vi.advanceTimersByTimeAsync(0)
  actor.send(SUBMIT)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([0, 500, 1500, 3500].map((at) => [at, 'visit0-0']))
  expect(actor.getSnapshot().value).toBe('paid')
  vi.useRealTimers()
})

test('safety: a session that ended while the outcome was not known leaves the intent as it is; it goes again under its key', () => {
  const lost = [priced, SUBMIT, intentStored, broken('submit', new NetworkLost()), done('wait')] as const
  const ended = broken('submit', new SignedOut({ code: 401, message: 'no' }))
  const steps = [after(...lost, ended), after(...lost, ended, { type: 'order.retry' })]
  expect(steps.map(({ value, context }) => [value, context.intent?.key, context.refused])).toEqual([
    ['signedOut', 'visit0-0', { kind: 'refused', reason: 'sign-in-needed', code: 401, message: 'no' }],
    ['submitting', 'visit0-0', null],
  ])
  expect(steps.map((snapshot) => snapshot.hasTag('refused'))).toEqual([true, false])
})

test('safety: a shop that is too busy to say whether the order is made is asked again after the pause that it tells', async () => {
  vi.useFakeTimers({ now: 0 })
  const sent: [number, string][] = []
  const faults = [new NetworkLost(), new ShopBusy('too fast', 20), new ShopBusy('too fast')]
  const ports = fakeOrderPorts({
    askForQuote: async () => ({ kind: 'quote', quote }),
    keepIntent: async () => undefined,
    submit: async ({ intent }) => {
      sent.push([now(), intent.key])
      return faults.length > 0 ? Promise.reject(faults.shift()) : { kind: 'made', orderId, toPay: false }
    },
  })
  const actor = createActor(wireOrder(ports), { input }).start()
  await vi.advanceTimersByTimeAsync(0)
  actor.send(SUBMIT)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([0, 500, 20_500, 35_500].map((at) => [at, 'visit0-0']))
  expect(actor.getSnapshot().value).toBe('paid')
  vi.useRealTimers()
})

test('context survives storage', () => {
  const { context } = after(priced, SUBMIT, intentStored, changed)
  expect(JSON.parse(JSON.stringify(context))).toEqual(context)
})
