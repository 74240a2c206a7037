import type { Meta, StoryObj } from '@storybook/react-vite'
import { UserIndexScreen } from '../../src/screens/user_index/UserIndexScreen.tsx'
import { SHOPPER } from '../fixtures/ports.ts'
import { on, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof UserIndexScreen> = {
  title: 'Screens/6 Account 账户/Mine 我的 · user_index · B§2',
  id: 'screens-user-index',
  component: UserIndexScreen,
}
export default meta

type Story = StoryObj<typeof UserIndexScreen>

const address = '/user_index'

export const SilverMember: Story = on({ address })
export const OrdinaryMemberWithoutName: Story = on({ address, shopper: { ...SHOPPER, nickname: '', levelId: '0' } })
export const LongestName: Story = on({
  address,
  shopper: { ...SHOPPER, nickname: 'Wolfeschlegelsteinhausenbergerdorff the Elder', levelId: '3' },
})
export const Wide: Story = { ...on({ address }), ...WIDE }
