import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckBox } from '../../../src/ui/controls/CheckBox.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/1 Controls 控件/CheckBox 勾选',
  id: 'components-check-box',
  component: CheckBox as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'Yes or no, by itself; the sentence is pressed as well.' } },
  },
}
export default meta

export const Live: StoryObj = { args: { checked: true, children: '印上这句话' }, render: live(CheckBox as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'A whole sentence that is true when it is ticked.',
        shown: (
          <>
            <CheckBox checked onCheckedChange={() => undefined}>
              <W>印上这句话</W>
            </CheckBox>
          </>
        ),
      }}
      no={{
        because: 'A negation: nobody knows what the tick says.',
        shown: (
          <>
            <CheckBox checked onCheckedChange={() => undefined}>
              No, do not print this
            </CheckBox>
          </>
        ),
      }}
    />
  ),
}
