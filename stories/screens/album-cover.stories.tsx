import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlbumCoverScreen } from '../../src/screens/album_cover/AlbumCoverScreen.tsx'
import { waiting } from '../fixtures/ports.ts'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../fixtures/sample-albums.ts'
import { SQUARE_BOOK } from '../fixtures/sample-products.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof AlbumCoverScreen> = {
  title: 'Screens/2 Photos 照片/Cover photos 封面照片 封面相片 · album_cover · B§8',
  id: 'screens-album-cover',
  component: AlbumCoverScreen,
}
export default meta

type Story = StoryObj<typeof AlbumCoverScreen>

const address = '/album_cover?aid=album1&pid=book-square'
const choice = (world: Parameters<typeof albumWorld>[0] = {}) => on({ address, world: albumWorld(world) })

export const NoneChosen: Story = choice()
export const OneChosen: Story = choice({ album: anAlbum({ coverPhotos: albumPhotos(1, 3) }) })
export const LongTitle: Story = choice({
  album: anAlbum({ coverPhotos: albumPhotos(1, 3), coverTitle: '我们一家三代在北海道看雪泡温泉吃螃蟹的那个冬天' }),
})
export const TwoOfFour: Story = on({
  address,
  world: {
    ...albumWorld({ album: anAlbum({ coverPhotos: albumPhotos(2, 3) }) }),
    catalogue: { product: () => Promise.resolve({ ...SQUARE_BOOK, coverPhotos: 4 }) },
  },
})
export const NoPhotosYet: Story = choice({ album: anAlbum({ groups: [aGroup('g1', [])] }) })
export const Loading: Story = choice({ ports: { loadAlbum: () => waiting() } })
export const Slow: Story = slow(Loading)
export const NotReached: Story = choice({ ports: { loadAlbum: lost } })
export const Failed: Story = on({
  address,
  world: { ...albumWorld({}), catalogue: { product: broken } },
})
export const Wide: Story = {
  ...choice({ album: anAlbum({ groups: [aGroup('g1', albumPhotos(40))], coverPhotos: albumPhotos(1, 3) }) }),
  ...WIDE,
}
