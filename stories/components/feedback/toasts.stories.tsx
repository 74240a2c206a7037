import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { Toasts, toast } from '../../../src/ui/feedback/Toast.tsx'
import { DoAndDont, LIVE, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/Toasts 提示',
  id: 'components-toasts',
  component: Toasts as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'One short sentence at the top that goes by itself after two seconds.' } },
  },
}
export default meta

export const Live: StoryObj = { args: {}, render: () => <Button onClick={() => toast('OK', 'success')}>Say it</Button> }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'What worked and needs no answer.',
        shown: (
          <>
            <Button onClick={() => toast('Link copied')}>Copy the link</Button>
          </>
        ),
      }}
      no={{
        because: 'What must be read or done: it is gone before it is read.',
        shown: (
          <>
            <Button onClick={() => toast('The payment failed. Choose another way or call 400 820 8820.', 'danger')}>
              Pay
            </Button>
          </>
        ),
      }}
    />
  ),
}
