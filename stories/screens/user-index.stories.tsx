import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import { asId, type OrderId } from '../../domain/ids.ts'
import { UserIndexScreen } from '../../src/screens/user_index/UserIndexScreen.tsx'
import { A_DAY } from '../fixtures/drafts.ts'
import { SHOPPER, waiting } from '../fixtures/ports.ts'
import { broken, lost, on, refusedBecause, slow, WIDE } from '../fixtures/stories.ts'

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
/** There is no other language to choose. */
export const InAShopOfOneLanguage: Story = {
  ...on({ address, merchant: { ...DEMO_MERCHANT, shop: { ...DEMO_MERCHANT.shop, languages: ['zh-Hans'] } } }),
  play: async ({ canvas, step }) => {
    await step('The shopper goes down to the end', async () => {
      ;(await canvas.findByRole('button', { name: /退出|Sign out|登出/ })).scrollIntoView()
    })
  },
}
const TOLD = {
  unread: 1,
  channels: [
    { channel: 'sms', to: '138****8000', on: true },
    { channel: 'mail', to: 'x***@example.com', on: false },
  ] as const,
  notices: [
    {
      ...{ orderId: asId<OrderId>('o2'), title: '已发货', text: '订单 3F9A 12CB 已发货：顺丰 SF1234567890。' },
      ...{ at: A_DAY, unread: true },
    },
    {
      orderId: asId<OrderId>('o1'),
      title: '付款成功',
      text: '订单 77C0 41DE 已付款，谢谢。',
      at: A_DAY,
      unread: false,
    },
  ],
}
const openMessages: NonNullable<Story['play']> = async ({ canvas, userEvent, step }) => {
  await step('The shopper opens the messages', async () => {
    await userEvent.click(await canvas.findByRole('button', { name: /消息/ }))
  })
}
export const Loading: Story = {
  ...on({ address, world: { notices: { list: () => waiting() } } }),
  play: openMessages,
}
export const Slow: Story = slow(Loading)
export const Offline: Story = { ...on({ address, world: { notices: { list: lost } } }), play: openMessages }
export const Failed: Story = { ...on({ address, world: { notices: { list: broken } } }), play: openMessages }
export const Told: Story = {
  ...on({ address, world: { notices: { list: () => Promise.resolve(TOLD) } } }),
  play: openMessages,
}
export const TurningOnRefused: Story = {
  ...on({
    address,
    world: {
      notices: { list: () => Promise.resolve(TOLD), turn: () => refusedBecause('请先确认这个邮箱，再用它收消息。') },
    },
  }),
  play: async (context) => {
    await openMessages(context)
    await context.step('The shopper asks for mail', async () => {
      await context.userEvent.click(await screen.findByRole('checkbox', { name: /x\*\*\*@example\.com/ }))
      await screen.findByText(/请先确认这个邮箱/)
    })
  },
}
export const NothingTold: Story = { ...on({ address }), play: openMessages }
export const Wide: Story = { ...on({ address }), ...WIDE }
