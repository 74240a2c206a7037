import type { Meta, StoryObj } from '@storybook/react-vite'
import { printsFitted } from '../../domain/design/change/print-set.ts'
import { ComboWorkspace } from '../../src/design-editor/workspaces/combo/ComboWorkspace.tsx'
import { ComboScreen } from '../../src/screens/combo_index/ComboScreen.tsx'
import type { EditorStory, editingAt } from '../editor/editor-fixtures.ts'
import { waiting } from '../fixtures/ports.ts'
import { aSetStory, demoProduct, edited, workspaceProps } from '../fixtures/sets.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof ComboScreen> = {
  title: 'Screens/3 Design 设计/Combination 组合画 組合畫 · combo_index · B§4',
  id: 'screens-combo-index',
  component: ComboScreen,
}
export default meta

type Story = StoryObj<typeof ComboScreen>
type EditingAt = [state?: Parameters<typeof editingAt>[1], context?: Parameters<typeof editingAt>[2]]

const wall = demoProduct('combo-nine')
const address = '/combo_index?pid=combo-nine'
const catalogue = { product: () => Promise.resolve(wall) }

export const DrawnWall: Story = on({ address, world: { catalogue } })
export const Loading: Story = on({ address, world: { catalogue: { product: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { catalogue: { product: lost } } })
export const Failed: Story = on({ address, world: { catalogue: { product: broken } } })

const set = aSetStory(wall, 9)
const large = set.design.pages.find(({ sheet }) => sheet?.id === 'large-1')
const chosen = {
  selection: { kind: 'slot', at: { pageId: large?.id as never, slotId: large?.slots[0]?.id as never } },
} as const

function workspace(story: EditorStory, ...at: EditingAt): Story {
  return {
    parameters: { state: at[0] ?? {} },
    render: () => <ComboWorkspace {...workspaceProps(wall, story, ...at)} />,
  }
}

export const OwnWall: Story = workspace(set)
export const EvenBorders: Story = workspace(
  edited(set, ({ design }, world) => printsFitted(design, 'inMarginOut', world)),
)
export const OneChosen: Story = workspace(set, { tool: 'selected' }, chosen)
export const ColouredPaper: Story = {
  ...workspace(
    edited(set, ({ design }, world) => printsFitted(design, 'inMarginOut', world)),
    { tool: 'selected' },
    chosen,
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper opens the colours of the paper', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^(Paper|纸色|紙色)$/ }))
    })
  },
}
export const WritingOnOne: Story = {
  ...workspace(set, { tool: 'selected' }, chosen),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper writes on the picture', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^(Text|文字)$/ }))
    })
  },
}
export const Swapping: Story = workspace(set, { tool: 'swapping' }, chosen)
export const OtherPhoto: Story = workspace(set, { tool: 'choosingPhoto' }, chosen)
export const Cropping: Story = workspace(set, { tool: 'cropping' }, chosen)
export const NothingLeft: Story = workspace({ ...set, design: { ...set.design, tray: [] } })
export const Wide: Story = { ...workspace(set, { tool: 'selected' }, chosen), ...WIDE }
export const WideStart: Story = { ...on({ address, world: { catalogue } }), ...WIDE }
