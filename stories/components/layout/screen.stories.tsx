import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen } from '../../../src/ui/layout/Screen.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/3 Layout 布局/Screen 屏幕',
  id: 'components-screen',
  component: Screen as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'The frame of a screen: bars, one column on a phone, two from 900 px on.' } },
  },
}
export default meta

export const Live: StoryObj = { args: { busy: false, children: '我们的夏天' }, render: live(Screen as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'A lead where there is something to look at.',
        shown: (
          <>
            <p>Picture on the left from 900 px on, what is decided on the right.</p>
          </>
        ),
      }}
      no={{
        because: 'Lines longer than 70 letters.',
        shown: (
          <>
            <p>A form as wide as a desk.</p>
          </>
        ),
      }}
    />
  ),
}
