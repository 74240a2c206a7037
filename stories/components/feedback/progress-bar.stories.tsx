import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from '../../../src/ui/feedback/Progress.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/ProgressBar 进度条',
  id: 'components-progress-bar',
  component: ProgressBar as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'How far something is; without a value, that it goes on.' } },
  },
}
export default meta

export const Live: StoryObj = { args: { value: 0.48, label: '照片上传' }, render: live(ProgressBar as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'A bar with its numbers.',
        shown: (
          <>
            <p>23 / 48</p>
            <ProgressBar value={0.48} label="Photos" />
          </>
        ),
      }}
      no={{
        because: 'No value although it is known.',
        shown: (
          <>
            <ProgressBar label="Photos" />
          </>
        ),
      }}
    />
  ),
}
