import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoPhoto } from '../../../src/ui/pictures/demo-photo.ts'
import { framedIn } from '../../../src/ui/pictures/framed-in.ts'
import { PrintedPicture } from '../../../src/ui/pictures/PrintedPicture.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/5 Pictures 图片/PrintedPicture 成品图',
  id: 'components-printed-picture',
  component: PrintedPicture as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'The shopper’s own thing from the front, or a mock-up until it is painted.' } },
  },
}
export default meta

export const Live: StoryObj = {
  args: { src: '', title: '我们的夏天', ratio: 1, bound: true },
  render: live(PrintedPicture as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'Their own photo; a frame in its wood.',
        shown: (
          <>
            <div style={{ width: 120 }}>
              <PrintedPicture src={demoPhoto('family-beach')} title="Our summer" ratio={1} />
            </div>
            <div style={{ width: 120, ...framedIn('#d2b48a') }}>
              <PrintedPicture src={demoPhoto('family-beach')} title="" ratio={1.5} bound={false} />
            </div>
          </>
        ),
      }}
      no={{
        because: 'A spine on a print.',
        shown: (
          <>
            <div style={{ width: 120 }}>
              <PrintedPicture src={demoPhoto('family-beach')} title="A print" ratio={1.5} bound />
            </div>
          </>
        ),
      }}
    />
  ),
}
