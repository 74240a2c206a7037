import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suggestions } from '../../../src/ui/controls/Suggestions.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/1 Controls 控件/Suggestions 建议',
  id: 'components-suggestions',
  component: Suggestions as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'Words that may be taken with one tap instead of being typed.' } },
  },
}
export default meta

export const Live: StoryObj = {
  args: { suggestions: ['青岛的夏天', '2026 年 5 月'] },
  render: live(Suggestions as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'Few, from the photos themselves, and a way not to.',
        shown: (
          <>
            <Suggestions
              suggestions={['Summer in Qingdao', 'May 2026']}
              onChoose={() => undefined}
              none={<W>不写标题</W>}
            />
          </>
        ),
      }}
      no={{
        because: 'Words that say nothing about these photos.',
        shown: (
          <>
            <Suggestions
              suggestions={['My album', 'My photo book', 'Memories', 'Untitled']}
              onChoose={() => undefined}
            />
          </>
        ),
      }}
    />
  ),
}
