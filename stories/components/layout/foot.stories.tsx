import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { BottomBar } from '../../../src/ui/layout/BottomBar.tsx'
import { Foot } from '../../../src/ui/layout/Foot.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/3 Layout 布局/Foot 底边',
  id: 'components-foot',
  component: Foot as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: {
      description: { component: 'The lower edge of a screen: what stands there stays, and the page ends above it.' },
    },
  },
}
export default meta

export const Live: StoryObj = {
  args: { inert: false, children: '一共 ¥ 140.00' },
  render: live(Foot as never),
}

/** A screen of its own: what is fixed keeps to it. */
const SCREEN = { position: 'relative', contain: 'layout', minHeight: 180 } as const

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'A bar with the way on, and above it what is told about it.',
        shown: (
          <div style={SCREEN}>
            <Foot>
              <BottomBar note={<W>一共 ¥ 140.00</W>}>
                <Button variant="primary" wide>
                  <W>付款 ¥ 140.00</W>
                </Button>
              </BottomBar>
            </Foot>
          </div>
        ),
      }}
      no={{
        because: 'A second foot on the same screen: they lie on each other.',
        shown: (
          <div style={SCREEN}>
            <p>Put both into one.</p>
          </div>
        ),
      }}
    />
  ),
}
