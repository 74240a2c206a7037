import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookCover, BookFront } from '../../../src/ui/pictures/BookPicture.tsx'
import { demoPhoto } from '../../../src/ui/pictures/demo-photo.ts'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/5 Pictures 图片/BookFront 封面',
  id: 'components-book-front',
  component: BookFront as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'A closed book, cut out of its painted cover.' } } },
}
export default meta

export const Live: StoryObj = { args: { ratio: 1, src: demoPhoto('family-beach') }, render: live(BookFront as never) }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'The shopper’s own cover as soon as it is painted.',
        shown: (
          <>
            <BookFront ratio={1} src={demoPhoto('family-beach')} />
          </>
        ),
      }}
      no={{
        because: 'Another’s photo where their own could stand.',
        shown: (
          <>
            <BookCover ratio={1} shot="ridges-dawn" title="" />
          </>
        ),
      }}
    />
  ),
}
