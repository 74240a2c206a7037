import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sheet } from '../../../src/ui/overlays/Sheet.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/3 Layout 布局/Sheet 面板',
  id: 'components-sheet',
  component: Sheet as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: {
      description: {
        component: 'A part of this screen, from below. Goes by a swipe, the cross, Escape or a tap beside it.',
      },
    },
  },
}
export default meta

export const Live: StoryObj = {
  args: { open: true, title: '换照片', wide: false, children: '点一张照片，放到页面上。' },
  render: live(Sheet as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'What belongs to what is seen behind it.',
        shown: (
          <>
            <p>Photos to choose from, over the page that they come onto.</p>
          </>
        ),
      }}
      no={{
        because: 'Two floors: it is a screen by then.',
        shown: (
          <>
            <p>A sheet that opens a sheet that opens a dialog.</p>
          </>
        ),
      }}
    />
  ),
}
