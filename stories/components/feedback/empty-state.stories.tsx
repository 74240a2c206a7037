import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { EmptyState } from '../../../src/ui/feedback/EmptyState.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/EmptyState 空状态',
  id: 'components-empty-state',
  component: EmptyState as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'Nothing is here, and what to do about it.' } } },
}
export default meta

export const Live: StoryObj = {
  args: { drawing: 'emptyBook', title: '这里还是空的', children: '先做一本，再回来看它。', tone: 'plain' },
  render: live(EmptyState as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'The first step is one tap away.',
        shown: (
          <>
            <EmptyState
              drawing="photos"
              title={<W>这里还是空的</W>}
              action={
                <Button variant="primary">
                  <W>加入照片</W>
                </Button>
              }
            >
              <W>先做一本，再回来看它。</W>
            </EmptyState>
          </>
        ),
      }}
      no={{
        because: 'No way on, and a drawing of something broken where nothing is.',
        shown: (
          <>
            <EmptyState drawing="torn" title="No data" />
          </>
        ),
      }}
    />
  ),
}
