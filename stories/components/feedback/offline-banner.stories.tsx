import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineBanner } from '../../../src/ui/feedback/OfflineBanner.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/OfflineBanner 离线横幅',
  id: 'components-offline-banner',
  component: OfflineBanner as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: {
      description: {
        component: 'Says that there is no network, and goes when there is. Set the toolbar’s network to Offline.',
      },
    },
  },
}
export default meta

export const Live: StoryObj = { args: {}, render: live(OfflineBanner as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'Shown by itself wherever the network is gone.',
        shown: (
          <>
            <OfflineBanner />
          </>
        ),
      }}
      no={{
        because: 'Who is offline goes on working: nothing stands in the way.',
        shown: (
          <>
            <p>A dialog “No network” that must be closed.</p>
          </>
        ),
      }}
    />
  ),
}
