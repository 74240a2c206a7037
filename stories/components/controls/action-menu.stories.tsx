import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActionMenu } from '../../../src/ui/controls/ActionMenu.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/1 Controls 控件/ActionMenu 菜单',
  id: 'components-action-menu',
  component: ActionMenu as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'What can be done with a thing, beside the pointer.' } } },
}
export default meta

export const Live: StoryObj = {
  args: {
    label: '照片',
    at: { x: 24, y: 24 },
    groups: [
      [
        { icon: 'crop', label: '裁剪' },
        { icon: 'swap', label: '交换' },
      ],
      [{ icon: 'trash', label: '删除' }],
    ],
    onClose: () => undefined,
  },
  render: live(ActionMenu as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'What takes away stands last, behind a line; all of it is on the screen without the menu too.',
        shown: (
          <>
            <ul>
              <li>
                <W>裁剪</W>
              </li>
              <li>
                <W>交换</W>
              </li>
              <li>—</li>
              <li>
                <W>删除</W>
              </li>
            </ul>
          </>
        ),
      }}
      no={{
        because: 'Deleting first, where a finger lands; a thing that is only here.',
        shown: (
          <>
            <ul>
              <li>
                <W>删除</W>
              </li>
              <li>
                <W>裁剪</W>
              </li>
            </ul>
          </>
        ),
      }}
    />
  ),
}
