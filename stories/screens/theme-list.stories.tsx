import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DRAWN_THEMES } from '../../domain/demo/drawn-themes.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { ThemeListScreen } from '../../src/screens/theme_list/ThemeListScreen.tsx'
import { waiting } from '../fixtures/ports.ts'
import { PRODUCTS, SQUARE_BOOK } from '../fixtures/sample-products.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof ThemeListScreen> = {
  title: 'Screens/3 Design 设计/Looks 选样式 選樣式 · theme_list · B§5',
  id: 'screens-theme-list',
  component: ThemeListScreen,
}
export default meta

type Story = StoryObj<typeof ThemeListScreen>

const address = '/theme_list?pid=p'
const landscape = PRODUCTS.find(({ book }) => book && book.page.width > book.page.height) ?? SQUARE_BOOK

export const SixLooks: Story = {
  ...on({ address }),
  play: async ({ canvasElement, step }) => {
    await step('The looks are painted', async () => {
      await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull())
    })
  },
}
export const OnALandscapeBook: Story = on({
  address,
  world: { catalogue: { product: () => Promise.resolve(landscape) } },
})
export const LookOpened: Story = {
  ...on({ address }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper opens a look', async () => {
      await userEvent.click((await canvas.findAllByRole('button', { name: /亚麻|Linen|亞麻/ }))[0] as HTMLElement)
    })
  },
}
export const ALookThatMakesNoPages: Story = {
  ...LookOpened,
  ...on({ address, world: { catalogue: { photoCount: () => Promise.resolve(0) } } }),
}
export const LooksOfSeveralOwners: Story = on({
  address,
  world: {
    catalogue: {
      themes: () =>
        Promise.resolve(DEMO_THEMES.map((theme, at) => (at < 2 ? { ...theme, owner: 'merchant' as const } : theme))),
    },
  },
})
export const LooksOfEveryTemplateType: Story = on({
  address,
  world: { catalogue: { themes: () => Promise.resolve([...DRAWN_THEMES, ...DEMO_THEMES.slice(0, 2)]) } },
})
export const NoLooksYet: Story = on({ address, world: { catalogue: { themes: () => Promise.resolve([]) } } })
export const NoProductChosen: Story = on({ address: '/theme_list' })
export const Loading: Story = on({ address, world: { catalogue: { themes: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { catalogue: { themes: lost } } })
export const Failed: Story = on({ address, world: { catalogue: { themes: broken } } })
export const Wide: Story = { ...on({ address }), ...WIDE }
