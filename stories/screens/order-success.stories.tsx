import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderSuccessScreen } from '../../src/screens/order_success/OrderSuccessScreen.tsx'
import { orderDetails } from '../fixtures/orders.ts'
import { waiting } from '../fixtures/ports.ts'
import { lost, on, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof OrderSuccessScreen> = { title: 'Screens/order_success', component: OrderSuccessScreen }
export default meta

type Story = StoryObj<typeof OrderSuccessScreen>

const address = '/order_success?oid=o1'

export const Paid: Story = on({ address, world: { orders: { order: () => Promise.resolve(orderDetails('paid')) } } })
export const BeingConfirmed: Story = on({
  address,
  world: { orders: { order: () => Promise.resolve(orderDetails('awaiting-pay')) } },
})
export const WithoutAnOrderOfOurs: Story = on({ address: '/order_success' })
export const Loading: Story = on({ address, world: { orders: { order: () => waiting() } } })
export const Offline: Story = on({ address, world: { orders: { order: lost } } })
export const Wide: Story = {
  ...on({ address, world: { orders: { order: () => Promise.resolve(orderDetails('paid')) } } }),
  ...WIDE,
}
