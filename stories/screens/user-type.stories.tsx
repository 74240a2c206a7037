import type { Meta, StoryObj } from '@storybook/react-vite'
import { asId, type OrderId } from '../../domain/ids.ts'
import { minorUnits } from '../../domain/units.ts'
import type { LevelOffer, LevelPorts } from '../../src/ports/level-ports.ts'
import { UserTypeScreen } from '../../src/screens/user_type/UserTypeScreen.tsx'
import { waiting } from '../fixtures/ports.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof UserTypeScreen> = {
  title: 'Screens/6 Account 账户/Membership 会员 會員 · user_type · B§4',
  id: 'screens-user-type',
  component: UserTypeScreen,
}
export default meta

type Story = StoryObj<typeof UserTypeScreen>

const address = '/user_type'
const NEXT_YEAR = Date.UTC(2027, 5, 1)

function offer(id: string, name: string, rate: number, needs: LevelOffer['needs'], price: number): LevelOffer {
  return { id, name, rate, needs, price: minorUnits(price), currency: 'CNY', days: needs === 'purchase' ? 365 : 0 }
}

const OFFERS = [
  offer('0', '普通会员', 10_000, 'nothing', 0),
  offer('1', '银卡会员', 9500, 'purchase', 2900),
  offer('2', '金卡会员', 9000, 'purchase', 6900),
  offer('3', '钻石会员', 8500, 'merchant', 0),
]

const levels = () => Promise.resolve(OFFERS)
const mine = (levelId: string, rate: number, ends: number) => () => Promise.resolve({ levelId, rate, ends })
const levelsAre = (change: Partial<LevelPorts>): Story => on({ address, world: { levels: { levels, ...change } } })

export const OrdinaryMember: Story = levelsAre({ mine: mine('0', 10_000, 0) })
export const SilverUntilNextYear: Story = levelsAre({ mine: mine('1', 9500, NEXT_YEAR) })
export const GoldForGood: Story = levelsAre({ mine: mine('2', 9000, 0) })
export const SilverHasEnded: Story = levelsAre({ mine: mine('1', 10_000, Date.UTC(2026, 0, 1)) })
export const DiamondFromTheShop: Story = levelsAre({ mine: mine('3', 8500, 0) })
export const WaitsForThePayment: Story = levelsAre({
  mine: mine('0', 10_000, 0),
  unfinished: () => asId<OrderId>('o1'),
  status: () => Promise.resolve('awaiting-pay'),
})
export const JustPaid: Story = levelsAre({
  mine: mine('1', 9500, NEXT_YEAR),
  unfinished: () => asId<OrderId>('o1'),
  status: () => Promise.resolve('paid'),
})
export const OrderClosed: Story = levelsAre({
  mine: mine('0', 10_000, 0),
  unfinished: () => asId<OrderId>('o1'),
  status: () => Promise.resolve('closed'),
})
export const Ordering: Story = {
  ...levelsAre({ mine: mine('0', 10_000, 0), order: () => waiting() }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper orders a level', async () => {
      const [buy] = await canvas.findAllByRole('button', { name: /开通|Join for|開通/ })
      await userEvent.click(buy as HTMLElement)
    })
  },
}
export const Loading: Story = on({ address, world: { levels: { levels: () => waiting(), mine: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { levels: { levels: lost, mine: lost } } })
export const Failed: Story = on({ address, world: { levels: { levels: broken, mine: broken } } })
export const English: Story = { ...SilverUntilNextYear, globals: { language: 'en' } }
export const Traditional: Story = { ...SilverUntilNextYear, globals: { language: 'zh-Hant' } }
export const Wide: Story = { ...SilverUntilNextYear, ...WIDE }
