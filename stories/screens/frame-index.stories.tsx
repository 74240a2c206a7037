import type { Meta, StoryObj } from '@storybook/react-vite'
import { FrameScreen } from '../../src/screens/frame_index/FrameScreen.tsx'
import { sceneryImages } from '../../src/ui/pictures/scenery-photos.ts'
import { ownPhotos } from '../fixtures/looks.ts'
import { waiting } from '../fixtures/ports.ts'
import { PRODUCTS, SQUARE_BOOK } from '../fixtures/products.ts'
import { lost, on, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof FrameScreen> = { title: 'Screens/frame_index', component: FrameScreen }
export default meta

type Story = StoryObj<typeof FrameScreen>

const frame = PRODUCTS.find(({ type }) => type === 2) ?? SQUARE_BOOK
const catalogue = { product: () => Promise.resolve(frame) }
const address = '/frame_index?pid=p&aid=album1&photos=family'
const world = { catalogue, ...ownPhotos(sceneryImages) }

export const BehindACard: Story = on({ address, world })
export const UpToTheWood: Story = on({ address: `${address}&tid=theme-night`, world })
export const UprightPhoto: Story = on({
  address,
  world: { catalogue, ...ownPhotos(sceneryImages, { width: 3000, height: 4000 }) },
})
export const Loading: Story = on({ address, world: { ...world, albums: { open: () => waiting() } } })
export const Offline: Story = on({ address, world: { catalogue: { product: lost } } })
export const Wide: Story = { ...on({ address, world }), ...WIDE }
