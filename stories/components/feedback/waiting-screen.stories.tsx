import type { Meta, StoryObj } from '@storybook/react-vite'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { WaitingScreen } from '../../../src/ui/feedback/WaitingScreen.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/WaitingScreen 等待',
  id: 'components-waiting-screen',
  component: WaitingScreen as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: {
      description: { component: 'A screen whose code is on its way, in the shape of what its address begins with.' },
    },
  },
}
export default meta

export const Live: StoryObj = { args: {}, render: live(WaitingScreen as never) }

const at = (path: string): StoryObj => ({
  render: () => (
    <Router hook={memoryLocation({ path, static: true }).hook}>
      <WaitingScreen />
    </Router>
  ),
})

export const BeforeAnAlbum = at('/album_detail')
export const BeforeAnOrder = at('/order_info')
export const BeforeADesk = at('/theme_preview')

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'For as long as a screen loads.',
        shown: (
          <>
            <p>The frame of what comes, at once.</p>
          </>
        ),
      }}
      no={{
        because: 'Three pictures where one is enough.',
        shown: (
          <>
            <p>A spinner for a second, then a frame, then the screen.</p>
          </>
        ),
      }}
    />
  ),
}
