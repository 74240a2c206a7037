import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { asId, type OrderId, type PageId, type TaskId } from '../../domain/ids.ts'
import type { OwnDesign, OwnDesignPorts } from '../../src/ports/own-design-ports.ts'
import type { SharedDesignPorts } from '../../src/ports/shared-design-ports.ts'
import { DesignListScreen } from '../../src/screens/design_list/DesignListScreen.tsx'
import { demoPhoto } from '../../src/ui/pictures/demo-photo.ts'
import { A_DAY, anOwnDesign } from '../fixtures/drafts.ts'
import { waiting } from '../fixtures/ports.ts'
import { broken, lost, on, refusedBecause, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof DesignListScreen> = {
  title: 'Screens/3 Design 设计/My designs 我的作品 · design_list · B§4',
  id: 'screens-design-list',
  component: DesignListScreen,
}
export default meta

type Story = StoryObj<typeof DesignListScreen>

const address = '/design_list'
const ordered = { orderId: asId<OrderId>('order1'), state: 'in-production' } as const

const SEVERAL: readonly OwnDesign[] = [
  anOwnDesign(),
  anOwnDesign({
    ...{ name: '外婆八十大寿', order: ordered, cover: demoPhoto('candles'), modified: A_DAY - 86_400_000 },
    taskId: asId<TaskId>('task2'),
  }),
  anOwnDesign({
    ...{ name: '海边 2', cover: '', coverState: 'rendering', modified: A_DAY - 2 * 86_400_000 },
    taskId: asId<TaskId>('task3'),
  }),
  anOwnDesign({
    ...{ name: '毕业', productName: '明信片 A6', productType: 7, counted: { as: 'cards', count: 8 }, ratio: 1.41 },
    ...{ cover: demoPhoto('sea-sunset'), order: { ...ordered, state: 'awaiting-pay' }, taskId: asId<TaskId>('task4') },
  }),
  anOwnDesign({ name: '北海道', cover: '', coverState: 'failed', ratio: 1.33, taskId: asId<TaskId>('task5') }),
]

const listed = (designs: readonly OwnDesign[], next = '', more: Partial<OwnDesignPorts> = {}) =>
  on({ address, world: { ownDesigns: { list: () => Promise.resolve({ designs, next }), ...more } } })

const openMore: NonNullable<Story['play']> = async ({ canvas, userEvent, step }) => {
  await step('The shopper opens what can be done with the first design', async () => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /更多操作|More options for/ }))[0] as HTMLElement,
    )
  })
}

const press =
  (says: string, name: RegExp): NonNullable<Story['play']> =>
  async (context) => {
    await openMore(context)
    await context.step(says, async () => {
      await context.userEvent.click(await screen.findByRole('button', { name }))
    })
  }

export const NoneYet: Story = listed([])
export const One: Story = listed(SEVERAL.slice(0, 1))
export const DraftsAndOrdered: Story = listed(SEVERAL)
/** In sight as DraftsAndOrdered: at the end of the list a button shows the next part. */
export const MoreToCome: Story = listed(SEVERAL, 'the next part')
export const LongNames: Story = listed(
  SEVERAL.slice(0, 3).map((design) => ({
    ...design,
    name: 'Grandmother’s eightieth birthday in the garden',
    productName: 'Hardcover photo book with linen binding, landscape, 28 × 21 cm',
    counted: { as: 'pages', count: 160 },
  })),
)
export const WhatCanBeDone: Story = { ...listed(SEVERAL), play: openMore }
export const NameTooLong: Story = {
  ...listed(SEVERAL),
  play: async (context) => {
    await openMore(context)
    await context.step('A name that is longer than ten characters is written', async () => {
      await context.userEvent.type(await screen.findByRole('textbox'), '一二三四五六七八九十百')
    })
  },
}
export const Deleted: Story = {
  ...listed(SEVERAL, '', { remove: () => Promise.resolve() }),
  play: press('The shopper deletes it', /^(删除|Delete|刪除)$/),
}
export const DeletingRefused: Story = {
  ...listed(SEVERAL, '', { remove: () => refusedBecause('这件作品已经不在了。') }),
  play: press('The shopper deletes it', /^(删除|Delete|刪除)$/),
}
export const CopyingUnanswered: Story = {
  ...listed(SEVERAL, '', { copy: lost }),
  play: press('The shopper copies it', /^(复制一份|Make a copy|複製一份)$/),
}
export const RecentlyDeleted: Story = {
  ...listed(SEVERAL.slice(0, 2), '', { removed: () => Promise.resolve(SEVERAL.slice(2, 4)) }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper opens what was deleted', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^(最近删除|Recently deleted|最近刪除)$/ }))
    })
  },
}

const url = 'https://shop.example/emall/app/#/design_flip?st=aaaaaaaaaaaaaaaaaaaaaa'
const said = { id: 'c1', pageId: asId<PageId>('p1'), x: 0.3, y: 0.4, name: '外婆', created: A_DAY, resolved: false }
const comments = [
  { ...said, text: '这张真好看！' },
  { ...said, id: 'c2', name: '小明', text: '第三页换一张吧。', resolved: true },
]
const sharing = (shared: Awaited<ReturnType<SharedDesignPorts['of']>>): Story => ({
  ...on({
    address,
    world: {
      ownDesigns: { list: () => Promise.resolve({ designs: SEVERAL, next: '' }) },
      sharedDesigns: { of: () => Promise.resolve(shared) },
    },
  }),
  play: press('The shopper shares it', /^(分享翻阅|Share a preview|分享翻閱)$/),
})
export const NotShared: Story = sharing({ url: '', comments: [] })
export const Shared: Story = sharing({ url, comments })
export const Loading: Story = on({ address, world: { ownDesigns: { list: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { ownDesigns: { list: lost } } })
export const Failed: Story = on({ address, world: { ownDesigns: { list: broken } } })
export const Wide: Story = { ...listed(SEVERAL), ...WIDE }
