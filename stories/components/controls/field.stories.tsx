import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../../../src/ui/controls/Field.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/1 Controls 控件/Field 输入框',
  id: 'components-field',
  component: Field as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'One line, or several, that is typed.' } } },
}
export default meta

export const Live: StoryObj = {
  args: { label: '手机号', hint: '只发一次验证码，不发广告。', placeholder: '138 0013 8000' },
  render: live(Field as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'The name stands above and stays; the fault says how it is right.',
        shown: (
          <>
            <Field label={<W>手机号</W>} defaultValue="238001" error={<W>手机号是 1 开头的 11 位数字。</W>} />
          </>
        ),
      }}
      no={{
        because: 'A request in the placeholder goes with the first letter.',
        shown: (
          <>
            <Field
              label={<W>手机号</W>}
              defaultValue=""
              placeholder="Please enter a valid phone number"
              error={<W>出错了</W>}
            />
          </>
        ),
      }}
    />
  ),
}
