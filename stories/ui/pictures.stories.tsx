import type { Meta, StoryObj } from '@storybook/react-vite'
import { PRODUCT_TYPES, type ProductTypeNumber } from '../../domain/product/product.ts'
import { BookSpread } from '../../src/ui/pictures/BookPicture.tsx'
import { EDITOR_ICONS } from '../../src/ui/pictures/editor-icons.ts'
import { Icon } from '../../src/ui/pictures/Icon.tsx'
import { ICON_PATHS, type IconName } from '../../src/ui/pictures/icon-paths.ts'
import { ProductPicture } from '../../src/ui/pictures/ProductPicture.tsx'
import { Sheaf } from './Sheaf.tsx'

const meta: Meta = { title: 'The language/Pictures 图片', id: 'the-language-pictures' }
export default meta

const TYPES = Object.keys(PRODUCT_TYPES).map((type) => Number(type) as ProductTypeNumber)

export const PageMockUps: StoryObj = {
  render: () => (
    <Sheaf title="Pages">
      <BookSpread ratio={1} shots={['family-beach', 'sea-silver', 'kite-day', 'balloons']} />
      <BookSpread ratio={0.75} shots={['ridges-dawn', 'daisies', 'coffee', 'snowy-wood']} />
    </Sheaf>
  ),
}

export const Products: StoryObj = {
  render: () => (
    <Sheaf title="Products">
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        {TYPES.map((type) => (
          <div key={type} style={{ background: 'var(--sunken)', borderRadius: 12 }}>
            <ProductPicture type={type} title="Our summer" />
          </div>
        ))}
      </div>
    </Sheaf>
  ),
}

export const Icons: StoryObj = {
  render: () => (
    <Sheaf title="Icons">
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 16 }}>
        {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
          <div key={name} style={{ display: 'grid', justifyItems: 'center', fontSize: 12 }}>
            <Icon name={name} />
            {name}
          </div>
        ))}
        {Object.entries(EDITOR_ICONS).map(([name, icon]) => (
          <div key={name} style={{ display: 'grid', justifyItems: 'center', fontSize: 12 }}>
            <Icon name={icon} />
            {name}
          </div>
        ))}
      </div>
    </Sheaf>
  ),
}
