import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookCover } from '../../../src/ui/pictures/BookPicture.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/5 Pictures 图片/BookCover 书封',
  id: 'components-book-cover',
  component: BookCover as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'A closed book from the front, as a mock-up.' } } },
}
export default meta

export const Live: StoryObj = {
  args: { ratio: 1, shot: 'family-beach', title: '我们的夏天' },
  render: live(BookCover as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'In its own shape.',
        shown: (
          <>
            <BookCover ratio={1} shot="family-beach" title="Our summer" />
          </>
        ),
      }}
      no={{
        because: 'A shape that no book has.',
        shown: (
          <>
            <BookCover ratio={2.4} shot="family-beach" title="" />
          </>
        ),
      }}
    />
  ),
}
