import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AlbumPhoto } from '../../domain/album/album.ts'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import { asId, type PhotoId } from '../../domain/ids.ts'
import type { Place } from '../../domain/image-analysis/place.ts'
import { AlbumDetailScreen } from '../../src/screens/album_detail/AlbumDetailScreen.tsx'
import { aGroup, albumPhotos, albumWorld, anAlbum, picture } from '../fixtures/sample-albums.ts'
import { on, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof AlbumDetailScreen> = {
  title: 'Screens/2 Photos 照片/Photos alike 相似照片 相似相片 · album_detail · A§4',
  id: 'screens-album-detail-alike',
  component: AlbumDetailScreen,
}
export default meta

type Story = StoryObj<typeof AlbumDetailScreen>
type Play = NonNullable<Story['play']>

/** Photos 1 to 3 are one moment, 6 and 7 another; the second of each is the best. */
const MOMENTS: readonly (readonly number[])[] = [
  [1, 2, 3],
  [6, 7],
]
const momentOf = (number: number) => MOMENTS.findIndex((moment) => moment.includes(number))
const PHOTOS: readonly AlbumPhoto[] = albumPhotos(11).map((photo, number) => {
  const first = MOMENTS[momentOf(number)]?.[0]
  return first === undefined ? photo : { ...photo, imageThumb: picture(first), proxy: picture(first) }
})

function look({ id }: Pick<AlbumPhoto, 'id'>) {
  const number = Number(id.slice('photo'.length))
  const moment = momentOf(number)
  const nibble = moment >= 0 ? (moment + 1).toString(16) : (number + 3).toString(16)
  return Promise.resolve({
    ...{ differences: nibble.repeat(16), waves: nibble.repeat(16), exposure: 1, faces: 0 },
    sharpness: MOMENTS[moment]?.[1] === number ? 2 : 1,
  })
}

const KYOTO: Place = { country: 'JP', city: { 'zh-Hans': '京都', 'zh-Hant': '京都', en: 'Kyoto' } }

const view = (
  spare: readonly string[] = [],
  groups = [aGroup('g1', PHOTOS)],
  more: { readonly settled?: readonly string[] } = {},
) =>
  on({
    address: '/album_detail?aid=album1&pid=book-square',
    world: {
      ...albumWorld({ album: anAlbum({ groups, spare: spare.map((id) => asId<PhotoId>(id)) }) }),
      analyses: {
        look,
        places: () => Promise.resolve(() => KYOTO),
        settled: () => Promise.resolve(more.settled ?? []),
      },
    },
    merchant: DEMO_MERCHANT,
  })

const LINE = /很像|look alike/
const ONLY = /只留最好的|Only the best/
const GROUP = /标题和文字|Title and text|標題和文字/
const PHOTO = /IMG_2042/

const opened: Play = async ({ canvas, userEvent, step }) => {
  await step('The shopper opens what looks alike', async () => {
    await userEvent.click(await canvas.findByRole('button', { name: LINE }))
  })
}

/** Presses a button of the sheet, which lies beside the story in the page. */
const pressed =
  (says: string, name: RegExp): Play =>
  async (context) => {
    await opened(context)
    await context.step(says, async () => {
      const page = context.canvasElement.ownerDocument
      const buttons = [...page.querySelectorAll<HTMLElement>('[role=dialog] button')]
      await context.userEvent.click(buttons.find(({ textContent }) => name.test(textContent ?? '')) as HTMLElement)
    })
  }

export const TheLine: Story = {
  ...view(),
  play: async ({ canvas, step }) => {
    await step('A line tells how many photos look alike', async () => {
      await canvas.findByRole('button', { name: LINE })
    })
  },
}
export const TheGroups: Story = { ...view(), play: opened }
export const OnlyTheBestOfThem: Story = { ...view(), play: pressed('The shopper keeps only the best', ONLY) }
export const SomeAreSetAside: Story = {
  ...view(['photo1', 'photo3'], undefined, { settled: ['photo1 photo2 photo3', 'photo6 photo7'] }),
}
export const AnAsidePhotoOpened: Story = {
  ...view(['photo1', 'photo3'], undefined, { settled: ['photo1 photo2 photo3', 'photo6 photo7'] }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper taps a photo that was set aside', async () => {
      await userEvent.click((await canvas.findAllByRole('button', { name: PHOTO }))[0] as HTMLElement)
    })
  },
}
const titled: Play = async ({ canvas, userEvent, step }) => {
  await step('The shopper opens the words of the group', async () => {
    await userEvent.click((await canvas.findAllByRole('button', { name: GROUP }))[0] as HTMLElement)
  })
}
export const TitlesOffered: Story = { ...view(), play: titled }
export const ATitleIsWritten: Story = { ...view([], [aGroup('g1', PHOTOS, { title: '外婆的院子' })]), play: titled }
export const WideGroups: Story = { ...view(), ...WIDE, play: opened }
