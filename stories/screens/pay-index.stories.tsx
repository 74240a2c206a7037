import { useLingui } from '@lingui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { type AlbumId, asId, type MerchantId, type OrderId, type TaskId, type UserId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import type { CountryForm } from '../../domain/order/abroad/country-form.ts'
import type { Address } from '../../domain/order/address.ts'
import { type Reason, refusalSentence } from '../../domain/refusals/refusals.ts'
import { minorUnits } from '../../domain/units.ts'
import { orderMachine } from '../../machines/order/order.machine.ts'
import { cartOfLine, type OrderContext, type OrderQuote, type OrderRefusal } from '../../machines/order/order.types.ts'
import { CheckoutView } from '../../src/screens/pay_index/CheckoutView.tsx'
import { PayScreen } from '../../src/screens/pay_index/PayScreen.tsx'
import { atState } from '../fixtures/at-state.ts'
import { COUPONS, QUOTED } from '../fixtures/sample-coupons.ts'
import { orderDetails } from '../fixtures/sample-orders.ts'
import { LONG_NAMED, PRODUCTS, SQUARE_BOOK } from '../fixtures/sample-products.ts'
import { lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta = { title: 'Screens/4 Pay 付款/Checkout 付款 · pay_index · B§5', id: 'screens-pay-index' }
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
  chosen: [['26 页', '48 张照片', '20 × 20 厘米', '样式：白', '纸张：艺术纸', '覆膜：哑膜']],
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

const BOOK_OF_TWO = {
  phone: '13800138000',
  countries: ['CN'],
  addresses: [
    { id: 'home', usual: true, address: ADDRESS },
    {
      id: 'work',
      usual: false,
      address: {
        ...ADDRESS,
        name: '林小雨',
        province: '上海市',
        city: '上海市',
        district: '徐汇区',
        street: '淮海中路 8 号',
      },
    },
  ],
}

function contextOf(change: Partial<OrderContext>): OrderContext {
  return {
    mchid: asId<MerchantId>('1'),
    uid: asId<UserId>('u1'),
    mode: 0,
    texts: null,
    visit: 'visit',
    cart: cartOfLine({
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
    src: '',
    handedIn: null,
    address: ADDRESS,
    quote: QUOTE,
    quotedFor: null,
    quoteBefore: null,
    intent: null,
    intentCount: 0,
    orderId: null,
    ...{ tries: 0, pause: 0, polls: 0, refused: null, problem: null },
    ...change,
  }
}

const at = (value: Value, change: Partial<OrderContext> = {}, product = BOOK): Story => ({
  render: () => (
    <CheckoutView
      order={atState(orderMachine, value, contextOf(change))}
      product={product}
      onAddress={() => undefined}
    />
  ),
  parameters: { state: value },
})

/** The shop's "no" with its own sentence, in the language of the toolbar. */
function refusedAs(
  reason: OrderRefusal & Reason,
  params: Readonly<Record<string, number>> = {},
  change: Partial<OrderContext> = {},
  state: 'refused' | 'signedOut' = 'refused',
): Story {
  return {
    render: function Refused() {
      const { i18n } = useLingui()
      const message = refusalSentence(reason, i18n.locale as Language, params)
      const context = contextOf({ ...change, refused: { kind: 'refused', reason, message } })
      return (
        <CheckoutView
          key={i18n.locale}
          order={atState(orderMachine, state, context)}
          product={BOOK}
          onAddress={() => undefined}
        />
      )
    },
    parameters: { state },
  }
}

export const WorkingOutThePrice = at('pricing', { quote: null, address: null })
export const Slow = slow(WorkingOutThePrice)
export const ShopNotReached = at('unpriced', { quote: null, problem: 'network-lost' })
export const NeedsTheAddress = at('needsAddress', { address: null })
export const TypingTheAddress: Story = {
  ...at('needsAddress', { address: null }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper opens the address', async () => {
      const [open] = await canvas.findAllByRole('button', { name: /寄到哪里|Where should it go|寄到哪裡/ })
      await userEvent.click(open as HTMLElement)
    })
  },
}
const openAddress: NonNullable<Story['play']> = async ({ canvas, userEvent, step }) => {
  await step('The shopper opens the address', async () => {
    const [open] = await canvas.findAllByRole('button', { name: /寄到哪里|林晓/ })
    await userEvent.click(open as HTMLElement)
  })
}
export const EverythingMissing: Story = {
  ...at('needsAddress', { address: null }),
  play: async (context) => {
    await openAddress(context)
    await context.step('Takes an address with nothing in it, and every field says what it lacks', async () => {
      await context.userEvent.click(await screen.findByRole('button', { name: '用这个地址' }))
      await screen.findByText('请填写详细地址。')
    })
  },
}
export const PastedWhole: Story = {
  ...at('needsAddress', { address: null }),
  play: async (context) => {
    await openAddress(context)
    await context.step('Pastes a whole address, and it is sorted into the fields', async () => {
      await context.userEvent.click(await screen.findByLabelText('粘贴整段地址'))
      await context.userEvent.paste('林晓 13800138000 浙江杭州西湖区文三路 100 号')
      await screen.findByDisplayValue('文三路 100 号')
    })
  },
}
/** A shop that delivers to two countries: the address in the second has the fields of that country. */
const IN_THE_STATES: CountryForm = {
  country: 'US',
  fields: [
    {
      ...{ name: 'province', label: '州', required: true },
      options: ['California', 'New York', 'Texas'].map((value) => ({ value, label: value })),
    },
    { name: 'city', label: '城市', required: true, options: [] },
    { name: 'postcode', label: '邮编', required: true, options: [] },
  ],
  postcode: { pattern: '\\d{5}', example: '95014' },
}
export const AddressAbroad: Story = {
  ...at('needsAddress', { address: null }),
  parameters: {
    state: 'needsAddress',
    ...on({
      world: {
        addresses: {
          book: () => Promise.resolve({ phone: '', countries: ['CN', 'US'], addresses: [] }),
          country: () => Promise.resolve({ form: IN_THE_STATES, phoneOf: (typed) => typed }),
        },
      },
    }).parameters,
  },
  play: async (context) => {
    await openAddress(context)
    await context.step('Chooses another country, and sends it with nothing in it', async () => {
      await context.userEvent.selectOptions(await screen.findByLabelText('国家或地区'), 'US')
      await screen.findByLabelText('邮编')
      await context.userEvent.click(await screen.findByRole('button', { name: '用这个地址' }))
      await screen.findByText('请填写邮编。')
    })
  },
}
export const AddressesToChoose: Story = {
  ...at('ready'),
  parameters: {
    state: 'ready',
    ...on({ world: { addresses: { book: () => Promise.resolve(BOOK_OF_TWO) } } }).parameters,
  },
  play: openAddress,
}
export const Ready = at('ready')
export const LongestName = at('ready', {}, LONG_NAMED)
export const RefusedDesignChanged = refusedAs('design-changed')
/** As RefusedDesignChanged but for the sentence: it names the page with the empty place. */
export const RefusedEmptyPlace = refusedAs('slot-blank', { pages: 7 })
export const RefusedOffTheShelf = refusedAs('product-off-shelf')
export const RefusedTooFewPhotos = refusedAs('too-few-photos', { min: 20 })
export const RefusedPhoneNotBound = refusedAs('phone-not-bound')
export const RefusedOrderedAlready = refusedAs('design-ordered')
export const RefusedNoRegion = refusedAs('region-missing')
/** The one "no" that this phone says by itself. */
export const ChangesOnThisPhone = at('refused', { refused: { kind: 'refused', reason: 'edits-not-sent', item: 0 } })
export const RefusedJustNow = at('refused', { refused: { kind: 'refused', reason: 'not-possible' } })
/** The order may have been made: signing in leads back to it, and it goes again under its key. */
export const SignedOutWhileOrdering = refusedAs('sign-in-needed', {}, {}, 'signedOut')
export const NotKeptOnThisPhone = at('notKept', { problem: 'server-fault' })
/** As Ready but for the button: it turns, and a second press orders nothing twice. */
export const Submitting = at('submitting')
export const CheckingTheOrder = at('checking', { problem: 'network-lost', tries: 1 })
export const PriceChanged = at('priceChanged', {
  quote: { ...QUOTE, total: minorUnits(35_870) },
  quoteBefore: QUOTE,
})
export const PlacedAndWaiting = at('submitted', { orderId: asId<OrderId>('o1') })
export const BeingConfirmed = at({ payment: 'unconfirmed' } as Value, { orderId: asId<OrderId>('o1') })
/** With coupons beside the price. */
const COUPONED: OrderQuote = { ...QUOTE, coupons: QUOTED }
const OPEN_COUPONS = /优惠券|Coupon|優惠券/

const opened = (story: Story): Story => ({
  ...story,
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper opens the coupons', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: OPEN_COUPONS }))
    })
  },
})

