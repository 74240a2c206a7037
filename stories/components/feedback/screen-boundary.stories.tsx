import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenBoundary } from '../../../src/ui/feedback/ScreenBoundary.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/ScreenBoundary 边界',
  id: 'components-screen-boundary',
  component: ScreenBoundary as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'Keeps a fault of one screen from taking the shop down.' } },
  },
}
export default meta

export const Live: StoryObj = {
  args: { children: '我们的夏天', otherwise: () => null },
  render: live(ScreenBoundary as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'Around each screen, with a way out.',
        shown: (
          <>
            <ScreenBoundary otherwise={() => <p>What is shown instead</p>}>
              <W>我们的夏天</W>
            </ScreenBoundary>
          </>
        ),
      }}
      no={{
        because: 'Around nothing: one fault and the shop is gone.',
        shown: (
          <>
            <p>A white page</p>
          </>
        ),
      }}
    />
  ),
}
