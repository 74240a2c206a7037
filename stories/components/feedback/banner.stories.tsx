import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { Banner } from '../../../src/ui/feedback/Banner.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/Banner 横幅',
  id: 'components-banner',
  component: Banner as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'A sentence about this screen that stays until it is no longer true.' } },
  },
}
export default meta

export const Live: StoryObj = {
  args: { tone: 'warning', icon: 'warning', edge: false, children: '有两张照片还没传完。' },
  render: live(Banner as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'What is the matter, and what can be done, in one line.',
        shown: (
          <>
            <Banner
              tone="warning"
              icon="warning"
              action={
                <Button variant="quiet">
                  <W>再试一次</W>
                </Button>
              }
            >
              <W>有两张照片还没传完。</W>
            </Banner>
          </>
        ),
      }}
      no={{
        because: 'Red without a way out.',
        shown: (
          <>
            <Banner tone="danger" icon="warning">
              <W>出错了</W>
            </Banner>
          </>
        ),
      }}
    />
  ),
}
