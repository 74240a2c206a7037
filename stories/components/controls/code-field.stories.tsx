import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeField } from '../../../src/ui/controls/CodeField.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/1 Controls 控件/CodeField 验证码',
  id: 'components-code-field',
  component: CodeField as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'Digits of a code, one box each; pasted and filled in by the phone too.' } },
  },
}
export default meta

export const Live: StoryObj = {
  args: { length: 6, label: '短信里的验证码', value: '123', disabled: false },
  render: live(CodeField as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'A wrong code stays readable, and the sentence says what to do.',
        shown: (
          <>
            <CodeField
              length={6}
              label="Code"
              value="123456"
              onValueChange={() => undefined}
              error={<W>验证码不对，请再看看最新的那条短信。</W>}
            />
          </>
        ),
      }}
      no={{
        because: 'Emptied without a word: what was typed cannot be compared.',
        shown: (
          <>
            <CodeField length={6} label="Code" value="" onValueChange={() => undefined} error={<W>出错了</W>} />
          </>
        ),
      }}
    />
  ),
}
