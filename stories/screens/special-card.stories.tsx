import type { Meta, StoryObj } from '@storybook/react-vite'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { isSpecialCard } from '../../domain/product/product.ts'
import { SpecialCardScreen } from '../../src/screens/special_card/SpecialCardScreen.tsx'
import { waiting } from '../fixtures/ports.ts'
import { LONG_NAMED } from '../fixtures/sample-products.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof SpecialCardScreen> = {
  title: 'Screens/3 Design 设计/Special card 特种卡 特種卡 · special_card · B§4',
  id: 'screens-special-card',
  component: SpecialCardScreen,
}
export default meta

type Story = StoryObj<typeof SpecialCardScreen>

const cards = DEMO_PRODUCTS.filter(isSpecialCard)
const listed = (items: typeof cards) => ({
  products: () => Promise.resolve({ items, total: items.length }),
  themes: (pid: string) => {
    const names = cards.find(({ id }) => id === pid)?.themeIds ?? []
    return Promise.resolve(DEMO_THEMES.filter(({ id }) => names.slice(0, 1).includes(id)))
  },
})

export const Cards: Story = on({ world: { catalogue: listed(cards) } })
export const OneCard: Story = on({ world: { catalogue: listed(cards.slice(0, 1)) } })
export const LongNames: Story = on({
  world: { catalogue: listed(cards.map((card) => ({ ...card, name: LONG_NAMED.name }))) },
})
export const NoneNow: Story = on({ world: { catalogue: listed([]) } })
export const Loading: Story = on({ world: { catalogue: { products: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ world: { catalogue: { products: lost } } })
export const Failed: Story = on({ world: { catalogue: { products: broken } } })
export const Wide: Story = { ...on({ world: { catalogue: listed(cards) } }), ...WIDE }
