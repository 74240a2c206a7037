import type { Meta, StoryObj } from '@storybook/react-vite'
import { DEMO_BOOKS } from '../../../domain/demo/book-products.ts'
import { DEMO_THEMES } from '../../../domain/demo/themes.ts'
import { innerPages } from '../../../domain/design/design.ts'
import { sheetOf } from '../../../domain/design/sheets/sheet.ts'
import { invariant } from '../../../domain/never.ts'
import { photoBook } from '../../../domain/photo/photo.ts'
import { sceneOf } from '../../../editor/scene/compose/scene-of.ts'
import { CoverFront } from '../../../src/ui/pictures/CoverFront.tsx'
import { FONTS } from '../../fixtures/fonts.ts'
import { ThemePage } from '../../themes/ThemePage.tsx'
import { designed, IMAGES, PHOTOS } from '../../themes/theme-design.ts'
import { DoAndDont, LIVE, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/5 Pictures 图片/CoverFront 封面正面',
  id: 'components-cover-front',
  component: CoverFront as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: { description: { component: 'The front of a cover that is printed as one sheet with spine and back.' } },
  },
}
export default meta

const LOOKS = ['theme-linen', 'theme-journey', 'theme-night']

/** The square book in a look, its front alone. */
function FrontIn({ themeId }: { readonly themeId: string }) {
  const product = DEMO_BOOKS.find(({ id }) => id === 'book-square-203')
  const theme = DEMO_THEMES.find(({ id }) => id === themeId)
  const design = product && theme && designed(theme, product, 'usual')
  invariant(product?.book && theme && design, `there is no book in ${themeId}`)
  const [page] = design.pages
  const front = page && sheetOf(product.book, page, innerPages(design).length).panels.front
  invariant(page && front, 'a book has a front')
  const scene = sceneOf({ design, page, product: product.book, theme, photos: photoBook(PHOTOS), fonts: FONTS })
  return (
    <div style={{ width: 104 }}>
      <CoverFront scene={scene} front={front} images={IMAGES} fonts={FONTS} />
    </div>
  )
}

const fronts = (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
    {LOOKS.map((themeId) => (
      <FrontIn key={themeId} themeId={themeId} />
    ))}
  </div>
)

export const Live: StoryObj = { args: {}, render: () => fronts }

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{ because: 'Where books are chosen by sight: the side that lies on the table.', shown: fronts }}
      no={{
        because: 'The whole sheet, which nobody ever sees flat.',
        shown: (
          <ThemePage
            themeId="theme-linen"
            shown={{ product: 'book-square-203', kind: 'cover', cover: 'framed' }}
            label="A cover, flat"
          />
        ),
      }}
    />
  ),
}
