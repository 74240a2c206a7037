import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressRing } from '../../../src/ui/feedback/Progress.tsx'
import { DoAndDont, LIVE, NO_CONTROLS } from '../live.tsx'

const meta: Meta<typeof ProgressRing> = {
  title: 'Components/2 Feedback 反馈/ProgressRing 进度环',
  id: 'components-progress-ring',
  component: ProgressRing,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'How far one photo is, over it.' } } },
}
export default meta

export const Live: StoryObj<typeof ProgressRing> = {
  args: { value: 0.5, label: '第一张', size: 48 },
  render: (args) => (
    <div style={{ background: 'var(--ink)', padding: 32 }}>
      <ProgressRing {...args} />
    </div>
  ),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'White, on the darkened photo.',
        shown: (
          <>
            <div style={{ background: 'var(--ink)', padding: 16 }}>
              <ProgressRing value={0.5} label="Photo" />
            </div>
          </>
        ),
      }}
      no={{
        because: 'On paper it is not seen: use a bar.',
        shown: (
          <>
            <div style={{ padding: 16 }}>
              <ProgressRing value={0.5} label="Photo" />
            </div>
          </>
        ),
      }}
    />
  ),
}
