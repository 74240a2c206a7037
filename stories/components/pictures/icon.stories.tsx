import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../../../src/ui/pictures/Icon.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/5 Pictures 图片/Icon 图标',
  id: 'components-icon',
  component: Icon as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'One hand, 24 px, lines of 1.5.' } } },
}
export default meta

export const Live: StoryObj = { args: { name: 'crop', size: 24 }, render: live(Icon as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'At 20 or 24 px, in the colour of its words.',
        shown: (
          <>
            <Icon name="crop" />
          </>
        ),
      }}
      no={{
        because: 'An icon is no drawing.',
        shown: (
          <>
            <Icon name="crop" size={96} />
          </>
        ),
      }}
    />
  ),
}
