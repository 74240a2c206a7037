import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type AlbumId, asId } from '../../domain/ids.ts'
import type { AlbumCard } from '../../src/ports/ports.ts'
import { AlbumListScreen } from '../../src/screens/album_list/AlbumListScreen.tsx'
import { A_DAY } from '../fixtures/drafts.ts'
import { waiting } from '../fixtures/ports.ts'
import { picture } from '../fixtures/sample-albums.ts'
import { broken, lost, on, refusedBecause, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof AlbumListScreen> = {
  title: 'Screens/2 Photos 照片/Albums 影集 相簿 · album_list · A§8',
  id: 'screens-album-list',
  component: AlbumListScreen,
}
export default meta

type Story = StoryObj<typeof AlbumListScreen>

const address = '/album_list'
const NAMES = ['我们的夏天', '宝宝的第一年', '外婆八十大寿', 'Our wedding', '北海道', '毕业', '小猫花花', '回家过年']

function cards(count: number): readonly AlbumCard[] {
  return Array.from({ length: count }, (_, index) => ({
    id: asId<AlbumId>(`album${index}`),
    name: NAMES[index % NAMES.length] ?? '',
    photoCount: [48, 1, 112, 0, 26][index % 5] ?? 0,
    cover: index % 5 === 3 ? '' : picture(index),
    updated: A_DAY - index * 86_400_000,
  }))
}

const listed = (albums: readonly AlbumCard[]) =>
  on({ address, world: { account: { albums: () => Promise.resolve(albums) } } })

export const NoneYet: Story = on({ address })
export const One: Story = listed(cards(1))
export const Many: Story = listed(cards(12))
export const LongNames: Story = listed(
  cards(3).map((card) => ({ ...card, name: 'Grandmother’s eightieth birthday in the garden', photoCount: 500 })),
)
export const ForAProduct: Story = on({
  address: '/album_list?pid=book-square',
  world: { account: { albums: () => Promise.resolve(cards(3)) } },
})
export const Deleting: Story = {
  ...listed(cards(3)),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper deletes the first album', async () => {
      await userEvent.click((await canvas.findAllByRole('button', { name: /删除|Delete|刪除/ }))[0] as HTMLElement)
    })
  },
}
/** The shop says that an order still needs it. */
export const DeletingRefused: Story = {
  ...on({
    address,
    world: {
      account: { albums: () => Promise.resolve(cards(3)) },
      albums: { remove: () => refusedBecause('这本影集已经下单，付款之前请先取消订单。') },
    },
  }),
  play: async (context) => {
    await Deleting.play?.(context)
    await context.step('And says that it is meant', async () => {
      const dialog = within(await screen.findByRole('alertdialog'))
      await context.userEvent.click(dialog.getByRole('button', { name: /删除|Delete|刪除/ }))
      await screen.findByText(/请先取消订单/)
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })
  },
}
export const Loading: Story = on({ address, world: { account: { albums: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { account: { albums: lost } } })
export const Failed: Story = on({ address, world: { account: { albums: broken } } })
export const Wide: Story = { ...listed(cards(8)), ...WIDE }
