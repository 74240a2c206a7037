import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { Dialog } from '../../../src/ui/overlays/Dialog.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/Dialog 对话框',
  id: 'components-dialog',
  component: Dialog as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'A question that must be answered first.' } } },
}
export default meta

export const Live: StoryObj = {
  args: { open: true, title: '要删除这本书吗？', children: '30 天内还能找回来。', actions: '留着' },
  render: live(Dialog as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'The answers say what they do.',
        shown: (
          <>
            <p>
              <b>
                <W>要删除这本书吗？</W>
              </b>
            </p>
            <Button variant="danger">
              <W>删除这本书</W>
            </Button>
            <Button variant="quiet">
              <W>留着</W>
            </Button>
          </>
        ),
      }}
      no={{
        because: 'Of what? A question that is asked each time is not read.',
        shown: (
          <>
            <p>
              <b>Are you sure?</b>
            </p>
            <Button variant="primary">
              <W>确定</W>
            </Button>
            <Button variant="quiet">
              <W>返回</W>
            </Button>
          </>
        ),
      }}
    />
  ),
}
