import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookSpread } from '../../../src/ui/pictures/BookPicture.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/5 Pictures 图片/BookSpread 书页',
  id: 'components-book-spread',
  component: BookSpread as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'An open book: one full page, one of three.' } } },
}
export default meta

export const Live: StoryObj = {
  args: { ratio: 1, shots: ['family-beach', 'sea-silver', 'kite-day', 'balloons'] },
  render: live(BookSpread as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'Photos of one day.',
        shown: (
          <>
            <BookSpread ratio={1} shots={['family-beach', 'sea-silver', 'kite-day', 'balloons']} />
          </>
        ),
      }}
      no={{
        because: 'One photo four times.',
        shown: (
          <>
            <BookSpread ratio={1} shots={['family-beach', 'family-beach', 'family-beach', 'family-beach']} />
          </>
        ),
      }}
    />
  ),
}
