import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import { UserServiceScreen } from '../../src/screens/user_service/UserServiceScreen.tsx'
import { waiting } from '../fixtures/ports.ts'
import { broken, lost, on, refusedBecause, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof UserServiceScreen> = {
  title: 'Screens/6 Account 账户/Help 客服 · user_service · B§2',
  id: 'screens-user-service',
  component: UserServiceScreen,
}
export default meta

type Story = StoryObj<typeof UserServiceScreen>

const address = '/user_service'

export const ThreeWays: Story = on({ address })
/** Nobody is signed in: no albums to open, no code to recommend with. */
export const AsAGuest: Story = on({ address, shopper: null })
export const OnlyMail: Story = on({
  address,
  merchant: { ...DEMO_MERCHANT, contact: { phone: '', wechat: '', email: 'a-rather-long-address@keepsake.example' } },
})
export const NoAddress: Story = on({
  address,
  merchant: { ...DEMO_MERCHANT, contact: { phone: '', wechat: '', email: '' } },
})
/** What the shop may see is not known yet. */
export const Loading: Story = on({ address, world: { help: { albumsOpenUntil: () => waiting() } } })
export const Slow: Story = slow(Loading)
/** The ways to the shop need no network. */
export const Offline: Story = on({ address, world: { help: { albumsOpenUntil: lost } } })
export const Failed: Story = on({ address, world: { help: { albumsOpenUntil: broken } } })
export const OpeningRefused: Story = {
  ...on({ address, world: { help: { openAlbums: () => refusedBecause('登录已过期，请重新登录。') } } }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper opens the albums to the shop', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /相册|影集|albums|相簿/ }))
      await screen.findByText(/登录已过期/)
    })
  },
}
export const Wide: Story = { ...on({ address }), ...WIDE }
