import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { SearchField } from '../../../src/ui/controls/SearchField.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/1 Controls 控件/SearchField 搜索',
  id: 'components-search-field',
  component: SearchField as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'Words that narrow what is shown, while they are typed.' } },
  },
}
export default meta

export const Live: StoryObj = { args: { label: '搜索商品', value: '照片书' }, render: live(SearchField as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'What was typed can be taken out with one tap.',
        shown: (
          <>
            <SearchField label="Search" value="book" onValueChange={() => undefined} />
          </>
        ),
      }}
      no={{
        because: 'A button to press: results come by themselves.',
        shown: (
          <>
            <SearchField label="Search" value="" onValueChange={() => undefined} />
            <Button variant="primary">
              <W>提交</W>
            </Button>
          </>
        ),
      }}
    />
  ),
}
