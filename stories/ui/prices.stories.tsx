import type { Meta, StoryObj } from '@storybook/react-vite'
import { ORDER_STATES, orderSteps } from '../../domain/order/order-state.ts'
import { minorUnits } from '../../domain/units.ts'
import { StepLine } from '../../src/ui/feedback/StepLine.tsx'
import { PriceLines } from '../../src/ui/money/PriceLines.tsx'
import { Sheaf } from './Sheaf.tsx'

const meta: Meta = { title: 'The language/Prices 价格', id: 'the-language-prices' }
export default meta

export const EveryLine: StoryObj = {
  render: () => (
    <Sheaf title="Price lines">
      <PriceLines
        currency="CNY"
        total={minorUnits(23_370)}
        lines={[
          { kind: 'base', item: 0, amount: minorUnits(12_800) },
          { kind: 'attributes', item: 0, amount: minorUnits(1500) },
          { kind: 'extra-pages', item: 0, count: 6, each: minorUnits(250), amount: minorUnits(1500) },
          { kind: 'quantity', item: 0, count: 2, each: minorUnits(15_800), amount: minorUnits(15_800) },
          { kind: 'member', item: 0, amount: minorUnits(-3160) },
          { kind: 'coupon', amount: minorUnits(-6270) },
          { kind: 'delivery', amount: minorUnits(1200) },
        ]}
      />
    </Sheaf>
  ),
}

export const OrderLines: StoryObj = {
  render: () => (
    <Sheaf title="Where an order stands">
      {ORDER_STATES.map((state) => (
        <StepLine key={state} steps={orderSteps(state, {})} />
      ))}
    </Sheaf>
  ),
}
