import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { asId, type OrderId, type SubOrderId, type TaskId } from '../../domain/ids.ts'
import { NO_ADDRESS } from '../../domain/order/address.ts'
import type { OrderState } from '../../domain/order/order-state.ts'
import type { Product } from '../../domain/product/product.ts'
import { minorUnits } from '../../domain/units.ts'
import type { OrderDetails } from '../../src/ports/ports.ts'
import { OrderInfoScreen } from '../../src/screens/order_info/OrderInfoScreen.tsx'
import { A_DAY, anOwnDesign } from '../fixtures/drafts.ts'
import { waiting } from '../fixtures/ports.ts'
import type { StageSetting } from '../fixtures/Stage.tsx'
import { orderDetails, placedDaysAgo } from '../fixtures/sample-orders.ts'
import { PRODUCTS, SQUARE_BOOK } from '../fixtures/sample-products.ts'
import { broken, lost, on, refusedBecause, slow, WIDE } from '../fixtures/stories.ts'

/** In each language of the stories. */
const ASK_INVOICE = /^(申请发票|申請發票|Request an invoice)$/

const meta: Meta<typeof OrderInfoScreen> = {
  title: 'Screens/5 After the order 下单之后/One order 订单详情 訂單詳情 · order_info · B§1',
  id: 'screens-order-info',
  component: OrderInfoScreen,
}
export default meta

type Story = StoryObj<typeof OrderInfoScreen>

const address = '/order_info?oid=o1'
const standing = (state: OrderState, change: Partial<OrderDetails> = {}): StageSetting => ({
  address,
  world: { orders: { order: () => Promise.resolve(orderDetails(state, change)) } },
})

export const WaitingForPayment: Story = on(standing('awaiting-pay'))
export const ToUpload: Story = on(standing('to-upload'))
export const InProduction: Story = on(standing('in-production', placedDaysAgo('in-production', 2)))
export const Shipped: Story = on(standing('shipped', placedDaysAgo('shipped', 4)))
export const Cancelled: Story = on(standing('cancelled'))
const fetched = (state: OrderState, change: Partial<OrderDetails> = {}): Story =>
  on({
    address,
    world: {
      orders: {
        order: () =>
          Promise.resolve(
            orderDetails(state, {
              receiver: { ...NO_ADDRESS, name: '林晓', phone: '138****8000', pickup: true },
              ...placedDaysAgo(state, 1, { fetched: true }),
              place: { name: '南山店', address: '深圳市南山区海德三道 12 号 1 层，每天 10:00–21:00' },
              comment: '周末来取',
              ...change,
            }),
          ),
      },
    },
  })

export const FetchedByTheShopper: Story = fetched('paid', { pickUpCode: '042815' })
export const ReadyToCollect: Story = fetched('ready-to-collect', { pickUpCode: '042815' })
export const Collected: Story = fetched('collected')
const [book] = orderDetails('to-upload').items
const asPart = (change: Partial<NonNullable<typeof book>>) => (book ? [{ ...book, ...change }] : [])
const showing = (details: OrderDetails): Story =>
  on({ address, world: { orders: { order: () => Promise.resolve(details) } } })

