import type { Meta, StoryObj } from '@storybook/react-vite'
import { Phrases } from '../../../src/ui/feedback/Phrases.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/Phrases 短语',
  id: 'components-phrases',
  component: Phrases as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'What was chosen of a thing, phrase by phrase.' } } },
}
export default meta

const CHOSEN = ['20 页', '21 × 21 厘米', '封面：布面', '2 本']

export const Live: StoryObj = { args: { words: CHOSEN }, render: live(Phrases as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{ because: 'Each phrase stays whole where a line ends.', shown: <Phrases words={CHOSEN} /> }}
      no={{
        because: 'A sentence is no phrase: it is a paragraph.',
        shown: <Phrases words={['这本书有二十页，封面是布面。']} />,
      }}
    />
  ),
}
