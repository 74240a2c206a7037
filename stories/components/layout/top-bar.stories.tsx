import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '../../../src/ui/controls/IconButton.tsx'
import { TopBar } from '../../../src/ui/layout/TopBar.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/3 Layout 布局/TopBar 顶栏',
  id: 'components-top-bar',
  component: TopBar as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'Where one is, and the way back.' } } },
}
export default meta

export const Live: StoryObj = { args: { title: '我们的夏天', onBack: () => undefined }, render: live(TopBar as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'The thing’s own name, two tools at most.',
        shown: (
          <>
            <TopBar
              title={<W>我们的夏天</W>}
              onBack={() => undefined}
              actions={<IconButton icon="undo" label="Undo" />}
            />
          </>
        ),
      }}
      no={{
        because: 'Four tools: the name has no room.',
        shown: (
          <>
            <TopBar
              title={<W>青岛的夏天和外婆家的秋天，两家人一起过的第一个假期</W>}
              actions={
                <>
                  <IconButton icon="undo" label="Undo" />
                  <IconButton icon="redo" label="Redo" />
                  <IconButton icon="crop" label="Crop" />
                  <IconButton icon="swap" label="Swap" />
                </>
              }
            />
          </>
        ),
      }}
    />
  ),
}
