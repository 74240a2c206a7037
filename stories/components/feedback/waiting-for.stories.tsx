import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../../../src/ui/feedback/Skeleton.tsx'
import { WaitingFor } from '../../../src/ui/feedback/WaitingFor.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/WaitingFor 等待的形状',
  id: 'components-waiting-for',
  component: WaitingFor as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'A screen whose contents are on their way, in the shape of what comes.' } },
  },
}
export default meta

export const Live: StoryObj = {
  args: { what: 'product' },
  argTypes: { what: { control: 'select', options: ['product', 'photos', 'order', 'looks', 'desk'] } },
  render: live(WaitingFor as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'A picture where the picture comes: nothing jumps.',
        shown: <Skeleton height="120px" shape="card" />,
      }}
      no={{ because: 'Lines where photos will stand.', shown: <Skeleton width="60%" /> }}
    />
  ),
}
