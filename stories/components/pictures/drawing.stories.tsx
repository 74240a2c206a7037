import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawing } from '../../../src/ui/pictures/Drawing.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/5 Pictures 图片/Drawing 插画',
  id: 'components-drawing',
  component: Drawing as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'One drawing for each kind of nothing.' } } },
}
export default meta

export const Live: StoryObj = { args: { name: 'emptyBook', width: 176 }, render: live(Drawing as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'With a sentence below.',
        shown: (
          <>
            <Drawing name="emptyBook" />
          </>
        ),
      }}
      no={{
        because: 'Small as an icon: use an icon.',
        shown: (
          <>
            <Drawing name="emptyBook" width={32} />
          </>
        ),
      }}
    />
  ),
}
