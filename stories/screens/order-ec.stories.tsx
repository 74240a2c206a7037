import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderEcScreen } from '../../src/screens/order_ec/OrderEcScreen.tsx'
import { IN_ORDER } from '../fixtures/links.ts'
import { on, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof OrderEcScreen> = {
  title: 'Screens/0 Ways in 入口/Order number 订单号 訂單編號 · order_ec · B§8',
  id: 'screens-order-ec',
  component: OrderEcScreen,
}
export default meta

type Story = StoryObj<typeof OrderEcScreen>

const recent = () => ['4021778833105567', '4021778833100012', 'TB-20261121-7']
const wrong = '/order_ec?oid=4021778833105567&why='

export const FirstTime: Story = on({ address: '/order_ec' })
export const UsedBefore: Story = on({ address: '/order_ec', world: { ec: { recent } } })
export const OneUsedBefore: Story = on({ address: '/order_ec', world: { ec: { recent: () => recent().slice(0, 1) } } })
export const WrongOrderNumber: Story = on({ address: `${wrong}order-number-wrong` })
export const TooManyTries: Story = on({ address: `${wrong}too-many-tries` })
export const CheckFailed: Story = on({ address: '/order_ec?oid=4021778833105567', visit: IN_ORDER })
export const NothingTyped: Story = {
  ...on({ address: '/order_ec' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper opens an order without a number', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /打开订单|Open the order|打開訂單/ }))
    })
    await step('The field asks for one', async () => {
      await canvas.findByText(/不能为空|cannot be empty|不能為空/)
    })
  },
}
export const Wide: Story = { ...on({ address: '/order_ec', world: { ec: { recent } } }), ...WIDE }
