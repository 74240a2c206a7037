import type { Meta, StoryObj } from '@storybook/react-vite'
import { InPieces } from '../../../src/ui/feedback/InPieces.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/2 Feedback 反馈/In pieces 分句',
  id: 'components-in-pieces',
  component: InPieces as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'A title or a short centred sentence, parted behind its commas and stops.' } },
  },
}
export default meta

const SENTENCE = '影集保存失败，请刷新获取最新信息'

export const Live: StoryObj = { args: { children: SENTENCE }, render: live(InPieces as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{ because: 'A title of two clauses has each on a line of its own.', shown: <InPieces>{SENTENCE}</InPieces> }}
      no={{
        because: 'A paragraph fills its lines: its sentences follow each other.',
        shown: <InPieces>付款后就开始制作。做好以后会寄给你。路上大约三天。</InPieces>,
      }}
    />
  ),
}
