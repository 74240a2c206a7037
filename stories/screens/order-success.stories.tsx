import type { Meta, StoryObj } from '@storybook/react-vite'
import { fromPromise } from 'xstate'
import { orderMachine } from '../../machines/order/order.machine.ts'
import { OrderSuccessScreen } from '../../src/screens/order_success/OrderSuccessScreen.tsx'
import { aLinkOrder, anItem, GIFT_BOX, IN_ORDER, LONG_NAME, POSTCARDS } from '../fixtures/links.ts'
import { waiting } from '../fixtures/ports.ts'
import { orderDetails, placedDaysAgo } from '../fixtures/sample-orders.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof OrderSuccessScreen> = {
  title: 'Screens/5 After the order 下单之后/Ordered 下单成功 下單成功 · order_success · A§2',
  id: 'screens-order-success',
  component: OrderSuccessScreen,
}
export default meta

type Story = StoryObj<typeof OrderSuccessScreen>

const address = '/order_success?oid=o1'

const paidNow = () => Promise.resolve(orderDetails('paid', placedDaysAgo('paid', 0)))

export const Paid: Story = on({ address, world: { orders: { order: paidNow } } })
export const PaidFirst: Story = on({
  address,
  world: { orders: { order: () => Promise.resolve(orderDetails('to-upload')) } },
})
export const PaidFromTheShelf: Story = on({
  address,
  world: {
    orders: {
      order: () => {
        const order = orderDetails('paid')
        const items = order.items.map(({ counted: _, ...item }) => ({
          ...item,
          upload: 'nothing' as const,
          name: '收藏盒',
          chosen: ['24 × 9 × 24 厘米', '布面：墨绿丝绸', '1 件'],
        }))
        return Promise.resolve({ ...order, items })
      },
    },
  },
})
export const BeingConfirmed: Story = on({
  address,
  world: {
    orders: { order: () => Promise.resolve(orderDetails('awaiting-pay')) },
    machines: { order: orderMachine.provide({ actors: { 'ask for payment': fromPromise(() => waiting()) } }) },
  },
})
export const Loading: Story = on({ address, world: { orders: { order: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { orders: { order: lost } } })
export const Failed: Story = on({ address, world: { orders: { order: broken } } })
export const Wide: Story = {
  ...on({ address, world: { orders: { order: paidNow } } }),
  ...WIDE,
}

const byLink = '/order_success?oid=o1&trade=4021778833105567'
const linked = (items: readonly ReturnType<typeof anItem>[]) =>
  on({
    address: byLink,
    visit: IN_ORDER,
    world: { ec: { find: () => Promise.resolve({ kind: 'found', found: aLinkOrder(items) }) } },
  })

export const HandedInAll: Story = linked([anItem('T-1', { state: 'submitted' }), GIFT_BOX])
export const HandedInSome: Story = linked([anItem('T-1', { state: 'submitted' }), POSTCARDS, GIFT_BOX])
export const LongNames: Story = linked([
  anItem('T-1', { state: 'submitted', name: LONG_NAME }),
  { ...POSTCARDS, name: LONG_NAME },
  { ...GIFT_BOX, name: LONG_NAME },
])
/** Looks as Offline: what did not come is the order of a platform’s link, and trying again asks for that one. */
export const HandedInOffline: Story = on({ address: byLink, visit: IN_ORDER, world: { ec: { find: lost } } })
