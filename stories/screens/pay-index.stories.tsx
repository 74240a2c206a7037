import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AlbumId, asId, type MerchantId, type OrderId, type TaskId, type UserId } from '../../domain/ids.ts'
import type { Address } from '../../domain/order/address.ts'
import { minorUnits } from '../../domain/units.ts'
import { atState } from '../../machines/at-state.ts'
import { orderMachine } from '../../machines/order/order.machine.ts'
import { cartOf, type OrderContext, type OrderQuote } from '../../machines/order/order.types.ts'
import { PayDesk } from '../../src/screens/pay_index/PayDesk.tsx'
import { PayScreen } from '../../src/screens/pay_index/PayScreen.tsx'
import { LONG_NAMED, PRODUCTS, SQUARE_BOOK } from '../fixtures/products.ts'
import { lost, on, WIDE } from '../fixtures/stories.ts'

const meta: Meta = { title: 'Screens/pay_index' }
export default meta

type Story = StoryObj
type Value = Parameters<typeof atState<typeof orderMachine>>[1]

const BOOK = PRODUCTS[0] ?? SQUARE_BOOK
const QUOTE: OrderQuote = {
  quoteId: 'q1',
  currency: 'CNY',
  symbol: '¥',
  lines: [
    { kind: 'base', item: 0, amount: minorUnits(12_800) },
    { kind: 'attributes', item: 0, amount: minorUnits(3000) },
    { kind: 'extra-pages', item: 0, count: 6, each: minorUnits(250), amount: minorUnits(1500) },
    { kind: 'quantity', item: 0, count: 2, each: minorUnits(17_300), amount: minorUnits(17_300) },
    { kind: 'member', item: 0, amount: minorUnits(-1730) },
    { kind: 'delivery', amount: minorUnits(1000) },
  ],
  total: minorUnits(33_870),
  coupons: [],
}
const ADDRESS: Address = {
  name: '林晓',
  phone: '13800138000',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '文三路 100 号 3 幢 501',
}

function contextOf(change: Partial<OrderContext>): OrderContext {
  return {
    mchid: asId<MerchantId>('1'),
    uid: asId<UserId>('u1'),
    mode: 0,
    visit: 'visit',
    cart: cartOf({
      pid: BOOK.id,
      aid: asId<AlbumId>('a1'),
      taskId: asId<TaskId>('t1'),
      quantity: 2,
      attributes: BOOK.attributes.flatMap((group) => group.options.slice(0, 1).map(({ id }) => id)),
      rev: 3,
    }),
    pickupId: null,
    coupon: 'undecided',
    comment: '',
    handedIn: null,
    address: ADDRESS,
    quote: QUOTE,
    quoteBefore: null,
    intent: null,
    intentCount: 0,
    orderId: null,
    ...{ tries: 0, asked: 0, refused: null, problem: null },
    ...change,
  }
}

const at = (value: Value, change: Partial<OrderContext> = {}, product = BOOK): Story => ({
  render: () => (
    <PayDesk order={atState(orderMachine, value, contextOf(change))} product={product} onAddress={() => undefined} />
  ),
  parameters: { state: value },
})

export const WorkingOutThePrice = at('pricing', { quote: null, address: null })
export const ShopNotReached = at('unpriced', { quote: null, problem: 'network-lost' })
export const NeedsTheAddress = at('needsAddress', { address: null })
export const TypingTheAddress: Story = {
  ...at('needsAddress', { address: null }),
  play: async ({ canvas, userEvent }) => {
    const [open] = await canvas.findAllByRole('button', { name: /寄到哪里|Where should it go|寄到哪裡/ })
    await userEvent.click(open as HTMLElement)
  },
}
export const Ready = at('ready')
export const LongestName = at('ready', {}, LONG_NAMED)
export const RefusedDesignChanged = at('refused', { refused: { kind: 'refused', reason: 'design-changed' } })
export const RefusedEmptyPlace = at('refused', { refused: { kind: 'refused', reason: 'slot-blank' } })
export const RefusedOffTheShelf = at('refused', { refused: { kind: 'refused', reason: 'product-off-shelf' } })
export const RefusedTooFewPhotos = at('refused', { refused: { kind: 'refused', reason: 'too-few-photos' } })
export const RefusedOrderedAlready = at('refused', { refused: { kind: 'refused', reason: 'already-ordered' } })
export const RefusedNoRegion = at('refused', { refused: { kind: 'refused', reason: 'region-missing' } })
export const RefusedJustNow = at('refused', { refused: { kind: 'refused', reason: 'not-possible' } })
export const NotKeptOnThisPhone = at('notKept', { problem: 'server-fault' })
export const Submitting = at('submitting')
export const CheckingTheOrder = at('checking', { problem: 'network-lost', tries: 1 })
export const PriceChanged = at('priceChanged', {
  quote: { ...QUOTE, total: minorUnits(35_870) },
  quoteBefore: QUOTE,
})
export const PlacedAndWaiting = at('submitted', { orderId: asId<OrderId>('o1') })
export const BeingConfirmed = at({ payment: 'unconfirmed' } as Value, { orderId: asId<OrderId>('o1') })
export const Wide: Story = { ...at('ready'), ...WIDE }

export const WithoutABook: Story = { render: () => <PayScreen />, ...on({ address: '/pay_index' }) }
export const Offline: Story = {
  render: () => <PayScreen />,
  ...on({ address: '/pay_index?pid=p&taskid=t&aid=a', world: { catalogue: { product: lost } } }),
}
