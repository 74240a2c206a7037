import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { ActionRow } from '../../../src/ui/feedback/ActionRow.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/WaysOut 出路',
  id: 'components-ways-out',
  component: ActionRow as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'Buttons below a sentence: what can be done about it.' } } },
}
export default meta

export const Live: StoryObj = { args: { children: '再试一次' }, render: live(ActionRow as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'What most want first, and always a way back.',
        shown: (
          <>
            <ActionRow>
              <Button variant="primary">
                <W>再试一次</W>
              </Button>
              <Button variant="quiet">
                <W>返回</W>
              </Button>
            </ActionRow>
          </>
        ),
      }}
      no={{
        because: 'A dead button and nothing else.',
        shown: (
          <>
            <ActionRow>
              <Button disabled>
                <W>再试一次</W>
              </Button>
            </ActionRow>
          </>
        ),
      }}
    />
  ),
}
