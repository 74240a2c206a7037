import type { Meta, StoryObj } from '@storybook/react-vite'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { copiesSet, printsFitted, printsRemoved } from '../../domain/design/change/print-set.ts'
import { asId, type CaptionId } from '../../domain/ids.ts'
import { PrintWorkspace } from '../../src/design-editor/workspaces/print/PrintWorkspace.tsx'
import { PrintScreen } from '../../src/screens/print_index/PrintScreen.tsx'
import type { EditorStory, editingAt } from '../editor/editor-fixtures.ts'
import { pageOf, waiting } from '../fixtures/ports.ts'
import { aSetStory, demoProduct, edited, workspaceProps } from '../fixtures/sets.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof PrintScreen> = {
  title: 'Screens/3 Design 设计/Prints 冲印 沖印 · print_index · A§5',
  id: 'screens-print-index',
  component: PrintScreen,
}
export default meta

type Story = StoryObj<typeof PrintScreen>
type EditingAt = [state?: Parameters<typeof editingAt>[1], context?: Parameters<typeof editingAt>[2]]

const prints = demoProduct('print-6inch')
const address = '/print_index?pid=print-6inch'
const catalogue = {
  product: () => Promise.resolve(prints),
  products: () => Promise.resolve(pageOf(DEMO_PRODUCTS)),
}

export const WhichSize: Story = on({ address, world: { catalogue } })
export const AnotherSize: Story = {
  ...on({ address, world: { catalogue } }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper chooses the third size', async () => {
      const [, , large] = await canvas.findAllByRole('button', { name: /cm|厘米|公分/ })
      await userEvent.click(large as HTMLElement)
    })
  },
}
export const OnlyOneSize: Story = on({
  address,
  world: { catalogue: { ...catalogue, products: () => Promise.resolve(pageOf([prints])) } },
})
export const Loading: Story = on({ address, world: { catalogue: { product: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { catalogue: { product: lost } } })
export const Failed: Story = on({ address, world: { catalogue: { product: broken } } })

const set = aSetStory(prints, 12)
const page = (story: EditorStory, at: number) =>
  story.design.pages[at]?.id as EditorStory['design']['pages'][number]['id']
const first = { pageId: page(set, 0), slotId: set.design.pages[0]?.slots[0]?.id as never }

function workspace(story: EditorStory, ...at: EditingAt): Story {
  return {
    parameters: { state: at[0] ?? {} },
    render: () => <PrintWorkspace {...workspaceProps(prints, story, ...at)} />,
  }
}

export const FullPaper: Story = workspace(set)
export const WholePhotos: Story = workspace(edited(set, ({ design }, world) => printsFitted(design, 'in', world)))
export const EvenBorder: Story = workspace(
  edited(set, ({ design }, world) => printsFitted(design, 'inMarginOut', world)),
)
export const Instant: Story = workspace(edited(set, ({ design }, world) => printsFitted(design, 'polaroidOut', world)))
export const EachItsOwn: Story = workspace(
  edited(
    set,
    ({ design }, world) => printsFitted(design, 'polaroidOut', world, [page(set, 1)]),
    ({ design }, world) => printsFitted(design, 'in', world, [page(set, 2)]),
    ({ design }) => copiesSet(design, 4, [page(set, 0)]),
    ({ design }) => copiesSet(design, 2, [page(set, 3)]),
  ),
)
export const TwoOfEach: Story = workspace(edited(set, ({ design }) => copiesSet(design, 2)))
export const OnlySoft: Story = {
  ...workspace(set),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper asks for the soft ones alone', async () => {
      const [, soft] = (await canvas.findByRole('group', { name: /show|显示|顯示/ })).querySelectorAll('button')
      await userEvent.click(soft as HTMLElement)
    })
  },
}
export const SoftLeftOut: Story = workspace(edited(set, ({ design }) => printsRemoved([page({ ...set, design }, 5)])))
export const OnePrint: Story = {
  ...workspace(set),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper opens what can be done with the first print', async () => {
      const [more] = await canvas.findAllByRole('button', { name: /^(More options for|更多|第 1 幅的更多)/ })
      await userEvent.click(more as HTMLElement)
    })
  },
}
/** Words below an instant print, chosen. */
const written = edited(
  set,
  ({ design }, world) => printsFitted(design, 'polaroidOut', world, [page(set, 0)]),
  ({ design }) => ({
    ...{ cmd: 'update_text_value', pageId: page({ ...set, design }, 0), captionId: asId<CaptionId>('words') },
    ...{ role: 'text', panel: 'front', text: '外婆家 2026' },
  }),
)
const words = { selection: { kind: 'caption', pageId: page(set, 0), captionId: asId<CaptionId>('words') } } as const
export const WordsChosen: Story = workspace(written, { tool: 'selected' }, words)
export const Writing: Story = workspace(written, { tool: 'placingText' }, words)
export const ColouredPaper: Story = {
  ...workspace(written, { tool: 'selected' }, { selection: { kind: 'slot', at: first } }),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper opens the colours of the paper', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^(Paper|纸色|紙色)$/ }))
    })
  },
}
export const WideInHand: Story = { ...workspace(written, { tool: 'selected' }, words), ...WIDE }
export const Cropping: Story = workspace(set, { tool: 'cropping' }, { selection: { kind: 'slot', at: first } })
export const OtherPhoto: Story = workspace(set, { tool: 'choosingPhoto' }, { selection: { kind: 'slot', at: first } })
export const Saving: Story = workspace(set, { saving: 'sending' })
export const Many: Story = workspace(aSetStory(prints, 120))
export const Wide: Story = { ...workspace(set), ...WIDE }
export const WideSizes: Story = { ...on({ address, world: { catalogue } }), ...WIDE }
