import type { Meta, StoryObj } from '@storybook/react-vite'
import { asId, type OrderId } from '../../domain/ids.ts'
import { minorUnits } from '../../domain/units.ts'
import type { OrderCard } from '../../src/ports/ports.ts'
import { OrderIndexScreen } from '../../src/screens/order_index/OrderIndexScreen.tsx'
import { demoPhoto } from '../../src/ui/pictures/demo-photo.ts'
import { waiting } from '../fixtures/ports.ts'
import { anOrder } from '../fixtures/sample-orders.ts'
import { LONG_NAMED } from '../fixtures/sample-products.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof OrderIndexScreen> = {
  title: 'Screens/5 After the order 下单之后/Orders 订单 訂單 · order_index · B§1',
  id: 'screens-order-index',
  component: OrderIndexScreen,
}
export default meta

type Story = StoryObj<typeof OrderIndexScreen>

const address = '/order_index'
const EVERY_STATE = [
  anOrder('awaiting-pay'),
  anOrder('to-upload'),
  anOrder('paid'),
  anOrder('in-production'),
  anOrder('shipped', { items: anOrder('shipped').items.map((item) => ({ ...item, picture: demoPhoto('daisies') })) }),
  anOrder('cancelled'),
  anOrder('refunded'),
]

/** Refunded, and its money is not back yet. */
const GOING_BACK = anOrder('refunded', { id: asId<OrderId>('20260503-going-back'), isRefunding: true })

/** The whole list in one part. */
const all = (orders: readonly OrderCard[]) => ({ orders, total: orders.length })

export const EveryState: Story = on({
  address,
  world: { orders: { orders: () => Promise.resolve(all([...EVERY_STATE, GOING_BACK])) } },
})
export const OneOrder: Story = on({
  address,
  world: { orders: { orders: () => Promise.resolve(all([anOrder('shipped')])) } },
})
export const LongestName: Story = on({
  address,
  world: {
    orders: {
      orders: () =>
        Promise.resolve(
          all([
            anOrder('awaiting-pay', {
              total: minorUnits(126_880_000),
              items: anOrder('paid').items.map((item) => ({
                ...item,
                name: LONG_NAMED.name.en,
                quantity: 999,
                chosen: [
                  '120 pages',
                  '499 photos',
                  '30 × 30 cm',
                  'Look: First year',
                  'Paper: Cotton rag, lay-flat, 300 g',
                  '999 copies',
                ],
              })),
            }),
          ]),
        ),
    },
  },
})
export const NoneYet: Story = on({ address })
export const NoneToPay: Story = on({ address: '/order_index?status=to-pay' })
export const Loading: Story = on({ address, world: { orders: { orders: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { orders: { orders: lost } } })
export const Failed: Story = on({ address, world: { orders: { orders: broken } } })
export const Wide: Story = {
  ...on({ address, world: { orders: { orders: () => Promise.resolve(all(EVERY_STATE)) } } }),
  ...WIDE,
}
