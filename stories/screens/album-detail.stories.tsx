import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DEMO_BOOKS } from '../../domain/demo/book-products.ts'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import type { Product } from '../../domain/product/product.ts'
import { SignedOut } from '../../machines/signed-out.ts'
import { AlbumDetailScreen } from '../../src/screens/album_detail/AlbumDetailScreen.tsx'
import { waiting } from '../fixtures/ports.ts'
import {
  aGroup,
  albumPhotos,
  albumWorld,
  anAlbum,
  pacedSend,
  type StillUpload,
  threeEvents,
} from '../fixtures/sample-albums.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof AlbumDetailScreen> = {
  title: 'Screens/2 Photos 照片/Upload and album 上传照片 上傳相片 · album_detail · A§4',
  id: 'screens-album-detail',
  component: AlbumDetailScreen,
  play: opened,
}
export default meta

type Story = StoryObj<typeof AlbumDetailScreen>
type Play = NonNullable<Story['play']>

const address = '/album_detail?aid=album1&pid=book-square'

/** The photos are on the screen, or what stands in their place. */
async function opened({ canvas, step }: Parameters<Play>[0]) {
  await step('The album is open', async () => {
    await canvas.findByRole('button', { name: /添加照片|Add photos|新增相片|加入相片/ })
  })
}

const view = (world: Parameters<typeof albumWorld>[0] = {}) => on({ address, world: albumWorld(world) })

const ON_THEIR_WAY: readonly StillUpload[] = [
  { at: 'sending', sent: 0.72 },
  { at: 'sending', sent: 0.31 },
  { at: 'processing' },
  ...Array.from({ length: 6 }, (): StillUpload => ({ at: 'queued' })),
]

const LONG = anAlbum({
  name: '爷爷奶奶金婚纪念影集',
  groups: [
    aGroup('g1', albumPhotos(5), {
      title: '清晨出发去海边看日出的那一天早上七点',
      description: '天还没亮我们就上了车，奶奶带了一整篮子的包子和茶叶蛋，爷爷一路都在讲他年轻时候出海的故事。',
    }),
    aGroup('g2', albumPhotos(7, 5), {
      title: 'Grandma’s garden party',
      description: 'Everyone came, even the cousins from Chengdu who had not seen the house since it was rebuilt.',
    }),
    aGroup('g3', []),
    aGroup('g4', albumPhotos(2, 12), { title: '晚饭' }),
  ],
})

export const Empty: Story = view({ album: anAlbum({ groups: [] }) })
export const OneGroup: Story = view()
export const OnTheirWay: Story = view({
  album: anAlbum({ groups: [aGroup('g1', albumPhotos(4))] }),
  uploads: ON_THEIR_WAY,
})
export const PausedByHand: Story = {
  ...OnTheirWay,
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await opened(context)
    await step('The shopper pauses the uploads', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^(暂停上传|Pause uploads|暫停上傳)$/ }))
    })
    await step('They can be gone on with', async () => {
      await canvas.findByRole('button', { name: /^(继续上传|Resume uploads|繼續上傳)$/ })
    })
  },
}
/** Three photos that really go, as quick as the network of the toolbar. */
export const UploadingAtThisPace: Story = view({
  album: anAlbum({ groups: [aGroup('g1', albumPhotos(4))] }),
  uploads: ON_THEIR_WAY.slice(0, 3),
  uploading: { send: pacedSend },
})
export const FirstPickJustMade: Story = view({ album: anAlbum({ groups: [] }), uploads: ON_THEIR_WAY })
export const Offline: Story = view({ uploads: ON_THEIR_WAY, online: false })
export const SignedOutWhileUploading: Story = view({
  album: anAlbum({ groups: [aGroup('g1', albumPhotos(4))] }),
  uploads: ON_THEIR_WAY.slice(0, 3).map((upload) => ({ ...upload, at: 'sending' as const })),
  uploading: { requestUploadSlot: () => Promise.reject(new SignedOut()) },
})
export const OneRefused: Story = view({ uploads: [{ at: { refused: 'photo-too-small' }, name: 'sticker.png' }] })
export const ShrunkByAMessenger: Story = view({
  uploads: [{ at: 'processing', shrunk: true }, { at: 'sending', shrunk: true }, { at: 'queued' }],
})
export const ManyNeedALook: Story = {
  ...view({
    uploads: [
      { at: { refused: 'photo-not-a-picture' }, name: '宝宝满月酒邀请函最终版（请打印）.pdf.jpg' },
      { at: { refused: 'photo-too-small' }, name: 'sticker.png' },
      { at: { refused: 'photo-too-large' }, name: 'panorama.jpg' },
      { at: { refused: 'photo-damaged' }, name: 'IMG_0099.jpg' },
      { at: 'ghost' },
      { at: 'failed' },
      { at: 'failed' },
    ],
  }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await opened(context)
    await step('The shopper looks at the photos that did not come', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /需要看一下|need attention/ }))
    })
  },
}
export const ManyGroupsWithLongTexts: Story = view({ album: LONG })
export const SixtyPhotos: Story = view({
  album: anAlbum({ groups: [aGroup('g1', albumPhotos(60), { title: '这一年' })] }),
})
export const WithACover: Story = view({ album: anAlbum({ coverPhotos: albumPhotos(1, 2) }) })
export const GroupsClosedByTheShop: Story = on({
  address,
  world: albumWorld({ album: LONG }),
  merchant: { ...DEMO_MERCHANT, shop: { ...DEMO_MERCHANT.shop, closeAlbumGroup: true } },
})

