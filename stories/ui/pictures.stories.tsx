import type { Meta, StoryObj } from '@storybook/react-vite'
import { PRODUCT_TYPES, type ProductTypeNumber } from '../../domain/product/product.ts'
import { ProgressRing } from '../../src/ui/feedback/Progress.tsx'
import { BookSpread } from '../../src/ui/pictures/BookPicture.tsx'
import { Icon } from '../../src/ui/pictures/Icon.tsx'
import { ICON_PATHS, type IconName } from '../../src/ui/pictures/icon-paths.ts'
import { PhotoTile } from '../../src/ui/pictures/PhotoTile.tsx'
import { ProductPicture } from '../../src/ui/pictures/ProductPicture.tsx'
import { SCENERY } from '../../src/ui/pictures/scenery.ts'
import { Sheaf } from './Sheaf.tsx'

const meta: Meta = { title: 'The language/Pictures' }
export default meta

const TYPES = Object.keys(PRODUCT_TYPES).map((type) => Number(type) as ProductTypeNumber)

export const PageMockUps: StoryObj = {
  render: () => (
    <Sheaf title="Pages">
      <BookSpread ratio={1} shots={['family', 'sea', 'cat', 'cake']} />
      <BookSpread ratio={0.75} shots={['hills', 'garden', 'table', 'snow']} />
    </Sheaf>
  ),
}

export const Products: StoryObj = {
  render: () => (
    <Sheaf title="Products">
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        {TYPES.map((type) => (
          <div key={type} style={{ background: 'var(--sunken)', borderRadius: 12 }}>
            <ProductPicture type={type} title="Keepsake" />
          </div>
        ))}
      </div>
    </Sheaf>
  ),
}

export const PhotoTiles: StoryObj = {
  render: () => (
    <Sheaf title="Photo tiles">
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 4 }}>
        <PhotoTile src={SCENERY.sea} alt="海边" />
        <PhotoTile src={SCENERY.hills} alt="山" state="selected" onPress={() => undefined} />
        <PhotoTile
          src={SCENERY.cat}
          alt="猫"
          state="working"
          corner={<ProgressRing value={0.6} label="猫 正在上传" size={20} />}
        />
        <PhotoTile src={SCENERY.snow} alt="雪" state="failed" corner={<Icon name="warning" size={16} />} />
        <PhotoTile alt="正在读取" />
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
      </div>
    </Sheaf>
  ),
}
