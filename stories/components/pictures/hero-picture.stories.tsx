import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeroPicture } from '../../../src/ui/pictures/ProductPicture.tsx'
import { Shot } from '../../../src/ui/pictures/Shot.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/5 Pictures 图片/HeroPicture 首图',
  id: 'components-hero-picture',
  component: HeroPicture as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'What stands first in the window: an open book.' } } },
}
export default meta

export const Live: StoryObj = { args: {}, render: live(HeroPicture as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{ because: 'The thing that is bought, open, with photographs like theirs.', shown: <HeroPicture /> }}
      no={{
        because: 'A photograph alone: nobody sees what is sold.',
        shown: (
          <div style={{ position: 'relative', height: 160 }}>
            <Shot of="couple-shore" />
          </div>
        ),
      }}
    />
  ),
}
