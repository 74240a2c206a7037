import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../../../src/ui/feedback/Skeleton.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/Skeleton 骨架',
  id: 'components-skeleton',
  component: Skeleton as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'The place of what is on its way.' } } },
}
export default meta

export const Live: StoryObj = {
  args: { width: '60%', height: '120px', shape: 'card' },
  render: live(Skeleton as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'In the shape of what comes: nothing jumps when it is there.',
        shown: (
          <>
            <Skeleton height="88px" shape="photo" />
            <Skeleton width="60%" />
          </>
        ),
      }}
      no={{
        because: 'Three lines where a photo will stand.',
        shown: (
          <>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </>
        ),
      }}
    />
  ),
}
