import type { Meta, StoryObj } from '@storybook/react-vite'
import { DEMO_MERCHANT } from '../../domain/demo/merchant.ts'
import { UserServiceScreen } from '../../src/screens/user_service/UserServiceScreen.tsx'
import { on, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof UserServiceScreen> = {
  title: 'Screens/6 Account 账户/Help 客服 · user_service · B§2',
  id: 'screens-user-service',
  component: UserServiceScreen,
}
export default meta

type Story = StoryObj<typeof UserServiceScreen>

const address = '/user_service'

export const ThreeWays: Story = on({ address })
export const OnlyMail: Story = on({
  address,
  merchant: { ...DEMO_MERCHANT, contact: { phone: '', wechat: '', email: 'a-rather-long-address@keepsake.example' } },
})
export const NoAddress: Story = on({
  address,
  merchant: { ...DEMO_MERCHANT, contact: { phone: '', wechat: '', email: '' } },
})
export const Wide: Story = { ...on({ address }), ...WIDE }
