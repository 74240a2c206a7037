import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '../../../src/ui/controls/IconButton.tsx'
import { EDITOR_ICONS } from '../../../src/ui/pictures/editor-icons.ts'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/1 Controls 控件/IconButton 图标按钮',
  id: 'components-icon-button',
  component: IconButton as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: {
      description: {
        component: 'A tool that is known by its picture; its name is heard, and shown where there is room.',
      },
    },
  },
}
export default meta

export const Live: StoryObj = {
  args: { icon: 'crop', label: '裁剪', captioned: true, selected: false, disabled: false, count: 0 },
  render: live(IconButton as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'Tools of a photo carry their names. A way to what waits says how much.',
        shown: (
          <>
            <IconButton icon="cart" label="Cart: 3 items" count={3} />
            <div style={{ display: 'flex' }}>
              <IconButton icon="crop" label="Crop" captioned />
              <IconButton icon={EDITOR_ICONS.rotate} label="Turn" captioned />
            </div>
          </>
        ),
      }}
      no={{
        because: 'Half of a row with names, half without.',
        shown: (
          <>
            <div style={{ display: 'flex' }}>
              <IconButton icon="crop" label="Crop" />
              <IconButton icon="swap" label="Swap" captioned />
            </div>
          </>
        ),
      }}
    />
  ),
}
