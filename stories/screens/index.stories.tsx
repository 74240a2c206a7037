import type { Meta, StoryObj } from '@storybook/react-vite'
import { NetworkLost } from '../../machines/faults.ts'
import { IndexScreen } from '../../src/screens/index/IndexScreen.tsx'
import { aDraft } from '../fixtures/drafts.ts'
import { pageOf, waiting } from '../fixtures/ports.ts'
import { LONG_NAMED, PRODUCTS } from '../fixtures/products.ts'
import type { StageSetting } from '../fixtures/Stage.tsx'

const meta: Meta<typeof IndexScreen> = { title: 'Screens/index', component: IndexScreen }
export default meta

type Story = StoryObj<typeof IndexScreen> & { parameters?: { stage?: StageSetting } }

export const Visitor: Story = { parameters: { stage: { shopper: null } } }

export const ContinuesABook: Story = {
  parameters: { stage: { world: { account: { draft: () => Promise.resolve(aDraft()) } } } },
}

export const Loading: Story = { parameters: { stage: { world: { catalogue: { products: () => waiting() } } } } }

export const OneProduct: Story = {
  parameters: { stage: { world: { catalogue: { products: () => Promise.resolve(pageOf(PRODUCTS.slice(0, 1))) } } } },
}

export const LongestNames: Story = {
  parameters: {
    stage: {
      world: { catalogue: { products: () => Promise.resolve(pageOf([LONG_NAMED, ...PRODUCTS.slice(1, 3)])) } },
    },
  },
}

export const Offline: Story = {
  parameters: {
    stage: { world: { catalogue: { products: () => Promise.reject(new NetworkLost('no answer')) } } },
  },
}

export const Wide: Story = { globals: { viewport: { value: 'wide' } } }
