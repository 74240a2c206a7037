import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderSteps } from '../../../domain/order/order-state.ts'
import { ProgressBar } from '../../../src/ui/feedback/Progress.tsx'
import { StepLine } from '../../../src/ui/feedback/StepLine.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/StepLine 步骤',
  id: 'components-step-line',
  component: StepLine as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'Where an order stands.' } } },
}
export default meta

export const Live: StoryObj = { args: { steps: orderSteps('in-production', {}) }, render: live(StepLine as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'What is done, what is now, what comes.',
        shown: (
          <>
            <StepLine steps={orderSteps('shipped', {})} />
          </>
        ),
      }}
      no={{
        because: '66 % of an order says nothing.',
        shown: (
          <>
            <ProgressBar value={0.66} label="Order" />
          </>
        ),
      }}
    />
  ),
}
