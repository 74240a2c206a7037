import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { asId, type PageId } from '../../domain/ids.ts'
import type { FlipPage, SharedDesign, SharedDesignPorts } from '../../src/ports/shared-design-ports.ts'
import { DesignFlipScreen } from '../../src/screens/design_flip/DesignFlipScreen.tsx'
import { demoPhoto } from '../../src/ui/pictures/demo-photo.ts'
import { A_DAY } from '../fixtures/drafts.ts'
import { waiting } from '../fixtures/ports.ts'
import { broken, lost, on, refusedBecause, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof DesignFlipScreen> = {
  title: 'Screens/3 Design 设计/Leaf through 翻看 · design_flip · A§9',
  id: 'screens-design-flip',
  component: DesignFlipScreen,
}
export default meta

type Story = StoryObj<typeof DesignFlipScreen>

const pages: readonly FlipPage[] = [
  demoPhoto('sea-sunset'),
  demoPhoto('candles'),
  demoPhoto('sea-sunset'),
  demoPhoto('candles'),
  '',
].map((picture, at) => ({
  id: asId<PageId>(`p${at}`),
  kind: at === 0 ? 'cover' : 'inner',
  picture,
}))

const comment = {
  ...{ id: 'c1', pageId: asId<PageId>('p0'), x: 0.3, y: 0.4, name: '外婆' },
  ...{ text: '这张真好看！\n封面就用它吧。', created: A_DAY },
}

const DESIGN: SharedDesign = { name: '我们的夏天', rightBound: false, pages, comments: [comment] }

const shared = (design: SharedDesign | null, more: Partial<SharedDesignPorts> = {}) =>
  on({
    address: '/design_flip?st=aaaaaaaaaaaaaaaaaaaaaa',
    shopper: null,
    world: { sharedDesigns: { open: () => Promise.resolve(design), ...more } },
  })

const leafOn: NonNullable<Story['play']> = async ({ canvas, userEvent, step }) => {
  await step('The reader leafs on', async () => {
    await userEvent.click(await canvas.findByRole('button', { name: /下一页|Next page|下一頁/ }))
  })
}

const write: NonNullable<Story['play']> = async ({ canvas, userEvent, step }) => {
  await step('The reader wants to say something', async () => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(留言|Comment)$/ }))
  })
}

const fill: NonNullable<Story['play']> = async (context) => {
  await write(context)
  const { canvas, userEvent, step } = context
  await step('The reader chooses the page', async () => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(在.*留言|Comment on)/ }))
  })
  await step('The reader writes a name and a sentence', async () => {
    const [name, text] = await screen.findAllByRole('textbox')
    await userEvent.type(name as HTMLElement, '小明')
    await userEvent.type(text as HTMLElement, '换一张吧')
  })
  await step('The reader sends them', async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(发送|Send|送出)$/ }))
  })
}

export const Cover: Story = shared(DESIGN)
export const Inside: Story = { ...shared(DESIGN), play: leafOn }
export const Read: Story = {
  ...shared(DESIGN),
  play: async ({ canvas, userEvent, step }) => {
    await step('The reader taps the pin of a comment', async () => {
      await userEvent.click(await canvas.findByTestId('comment-pin'))
    })
  },
}
export const Placing: Story = { ...shared(DESIGN), play: write }
export const Refused: Story = {
  ...shared(DESIGN, { comment: () => refusedBecause('请写下你的名字和留言。') }),
  play: fill,
}
export const Painting: Story = shared({ ...DESIGN, pages: pages.map((page) => ({ ...page, picture: '' })) })
export const Revoked: Story = shared(null)
export const Loading: Story = shared(DESIGN, { open: () => waiting() })
export const Slow: Story = slow(Loading)
export const Offline: Story = shared(DESIGN, { open: lost })
export const Failed: Story = shared(DESIGN, { open: broken })
export const Wide: Story = { ...shared(DESIGN), ...WIDE }
export const WideInside: Story = { ...shared(DESIGN), ...WIDE, play: leafOn }
