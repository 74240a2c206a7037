import type { Meta, StoryObj } from '@storybook/react-vite'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import { RecommendScreen } from '../../src/screens/prod_recommend/RecommendScreen.tsx'
import { waiting } from '../fixtures/ports.ts'
import { LONG_NAMED, OFF_SHELF, PRODUCTS, SQUARE_BOOK } from '../fixtures/sample-products.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof RecommendScreen> = {
  title: 'Screens/1 Choose 挑选/Recommended 推荐 推薦 · prod_recommend · A§2',
  id: 'screens-prod-recommend',
  component: RecommendScreen,
}
export default meta

type Story = StoryObj<typeof RecommendScreen>

const world = {
  catalogue: { product: (pid: string) => Promise.resolve(PRODUCTS.find(({ id }) => id === pid) ?? SQUARE_BOOK) },
}

export const Recommended: Story = on({ world })
export const OneRecommended: Story = on({ world, merchant: { ...DEMO_MERCHANT, recommended: [SQUARE_BOOK.id] } })
export const LongNames: Story = on({
  world: { catalogue: { product: (id) => Promise.resolve({ ...LONG_NAMED, id }) } },
})
export const NothingRecommended: Story = on({ world, merchant: { ...DEMO_MERCHANT, recommended: [] } })
export const AllOffTheShelf: Story = on({ world: { catalogue: { product: () => Promise.resolve(OFF_SHELF) } } })
export const Loading: Story = on({ world: { catalogue: { product: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ world: { catalogue: { product: lost } } })
export const Failed: Story = on({ world: { catalogue: { product: broken } } })
export const Wide: Story = { ...on({ world }), ...WIDE }