export const PartlySubmitted: Story = showing(
  orderDetails('to-upload', {
    items: [
      ...asPart({ upload: 'submitted', packageName: '全家福套餐' }),
      ...asPart({
        subId: asId<SubOrderId>('sub-2'),
        name: '明信片一套 12 张',
        counted: { as: 'cards', count: 12 },
        chosen: ['12 张卡片', '12 张照片', '14.8 × 10.5 厘米', '样式：旅途', '1 件'],
        packageName: '全家福套餐',
      }),
    ],
  }),
)
export const BoughtElsewhere: Story = showing(
  orderDetails('to-upload', { outtradeId: '4021778833105567', total: minorUnits(0), lines: [] }),
)
export const OnItsWay: Story = showing(
  orderDetails('shipped', { parcels: [{ carrier: '顺丰速运', number: 'SF1234567890123' }] }),
)
export const InTwoParcels: Story = showing(
  orderDetails('shipped', {
    parcels: [
      { carrier: '顺丰速运', number: 'SF1234567890123' },
      { carrier: 'DHL Express', number: '00340434161094042557' },
    ],
  }),
)
/** In sight as any paid order: below, the order that was added to it and comes in the same parcel. */
export const AnotherOrderTravelsAlong: Story = showing(
  orderDetails('paid', { added: [{ id: asId<OrderId>('20260501-second'), number: '0C41 77DE' }] }),
)
/** In sight as any paid order: below, the order that it was added to, with whose parcel it comes. */
export const AddedToAnotherOrder: Story = showing(
  orderDetails('paid', { parent: { id: asId<OrderId>('20260501-first'), number: '51B0 E2F7' } }),
)
const finished = orderDetails('shipped')
const removed = anOwnDesign({ taskId: finished.items[0]?.taskId as TaskId })
export const CanBeChanged: Story = on({
  address,
  world: {
    orders: {
      order: () =>
        Promise.resolve(
          orderDetails('paid', {
            ...placedDaysAgo('paid', 0),
            changes: ['cancel', 'address', 'options', 'design', 'print-now'],
            changeUntil: Date.now() + (29 * 60 + 41) * 1000,
          }),
        ),
    },
  },
})
export const CanBeCancelled: Story = showing(orderDetails('awaiting-pay', { changes: ['cancel', 'address'] }))
export const TheShopCanBeAsked: Story = showing(orderDetails('in-production', { changes: ['ask'] }))
export const TheShopWasAsked: Story = showing(
  orderDetails('in-production', {
    changes: ['ask'],
    requests: [
      { kind: 'cancel', text: '不小心买了两本', agreed: false, answer: '书已经印好了，抱歉。' },
      { kind: 'address', text: '', agreed: true, answer: '' },
      { kind: 'other', text: '能不能用礼盒装？' },
    ],
  }),
)
export const AProblemWasTold: Story = showing(
  orderDetails('shipped', {
    changes: ['complain'],
    requests: [{ kind: 'problem', text: '封面右下角压坏了', agreed: true, answer: '今天重印一本寄给你。' }],
  }),
)
/** What stands below the price is in sight. */
function atTheInvoice(order: OrderDetails): Story {
  return {
    ...showing(order),
    play: async ({ canvas, step }) => {
      await step('The shopper comes to the invoice', async () => {
        const heading = await canvas.findByRole('heading', { name: /^(发票|發票|Invoice)$/ })
        heading.scrollIntoView({ block: 'center' })
      })
    },
  }
}
/** A shop that writes invoices: the shopper makes one out to a company, and the number is not right. */
export const AnInvoiceThatIsNotRight: Story = {
  ...showing(orderDetails('in-production', { mayAskInvoice: true })),
  play: async ({ canvas, step, userEvent }) => {
    await step('The shopper asks for an invoice', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: ASK_INVOICE }))
    })
    await step('It is made out to a company', async () => {
      await userEvent.selectOptions(await screen.findByRole('combobox'), 'company')
    })
    await step('All that is missing is said beside its field', async () => {
      const [, number] = await screen.findAllByRole('textbox')
      await userEvent.type(number as HTMLElement, '91350100M000100Y44')
      await userEvent.click(document.querySelector('[role=dialog] button[type=submit]') as HTMLElement)
      await waitFor(() => expect(document.querySelectorAll('[role=dialog] [aria-invalid=true]')).toHaveLength(3))
    })
  },
}
const INVOICE = {
  kind: 'company',
  title: '杭州小林文化创意有限公司',
  taxNumber: '91350100M000100Y43',
  ...{ address: '', phone: '', bank: '', account: '', number: '', link: '' },
  email: 'lin@example.com',
} as const
export const AnInvoiceWasAskedFor: Story = atTheInvoice(
  orderDetails('in-production', { mayAskInvoice: true, invoice: INVOICE }),
)
export const TheInvoiceWasSent: Story = atTheInvoice(
  orderDetails('shipped', {
    invoice: {
      ...INVOICE,
      ...{ sentAt: A_DAY, number: '24442000000123456789', link: 'https://inv.example.com/24442000000123456789.pdf' },
    },
  }),
)
export const MoneyGoesBack: Story = showing(
  orderDetails('refunded', { refunds: [{ amount: minorUnits(15_500), at: A_DAY }] }),
)
export const PartWentBack: Story = showing(
  orderDetails('in-production', {
    refunds: [
      { amount: minorUnits(2000), at: A_DAY, done: A_DAY + 3_600_000 },
      { amount: minorUnits(500), at: A_DAY + 86_400_000 },
    ],
  }),
)
const box: Partial<NonNullable<typeof book>> = {
  ...{ name: '布面收纳盒', type: 5 as const, upload: 'nothing' as const, chosen: ['布面：墨绿', '1 件'], ratio: 1 },
}
const FRAMED = { name: '一张照片的相框', type: 2 as const, chosen: ['1 张照片', '木色：原木', '1 件'] }
const firstOf = ({ options: [first] }: Product['attributes'][number]) => (first ? [first.id] : [])
/** Nothing of it is printed, and nothing is handed in for it. */
export const PackedFromTheShelf: Story = showing(
  orderDetails('paid', {
    ...placedDaysAgo('paid', 1, { finished: true }),
    items: asPart(box).map(({ counted: _, ...item }) => item),
  }),
)
const wood = PRODUCTS.find(({ type }) => type === 2)
/** Its wood in the time for changes: what costs more is not there to choose. */
export const OptionsOfTheSamePrice: Story = {
  ...on({
    address,
    world: {
      catalogue: { product: () => Promise.resolve(wood ?? SQUARE_BOOK) },
      orders: {
        order: () =>
          Promise.resolve(
            orderDetails('paid', {
              changes: ['cancel', 'address', 'options', 'print-now'],
              items: asPart({ ...box, ...FRAMED, attributes: (wood ?? SQUARE_BOOK).attributes.flatMap(firstOf) }),
            }),
          ),
      },
    },
  }),
  play: async ({ userEvent, step }) => {
    await step('The shopper opens the options', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^(换选项|換選項|Change the options)$/ }))
    })
  },
}
export const OneMore: Story = on({ ...standing('shipped'), address: `${address}&again=choose` })
export const OneMoreOfADeletedDesign: Story = on({
  address: `${address}&again=choose`,
  world: {
    orders: { order: () => Promise.resolve(finished) },
    ownDesigns: { removed: () => Promise.resolve([removed]) },
  },
})
export const Loading: Story = on({ address, world: { orders: { order: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { orders: { order: lost } } })
export const Failed: Story = on({ address, world: { orders: { order: broken } } })
export const Unknown: Story = on({
  address,
  world: { orders: { order: () => refusedBecause('没有找到，可能已删除，或者你没有查看的权限。') } },
})
export const Wide: Story = { ...on(standing('awaiting-pay')), ...WIDE }
