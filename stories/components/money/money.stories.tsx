import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from '../../../src/ui/money/Money.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/4 Money 金额/Money 金额',
  id: 'components-money',
  component: Money as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'An amount in figures of one width, in the language’s own order.' } },
  },
}
export default meta

export const Live: StoryObj = { args: { amount: 35_870, currency: 'CNY', size: 'large' }, render: live(Money as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'Figures stand under each other.',
        shown: (
          <>
            <Money amount={111_100} currency="CNY" />
            <Money amount={888_888} currency="CNY" />
          </>
        ),
      }}
      no={{
        because: 'Typed by hand: one digit missing, another sign elsewhere.',
        shown: (
          <>
            <p>¥358.7</p>
          </>
        ),
      }}
    />
  ),
}
