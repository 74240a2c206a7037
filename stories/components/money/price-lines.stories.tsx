import type { Meta, StoryObj } from '@storybook/react-vite'
import { minorUnits } from '../../../domain/units.ts'
import { Money } from '../../../src/ui/money/Money.tsx'
import { PriceLines } from '../../../src/ui/money/PriceLines.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const LINES = [
  { kind: 'base', item: 0, amount: minorUnits(12_800) },
  { kind: 'attributes', item: 0, amount: minorUnits(1500) },
] as const

const meta: Meta = {
  title: 'Components/4 Money 金额/PriceLines 价格明细',
  id: 'components-price-lines',
  component: PriceLines as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'What a price is made of; what is taken off is told apart.' } },
  },
}
export default meta

export const Live: StoryObj = {
  args: { currency: 'CNY', total: 14_300, lines: LINES },
  render: live(PriceLines as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'Every line that changes the sum, and the sum.',
        shown: (
          <>
            <PriceLines currency="CNY" total={minorUnits(14_300)} lines={LINES} />
          </>
        ),
      }}
      no={{
        because: 'A sum that nobody can check.',
        shown: (
          <>
            <Money amount={14_300} currency="CNY" size="large" />
          </>
        ),
      }}
    />
  ),
}
