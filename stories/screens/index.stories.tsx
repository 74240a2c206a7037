import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoPhotoPixels, SAMPLE_PHOTO_NAMES } from '../../domain/demo/demo-photos.ts'
import { insteadOfDemo } from '../../domain/demo/instead-of-demo.ts'
import { type AlbumId, asId } from '../../domain/ids.ts'
import { IndexScreen } from '../../src/screens/index/IndexScreen.tsx'
import { demoPhoto } from '../../src/ui/pictures/demo-photo.ts'
import { anOwnDesign } from '../fixtures/drafts.ts'
import { pageOf, waiting } from '../fixtures/ports.ts'
import { LONG_NAMED, PRODUCTS } from '../fixtures/sample-products.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof IndexScreen> = {
  title: 'Screens/1 Choose 挑选/Home 首页 首頁 · index · B§2',
  id: 'screens-index',
  component: IndexScreen,
}
export default meta

type Story = StoryObj<typeof IndexScreen>

export const Visitor: Story = on({ shopper: null })
const begun = { begun: () => Promise.resolve(anOwnDesign()) }

export const ContinuesABook: Story = on({ world: { account: begun } })
/** Photos of the shopper's own, the last samples here, in the places of the photographs that other stories show. */
const ownShots = {
  aid: asId<AlbumId>('album-1'),
  title: '2018 · Iceland',
  instead: insteadOfDemo(
    SAMPLE_PHOTO_NAMES.slice(-6).map((name) => ({
      ...demoPhotoPixels(name, 1200),
      ...{ url: demoPhoto(name), position: '50% 50%' },
    })),
  ),
}
export const OwnPhotos: Story = on({
  world: { account: { ...begun, shownPhotos: () => Promise.resolve(ownShots) } },
})
export const CoverNotPaintedYet: Story = on({
  world: { account: { begun: () => Promise.resolve(anOwnDesign({ cover: '', coverState: 'rendering' })) } },
})
export const DraftOnItsWay: Story = on({ world: { account: { begun: () => waiting() } } })
export const Loading: Story = on({ world: { catalogue: { products: () => waiting() } } })
export const Slow: Story = slow(Loading)
/** In sight as Offline and Failed: below, that nothing is for sale yet, without a way to try again. */
export const EmptyWindow: Story = on({ world: { catalogue: { products: () => Promise.resolve(pageOf([])) } } })
export const OneProduct: Story = on({
  world: { catalogue: { products: () => Promise.resolve(pageOf(PRODUCTS.slice(0, 1))) } },
})
export const LongestNames: Story = on({
  world: { catalogue: { products: () => Promise.resolve(pageOf([LONG_NAMED, ...PRODUCTS.slice(1, 3)])) } },
})
/** In sight as EmptyWindow: below, that there is no network, and a button that tries again. */
export const Offline: Story = on({ world: { catalogue: { products: lost } } })
/** In sight as EmptyWindow: below, that the shop failed, and a button that tries again. */
export const Failed: Story = on({ world: { catalogue: { products: broken } } })
export const Wide: Story = { ...on({ world: { account: begun } }), ...WIDE }
