import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Product } from '../../domain/product/product.ts'
import { ProdDetailsScreen } from '../../src/screens/prod_details/ProdDetailsScreen.tsx'
import { waiting } from '../fixtures/ports.ts'
import { LONG_NAMED, OFF_SHELF, PRODUCTS, SQUARE_BOOK } from '../fixtures/products.ts'
import type { StageSetting } from '../fixtures/Stage.tsx'
import { lost, on, refusedBecause, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof ProdDetailsScreen> = { title: 'Screens/prod_details', component: ProdDetailsScreen }
export default meta

type Story = StoryObj<typeof ProdDetailsScreen>

const showing = (product: Product | undefined): StageSetting => ({
  address: '/prod_details?pid=p',
  world: { catalogue: { product: () => Promise.resolve(product ?? SQUARE_BOOK) } },
})
const ofType = (type: Product['type']) => showing(PRODUCTS.find((product) => product.type === type))

export const Book: Story = on(showing(PRODUCTS[0]))
export const PortraitBook: Story = on(showing(PRODUCTS.find(({ book }) => book && book.page.height > book.page.width)))
export const LongestName: Story = on(showing(LONG_NAMED))
export const OffTheShelf: Story = on(showing(OFF_SHELF))
export const SoonCalendar: Story = on(ofType(8))
export const SoonFrame: Story = on(ofType(2))
export const SoonPackage: Story = on(ofType(3))
export const Loading: Story = on({ address: '/prod_details?pid=p', world: { catalogue: { product: () => waiting() } } })
export const Offline: Story = on({ address: '/prod_details?pid=p', world: { catalogue: { product: lost } } })
export const Unknown: Story = on({
  address: '/prod_details?pid=p',
  world: { catalogue: { product: () => refusedBecause('没有找到，可能已删除，或者您没有查看的权限。') } },
})
export const Wide: Story = { ...on(showing(PRODUCTS[0])), ...WIDE }
