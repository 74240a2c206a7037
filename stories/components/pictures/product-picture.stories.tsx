import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductPicture } from '../../../src/ui/pictures/ProductPicture.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/5 Pictures 图片/ProductPicture 商品图',
  id: 'components-product-picture',
  component: ProductPicture as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'A product of its type in its own shape.' } } },
}
export default meta

export const Live: StoryObj = {
  args: { type: 1, ratio: 1, openings: 1, large: true, title: 'Keepsake', turn: 0 },
  render: live(ProductPicture as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'A calendar in the shape of this calendar.',
        shown: (
          <>
            <ProductPicture type={8} ratio={0.7} title="Calendar" />
          </>
        ),
      }}
      no={{
        because: 'A book for everything.',
        shown: (
          <>
            <ProductPicture type={1} ratio={1} title="Calendar" />
          </>
        ),
      }}
    />
  ),
}
