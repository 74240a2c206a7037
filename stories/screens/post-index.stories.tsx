import type { Meta, StoryObj } from '@storybook/react-vite'
import { PostScreen } from '../../src/screens/post_index/PostScreen.tsx'
import { sceneryImages } from '../../src/ui/pictures/scenery-photos.ts'
import { ownPhotos } from '../fixtures/looks.ts'
import { waiting } from '../fixtures/ports.ts'
import { PRODUCTS, SQUARE_BOOK } from '../fixtures/products.ts'
import { broken, lost, on, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof PostScreen> = { title: 'Screens/post_index', component: PostScreen }
export default meta

type Story = StoryObj<typeof PostScreen>

const cards = PRODUCTS.find(({ type }) => type === 7) ?? SQUARE_BOOK
const catalogue = { product: () => Promise.resolve(cards) }
const address = '/post_index?pid=p'
const own = '/post_index?pid=p&aid=album1&photos=sea,hills,cake,cat'

export const DrawnCards: Story = on({ address, world: { catalogue } })
export const InAnotherLook: Story = on({ address: `${address}&tid=theme-festival`, world: { catalogue } })
export const OwnPhotos: Story = on({ address: own, world: { catalogue, ...ownPhotos(sceneryImages) } })
export const NoLooksYet: Story = on({
  address,
  world: { catalogue: { ...catalogue, themes: () => Promise.resolve([]) } },
})
export const Loading: Story = on({ address, world: { catalogue: { ...catalogue, themes: () => waiting() } } })
export const Offline: Story = on({ address, world: { catalogue: { ...catalogue, themes: lost } } })
export const AlbumFailed: Story = on({
  address: own,
  world: { catalogue, ...ownPhotos(sceneryImages), albums: { open: broken } },
})
export const Wide: Story = { ...on({ address, world: { catalogue } }), ...WIDE }