/** An album for a book that is known: what the book makes of it is told before it is designed. */
const planned = (id: string, change: Parameters<typeof albumWorld>[0], closed = false) => {
  const world = albumWorld(change)
  const product = DEMO_BOOKS.find((one) => one.id === id) ?? DEMO_BOOKS[0]
  return on({
    address,
    world: { ...world, catalogue: { ...world.catalogue, product: () => Promise.resolve(product as Product) } },
    merchant: { ...DEMO_MERCHANT, shop: { ...DEMO_MERCHANT.shop, closeAlbumGroup: closed } },
  })
}
const photosIn = (count: number) => anAlbum({ groups: [aGroup('g1', albumPhotos(count), { title: '这一年' })] })

export const FixedBookNothingPicked: Story = planned('book-fixed-203', { album: anAlbum({ groups: [] }) })
export const FixedBookHalfFilled: Story = planned('book-fixed-203', { album: photosIn(24) })
export const FixedBookTwoVolumes: Story = planned('book-fixed-203', { album: photosIn(60) })
/** In sight as ManyGroupsWithLongTexts: below, what a book makes of the album, and that the empty group stays out of it. */
export const EmptyGroupsStayOut: Story = planned('book-square-203', { album: LONG })
export const CoverOfTwoNotChosen: Story = planned('book-right-182', { album: photosIn(12) })
export const CoverOfTwoHalfChosen: Story = planned('book-right-182', {
  album: { ...photosIn(12), coverPhotos: albumPhotos(1, 3) },
})
export const ClosedGroupsCoverNotChosen: Story = planned('book-square-203', { album: photosIn(12) }, true)
export const ClosedGroupsCoverChosen: Story = planned(
  'book-square-203',
  { album: { ...photosIn(12), coverPhotos: albumPhotos(1, 3) } },
  true,
)

const press = (says: string, name: RegExp): Play =>
  async function pressed(context) {
    const { canvas, userEvent, step } = context
    await opened(context)
    await step(says, async () => {
      await userEvent.click((await canvas.findAllByRole('button', { name }))[0] as HTMLElement)
    })
  }
const PHOTO = /IMG_2043/
const SELECT = /^(选择|Select|選擇)$/
const SHARE = /分享|Share/
const GROUP = /标题和文字|Title and text|標題和文字|标题|標題/
const NAME = /改名|Rename/
const CHAPTERS = /分成章|Make chapters/
const RENAME = 'The shopper taps the name of the album'

