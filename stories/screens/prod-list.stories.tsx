import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProdListScreen } from '../../src/screens/prod_list/ProdListScreen.tsx'
import { pageOf, waiting } from '../fixtures/ports.ts'
import { LONG_NAMED, OFF_SHELF, PRODUCTS } from '../fixtures/sample-products.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof ProdListScreen> = {
  title: 'Screens/1 Choose 挑选/Products 商品列表 · prod_list · B§2',
  id: 'screens-prod-list',
  component: ProdListScreen,
}
export default meta

type Story = StoryObj<typeof ProdListScreen>

const address = '/prod_list'

export const Everything: Story = on({ address })
export const MoreToCome: Story = on({
  address,
  world: { catalogue: { products: () => Promise.resolve(pageOf(PRODUCTS.slice(0, 4), 40)) } },
})
export const LongNamesAndOffTheShelf: Story = on({
  address,
  world: { catalogue: { products: () => Promise.resolve(pageOf([LONG_NAMED, OFF_SHELF])) } },
})
export const NothingFound: Story = on({
  address: '/prod_list?key=勺子',
  world: { catalogue: { products: () => Promise.resolve(pageOf([])) } },
})
export const EmptyShelf: Story = on({
  address: '/prod_list?cataid=gifts',
  world: { catalogue: { products: () => Promise.resolve(pageOf([])) } },
})
export const Loading: Story = on({ address, world: { catalogue: { products: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { catalogue: { products: lost } } })
export const Failed: Story = on({ address, world: { catalogue: { products: broken } } })
export const Wide: Story = { ...on({ address }), ...WIDE }
