import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loading } from '../../../src/ui/feedback/Loading.tsx'
import { Skeleton } from '../../../src/ui/feedback/Skeleton.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/Loading 加载中',
  id: 'components-loading',
  component: Loading as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    // It is seen when five seconds are over: here they are.
    slow: true,
    docs: {
      description: {
        component:
          'Beside the shapes of what is coming: told to who listens at once, and to everybody after five seconds.',
      },
    },
  },
}
export default meta

export const Live: StoryObj = { args: {}, render: live(Loading as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'The shape stays where it is, and the sentence comes when somebody begins to wonder.',
        shown: (
          <>
            <Skeleton height="88px" shape="photo" />
            <Skeleton width="60%" />
            <p>
              <W>比平时慢一些。会自己继续加载，什么都不会丢。</W>
            </p>
          </>
        ),
      }}
      no={{
        because: 'Said at once, it tells of a trouble that is none.',
        shown: (
          <p>
            <W>加载失败？请检查网络</W>
          </p>
        ),
      }}
    />
  ),
}