export const Selecting: Story = {
  ...view(),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await opened(context)
    await step('The shopper begins to select', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: SELECT }))
    })
    await step('Two photos are selected', async () => {
      for (const name of [/IMG_2042/, /IMG_2045/]) {
        await userEvent.click((await canvas.findAllByRole('button', { name }))[0] as HTMLElement)
      }
    })
  },
}
export const PhotoOpened: Story = { ...view({ album: LONG }), play: press('The shopper taps a photo', PHOTO) }
export const GroupOpened: Story = {
  ...view({ album: LONG }),
  play: press('The shopper opens the words of a group', GROUP),
}
export const NameOpened: Story = { ...view(), play: press(RENAME, NAME) }
/** Photos of three events, and what is offered: chapters. */
export const EventsInThePhotos: Story = view({ album: anAlbum({ groups: [aGroup('g1', threeEvents())] }) })
export const ChaptersOffered: Story = {
  ...EventsInThePhotos,
  play: press('The shopper asks for chapters', CHAPTERS),
}
export const ChaptersMade: Story = {
  ...EventsInThePhotos,
  play: async (context) => {
    await press('The shopper asks for chapters', CHAPTERS)(context)
    await context.step('The shopper takes them as they are', async () => {
      const make = await waitFor(() => {
        const found = [...context.canvasElement.ownerDocument.querySelectorAll('[role=dialog] button')].at(-1)
        expect(found?.textContent).toMatch(/3/)
        return found as HTMLElement
      })
      await context.userEvent.click(make)
    })
  },
}
export const SharedWithALink: Story = {
  ...view({
    album: anAlbum({
      shareType: 'readonly',
      shareUrl: 'https://keepsake.example/emall/app/#/album_preview?aid=album1&st=Qm9va3NBcmVGb3JFdmVyWQ',
    }),
  }),
  play: press('The shopper shares the album', SHARE),
}
export const NotSharedYet: Story = { ...view(), play: press('The shopper shares the album', SHARE) }

/** A change is made, so that the album is saved. */
const renamed: Play = async (context) => {
  await press(RENAME, NAME)(context)
  const page = context.canvasElement.ownerDocument
  await context.step('A sheet asks for the name', async () => {
    await waitFor(() => expect(page.querySelector('[role=dialog] input')).not.toBeNull())
  })
  await context.step('The shopper writes another name and keeps it', async () => {
    await context.userEvent.type(page.querySelector('[role=dialog] input') as HTMLElement, '！')
    await context.userEvent.click([...page.querySelectorAll('[role=dialog] button')].at(-1) as HTMLElement)
  })
}
const answers = (saveAlbum: () => Promise<never> | ReturnType<NonNullable<SavePort>>) =>
  view({ ports: { clock: { wait: () => Promise.resolve(), waitUntil: () => waiting() }, saveAlbum } })
type SavePort = NonNullable<NonNullable<Parameters<typeof albumWorld>[0]['ports']>['saveAlbum']>

export const BeingSaved: Story = { ...answers(() => waiting()), play: renamed }
export const NoRoomOnThisPhone: Story = { ...view({ ports: { keepUnsaved: broken } }), play: renamed }
export const RefusedByTheShop: Story = {
  ...answers(() => Promise.resolve({ kind: 'refused', reason: 'not-possible', code: 500, message: '' })),
  play: renamed,
}
export const SignedOutWhileSaving: Story = { ...answers(() => Promise.reject(new SignedOut())), play: renamed }
export const ChangedElsewhere: Story = {
  ...answers(() => Promise.resolve({ kind: 'conflict', newer: anAlbum({ lastUpdateTime: 9 }) })),
  play: renamed,
}

export const Loading: Story = { ...view({ ports: { loadAlbum: () => waiting() } }), play: () => undefined }
export const Slow: Story = slow(Loading)
export const NotReached: Story = { ...view({ ports: { loadAlbum: lost } }), play: () => undefined }
export const Failed: Story = { ...view({ ports: { loadAlbum: broken } }), play: () => undefined }
export const Wide: Story = { ...view({ album: LONG, uploads: [...ON_THEIR_WAY, { at: 'queued' }] }), ...WIDE }
export const WideWithATray: Story = {
  ...view({ album: LONG, uploads: [{ at: { refused: 'photo-too-small' }, name: 'sticker.png' }, { at: 'failed' }] }),
  ...WIDE,
}
