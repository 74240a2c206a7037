import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AlbumId, asId } from '../../domain/ids.ts'
import type { ProductTypeNumber } from '../../domain/product/product.ts'
import { GalleryScreen } from '../../src/screens/album_gallery/GalleryScreen.tsx'
import { waiting } from '../fixtures/ports.ts'
import { aGroup, albumPhotos, albumWorld, anAlbum, type StillUpload } from '../fixtures/sample-albums.ts'
import { PRODUCTS, SQUARE_BOOK } from '../fixtures/sample-products.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof GalleryScreen> = {
  title: 'Screens/2 Photos 照片/Gallery 图库 圖庫 · album_gallery · B§4',
  id: 'screens-album-gallery',
  component: GalleryScreen,
}
export default meta

type Story = StoryObj<typeof GalleryScreen>

const product = (type: ProductTypeNumber) => () =>
  Promise.resolve(PRODUCTS.find((one) => one.type === type) ?? SQUARE_BOOK)

function gallery(type: ProductTypeNumber, world: Parameters<typeof albumWorld>[0] = {}) {
  return on({
    address: '/album_gallery?pid=p&aid=album1',
    world: { ...albumWorld(world), catalogue: { product: product(type) } },
  })
}

/** Chooses photos by their number. */
const choosing = (...names: readonly RegExp[]): NonNullable<Story['play']> =>
  async function chosen({ canvas, userEvent, step }) {
    await step('The shopper chooses photos', async () => {
      for (const name of names) {
        await userEvent.click((await canvas.findAllByRole('button', { name }))[0] as HTMLElement)
      }
    })
  }

const ON_THEIR_WAY: readonly StillUpload[] = [{ at: 'sending', sent: 0.7 }, { at: 'processing' }, { at: 'queued' }]

export const OnePhotoForAFrame: Story = gallery(2)
export const PhotoChosen: Story = { ...gallery(2), play: choosing(/IMG_2043/) }
export const PhotosForCards: Story = { ...gallery(7), play: choosing(/IMG_2043/, /IMG_2041/) }
export const EnoughForCards: Story = {
  ...gallery(7),
  play: choosing(/IMG_2043/, /IMG_2041/, /IMG_2045/, /IMG_2046/, /IMG_2042/),
}
export const OriginalsToHandOn: Story = gallery(4)
export const OriginalsOnTheirWay: Story = gallery(4, { uploads: ON_THEIR_WAY })
export const TooManyToHandOn: Story = gallery(4, {
  album: anAlbum({ groups: [aGroup('g1', albumPhotos(124))] }),
})
export const OnTheirWay: Story = gallery(7, {
  album: anAlbum({ groups: [aGroup('g1', albumPhotos(2))] }),
  uploads: ON_THEIR_WAY,
})
export const Refused: Story = gallery(2, {
  uploads: [{ at: { refused: 'photo-too-small' }, name: 'sticker.png' }, { at: 'failed' }],
})
export const Empty: Story = gallery(2, { album: anAlbum({ groups: [] }) })
export const EmptyForOriginals: Story = gallery(4, { album: anAlbum({ groups: [] }) })
function whichAlbum(...names: readonly string[]) {
  const albums = names.map((name, at) => ({
    ...{ id: asId<AlbumId>(`album${at}`), name, photoCount: 11, cover: '', updated: Date.UTC(2026, 6, 4) },
  }))
  return on({
    address: '/album_gallery?pid=p',
    world: { account: { albums: () => Promise.resolve(albums) }, catalogue: { product: product(2) } },
  })
}

export const WhichAlbum: Story = whichAlbum('我们的夏天')
export const WhichAlbumOfLongNames: Story = whichAlbum(
  'Grandmother’s eightieth birthday in the garden, with everybody in it',
  '我们一家三代在北海道看雪泡温泉吃螃蟹的那个冬天',
)
export const MakingAnAlbum: Story = on({
  address: '/album_gallery?pid=p&new=1',
  world: { albums: { create: () => waiting() }, catalogue: { product: product(2) } },
})
export const AlbumNotMade: Story = on({
  address: '/album_gallery?pid=p&new=1',
  world: { albums: { create: lost }, catalogue: { product: product(2) } },
})
export const Loading: Story = gallery(2, { ports: { loadAlbum: () => waiting() } })
export const Slow: Story = slow(Loading)
export const Offline: Story = gallery(2, { ports: { loadAlbum: lost } })
export const Failed: Story = gallery(2, { ports: { loadAlbum: broken } })
export const Wide: Story = { ...gallery(7), ...WIDE }
