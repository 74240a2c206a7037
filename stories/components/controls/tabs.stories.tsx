import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from '../../../src/ui/controls/Tabs.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/1 Controls 控件/Tabs 标签',
  id: 'components-tabs',
  component: Tabs as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'Parts of one place, of which one is seen.' } } },
}
export default meta

export const Live: StoryObj = {
  args: {
    label: '分类',
    value: 'books',
    tabs: [
      { value: 'books', label: '照片书', count: 3 },
      { value: 'wall', label: '挂墙摆台' },
      { value: 'cards', label: '卡片与照片' },
    ],
    children: '照片',
  },
  render: live(Tabs as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'Names of things, with how many there are.',
        shown: (
          <>
            <Tabs
              label="Kinds"
              value="a"
              onValueChange={() => undefined}
              tabs={[
                { value: 'a', label: <W>照片书</W>, count: 3 },
                { value: 'b', label: <W>挂墙摆台</W> },
              ]}
            >
              <W>照片</W>
            </Tabs>
          </>
        ),
      }}
      no={{
        because: 'Steps that follow each other are a StepLine.',
        shown: (
          <>
            <Tabs
              label="Steps"
              value="a"
              onValueChange={() => undefined}
              tabs={[
                { value: 'a', label: '1 Address' },
                { value: 'b', label: '2 Pay' },
              ]}
            >
              …
            </Tabs>
          </>
        ),
      }}
    />
  ),
}
