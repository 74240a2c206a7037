import type { Meta, StoryObj } from '@storybook/react-vite'
import { NetworkLost } from '../../../machines/faults.ts'
import { FaultState } from '../../../src/ui/feedback/FaultState.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/FaultState 故障',
  id: 'components-fault-state',
  component: FaultState as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'A screen that did not come: why, and once more.' } } },
}
export default meta

export const Live: StoryObj = {
  args: { fault: null, title: 'This page did not come', onRetry: () => undefined },
  render: live(FaultState as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'The shop was not reached: said so, with “try again”.',
        shown: (
          <>
            <FaultState fault={new NetworkLost('no answer')} onRetry={() => undefined} />
          </>
        ),
      }}
      no={{
        because: 'What only a developer reads.',
        shown: (
          <>
            <p>Error 500: undefined is not a function</p>
          </>
        ),
      }}
    />
  ),
}
