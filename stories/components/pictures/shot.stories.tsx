import type { Meta, StoryObj } from '@storybook/react-vite'
import { Shot } from '../../../src/ui/pictures/Shot.tsx'
import { DoAndDont, LIVE, NO_CONTROLS } from '../live.tsx'

const meta: Meta<typeof Shot> = {
  title: 'Components/5 Pictures 图片/Shot 照片',
  id: 'components-shot',
  component: Shot,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'A demo photograph in its slot; a quiet horizon where it does not come.' } },
  },
}
export default meta

export const Live: StoryObj<typeof Shot> = {
  args: { of: 'family-beach' },
  render: (args) => (
    <div style={{ position: 'relative', height: 240 }}>
      <Shot {...args} />
    </div>
  ),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'Filling its slot.',
        shown: (
          <>
            <div style={{ position: 'relative', height: 160 }}>
              <Shot of="family-beach" />
            </div>
          </>
        ),
      }}
      no={{
        because: 'Stretched: photos are cut, never pulled.',
        shown: (
          <>
            <div style={{ position: 'relative', height: 160 }}>
              <Shot of="family-beach" style={{ objectFit: 'fill', width: '40%' }} />
            </div>
          </>
        ),
      }}
    />
  ),
}
