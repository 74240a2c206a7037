import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { BottomBar } from '../../../src/ui/layout/BottomBar.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/3 Layout 布局/BottomBar 底栏',
  id: 'components-bottom-bar',
  component: BottomBar as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'What goes on from here, within the thumb’s reach.' } } },
}
export default meta

export const Live: StoryObj = {
  args: { note: '一共 ¥ 140.00', children: '付款 ¥ 140.00' },
  render: live(BottomBar as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'One way on, and its price.',
        shown: (
          <>
            <BottomBar note={<W>一共 ¥ 140.00</W>}>
              <Button variant="primary" wide>
                <W>付款 ¥ 140.00</W>
              </Button>
            </BottomBar>
          </>
        ),
      }}
      no={{
        because: 'Deleting where the thumb rests.',
        shown: (
          <>
            <BottomBar>
              <Button variant="danger" wide>
                <W>删除这本书</W>
              </Button>
            </BottomBar>
          </>
        ),
      }}
    />
  ),
}