export const CouponUndecided = at('ready', { quote: COUPONED })
/** As Ready but for the sum: the coupon is taken off, and a line below tells so. */
export const CouponUsed = at('ready', {
  quote: {
    ...COUPONED,
    couponId: 'hello',
    lines: [...QUOTE.lines, { kind: 'coupon', amount: minorUnits(-2000) }],
    total: minorUnits(31_870),
  },
  coupon: 'hello',
})
export const CouponDeclined = at('ready', { quote: COUPONED, coupon: 'none' })
export const CouponLost = at('ready', { quote: COUPONED, coupon: 'late' })
export const RefusedForItsCoupon = refusedAs('coupon-not-possible', {}, { quote: COUPONED, coupon: 'hello' })
export const ChoosingACoupon: Story = {
  ...at('ready', { quote: COUPONED }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper opens the coupons', async () => {
      const [row] = await canvas.findAllByRole('button', { name: OPEN_COUPONS })
      await userEvent.click(row as HTMLElement)
    })
  },
}
/** The one that saves most of those that anybody may take stands with the price. */
export const ACouponToBeHad: Story = {
  ...at('ready'),
  ...on({ address: '/pay_index', world: { coupons: { list: () => Promise.resolve(COUPONS) } } }),
}
export const NoCouponAppliesButTheShopHasSome: Story = {
  ...opened(at('ready', { quote: { ...COUPONED, coupons: QUOTED.slice(2) } })),
  ...on({
    address: '/pay_index?couponCode=THANKYOU50',
    world: { coupons: { list: () => Promise.resolve(COUPONS) } },
  }),
}

