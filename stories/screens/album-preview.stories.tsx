import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlbumPreviewScreen } from '../../src/screens/album_preview/AlbumPreviewScreen.tsx'
import { waiting } from '../fixtures/ports.ts'
import { aGroup, albumPhotos, anAlbum } from '../fixtures/sample-albums.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof AlbumPreviewScreen> = {
  title: 'Screens/2 Photos 照片/Shared album 分享的影集 分享的相簿 · album_preview · B§2',
  id: 'screens-album-preview',
  component: AlbumPreviewScreen,
}
export default meta

type Story = StoryObj<typeof AlbumPreviewScreen>

const address = '/album_preview?aid=album1'
const portrait = albumPhotos(12).map((photo, at) => (at % 3 === 1 ? { ...photo, width: 3024, height: 4032 } : photo))
const story = anAlbum({
  groups: [
    aGroup('g1', portrait.slice(0, 5), { title: '海边', description: '第一天。\n风很大，孩子们追着浪跑了一个下午。' }),
    aGroup('g2', portrait.slice(5), { title: 'The long way home' }),
  ],
})
const shown = (album = story) => on({ address, world: { albums: { open: () => Promise.resolve(album) } } })

export const Reading: Story = shown()
export const OnePhoto: Story = shown(anAlbum({ groups: [aGroup('g1', albumPhotos(1))] }))
export const NoPhotosYet: Story = shown(anAlbum({ groups: [] }))
export const LinkBeingOpened: Story = on({
  address: `${address}&st=Qm9va3NBcmVGb3JFdmVyWQ`,
  world: { albums: { exchange: () => waiting() } },
})
export const LinkNotReached: Story = on({
  address: `${address}&st=Qm9va3NBcmVGb3JFdmVyWQ`,
  world: { albums: { exchange: lost } },
})
export const Loading: Story = on({ address, world: { albums: { open: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { albums: { open: lost } } })
export const Failed: Story = on({ address, world: { albums: { open: broken } } })
export const Wide: Story = { ...shown(), ...WIDE }
