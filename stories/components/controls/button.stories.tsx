import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/1 Controls 控件/Button 按钮',
  id: 'components-button',
  component: Button as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'What is pressed. One primary on a screen.' } } },
}
export default meta

export const Live: StoryObj = {
  args: { variant: 'primary', wide: false, busy: false, disabled: false, children: '付款 ¥ 140.00' },
  render: live(Button as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'One primary, and it says what happens and what it costs.',
        shown: (
          <>
            <Button variant="primary" wide>
              <W>付款 ¥ 140.00</W>
            </Button>
            <Button variant="quiet" wide>
              <W>稍后再说</W>
            </Button>
          </>
        ),
      }}
      no={{
        because: 'Two primaries ask which one is meant; “OK” does not say to what.',
        shown: (
          <>
            <Button variant="primary" wide>
              <W>确定</W>
            </Button>
            <Button variant="primary" wide>
              <W>提交</W>
            </Button>
          </>
        ),
      }}
    />
  ),
}