/** As Ready but for the place: nothing is sent, the shopper fetches it at a point of the shop. */
export const FetchedByTheShopper = at('ready', { pickupId: 'nanshan' })
export const FetchedButByWhom = at('needsAddress', { pickupId: 'nanshan', address: null })
export const TypingWhoFetchesIt: Story = {
  ...at('needsAddress', { pickupId: 'nanshan', address: null }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper opens who fetches it', async () => {
      const [open] = await canvas.findAllByRole('button', { name: /谁来取|Who’ll collect it|誰來取/ })
      await userEvent.click(open as HTMLElement)
    })
  },
}
export const AnotherCountry: Story = {
  ...at('ready', { address: { ...ADDRESS, province: 'Germany', city: 'Berlin', district: '' } }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper opens the address', async () => {
      const [open] = await canvas.findAllByRole('button', { name: /林晓/ })
      await userEvent.click(open as HTMLElement)
    })
  },
}

const SET = PRODUCTS.find((product) => product.type === 3) ?? SQUARE_BOOK
export const ASet: Story = {
  ...at(
    'ready',
    {
      cart: {
        id: 'set',
        lines: (SET.parts ?? []).map((part) => ({
          pid: part.pid,
          quantity: part.quantity,
          attributes: [],
          rev: 1,
          combineId: part.id,
        })),
        package: { pid: SET.id, key: 'set', quantity: 1, attributes: [] },
      },
      quote: {
        ...QUOTE,
        lines: [
          { kind: 'base', item: 0, amount: minorUnits(26_800) },
          { kind: 'extra-pages', item: 0, part: 0, count: 4, each: minorUnits(250), amount: minorUnits(1000) },
          { kind: 'extra-pages', item: 0, part: 1, count: 2, each: minorUnits(250), amount: minorUnits(500) },
        ],
        total: minorUnits(28_300),
      },
    },
    SET,
  ),
  ...on({
    world: {
      catalogue: { product: (pid) => Promise.resolve(PRODUCTS.find(({ id }) => id === pid) ?? SQUARE_BOOK) },
    },
  }),
}

const ADDED = { mode: 3, cart: { id: 'x', lines: contextOf({}).cart.lines, orderId: asId<OrderId>('o9') } } as const
export const AddedToAnOrder: Story = {
  ...at('ready', ADDED),
  ...on({ world: { orders: { order: () => Promise.resolve(orderDetails('paid')) } } }),
}
export const AddedToAnOrderThatDoesNotLoad: Story = {
  ...at('ready', ADDED),
  ...on({ world: { orders: { order: lost } } }),
}
export const PhotosComeLater = at('ready', {
  mode: 4,
  cart: { id: 'later', lines: [{ pid: BOOK.id, quantity: 1, attributes: [], rev: 0 }] },
})

export const English: Story = { ...at('ready', { quote: COUPONED }), globals: { language: 'en' } }
export const Traditional: Story = { ...at('ready', { quote: COUPONED }), globals: { language: 'zh-Hant' } }
export const Wide: Story = { ...at('ready'), ...WIDE }

export const WithoutABook: Story = { render: () => <PayScreen />, ...on({ address: '/pay_index' }) }
export const Offline: Story = {
  render: () => <PayScreen />,
  ...on({ address: '/pay_index?pid=p&taskid=t&aid=a', world: { catalogue: { product: lost } } }),
}
