import type { Meta, StoryObj } from '@storybook/react-vite'
import { IndexScreen } from '../../src/screens/index/IndexScreen.tsx'
import { anOwnDesign } from '../fixtures/drafts.ts'
import { pageOf, waiting } from '../fixtures/ports.ts'
import { LONG_NAMED, PRODUCTS } from '../fixtures/sample-products.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof IndexScreen> = {
  title: 'Screens/1 Choose 挑选/Home 首页 · index · B§2',
  id: 'screens-index',
  component: IndexScreen,
}
export default meta

type Story = StoryObj<typeof IndexScreen>

export const Visitor: Story = on({ shopper: null })
const begun = { begun: () => Promise.resolve(anOwnDesign()) }

export const ContinuesABook: Story = on({ world: { account: begun } })
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
