import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import type { Page } from '../../domain/design/design.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import type { editingMachine } from '../../machines/editing/editing.machine.ts'
import { wireEditing } from '../../machines/editing/editing.ports.ts'
import { anEditorStory, type EditorStory, editingAt } from '../editor/editor-fixtures.ts'
import { hasRoom, hasSeveral, pagesThatSuit } from '../editor/pages-that-suit.ts'
import { WorkspaceOf } from '../editor/WorkspaceOf.tsx'

const meta: Meta = {
  title: 'Screens/3 Design 设计/Editor, layouts 版式 · theme_preview · A§9',
  id: 'screens-theme-preview-layout',
}
export default meta

type Story = StoryObj

const story = anEditorStory()
const night = anEditorStory({ theme: DEMO_THEMES.at(-1) as Theme })
const cards = anEditorStory({ count: 6, product: DEMO_PRODUCTS.find(({ type }) => type === 7) as Product })

const never = () => new Promise<never>(() => undefined)
/** Stories that change the design: the phone keeps at once, the shop answers never. */
const silent = wireEditing({
  clock: { wait: never, waitUntil: never },
  keepDraft: () => Promise.resolve(),
  sendOp: never,
  loadLatest: never,
  watchNetwork: () => () => undefined,
}) as typeof editingMachine
/** The workspace at a page; `page` counts from the cover. */
const at = (of: EditorStory, page: number) => () => (
  <WorkspaceOf story={of} editing={editingAt(of, {}, { pageId: (of.design.pages[page] as Page).id }, silent)} />
)

const { pages } = story.design
const roomy = pages.indexOf(pagesThatSuit(story, (page) => hasRoom(story, page))[0])
const several = pages.indexOf(pagesThatSuit(story, hasSeveral)[0])

/** In each language of the stories. */
const LAYOUT = /^(布局|版面配置|Layout)$/
const LAYOUTS = /^(布局|版面配置|Layouts)$/

/** The layouts of a page below it; `page` counts from the cover. */
function layouts(of: EditorStory, page: number): Story {
  return {
    render: at(of, page),
    play: async ({ canvas, canvasElement, userEvent, step }) => {
      await step('The page is drawn', async () => {
        await waitFor(() => expect(canvasElement.querySelector('[data-testid=canvas] canvas')).not.toBeNull())
      })
      await step('The shopper opens its layouts', async () => {
        await userEvent.click(canvas.getByRole('button', { name: LAYOUT }))
      })
    },
  }
}

export const Layouts: Story = layouts(story, 6)
export const LayoutsThatBleed: Story = layouts(night, 6)
export const LayoutsOfACard: Story = layouts(cards, 2)
export const LayoutsOfTheCover: Story = layouts(story, 0)

/** Another layout is chosen: the page has it at once, the row stays. */
export const AnotherLayout: Story = {
  ...layouts(story, 6),
  play: async (context) => {
    await layouts(story, 6).play?.(context)
    const { canvas, userEvent, step } = context
    await step('The shopper takes another: it is pressed, and the row stays', async () => {
      const row = await canvas.findByRole('list', { name: LAYOUTS })
      const other = [...row.querySelectorAll('button')].findIndex((button) => button.ariaPressed !== 'true')
      await userEvent.click(row.querySelectorAll('button')[other] as HTMLElement)
      await waitFor(() => expect(row.querySelectorAll('button')[other]?.ariaPressed).toBe('true'))
    })
  },
}

/** A photo that lies on no page is put on this one by a tap: the others make room. */
export const UnusedPhotoPutOnThePage: Story = {
  render: at(story, roomy),
  play: async ({ canvasElement, userEvent, step }) => {
    const tiles = () => canvasElement.querySelectorAll<HTMLElement>('[data-tray] button:not([data-used])')
    await step('Unused photos lie in the tray', async () => {
      await waitFor(() => expect(tiles().length).toBeGreaterThan(1))
    })
    await step('The shopper taps the first: it waits no longer', async () => {
      const { length } = tiles()
      await userEvent.click(tiles()[0] as HTMLElement)
      await waitFor(() => expect(tiles().length).toBe(length - 1))
    })
  },
}

/** Every photo has its place: the tray shows them all, marked. */
export const NoUnusedPhotos: Story = {
  render: at({ ...story, design: { ...story.design, tray: [] } }, 6),
}

/** The gaps of a page have handles while it is laid out; one has the focus and is pulled by arrows. */
export const GapPulledByKeys: Story = {
  ...layouts(story, several),
  play: async (context) => {
    await layouts(story, several).play?.(context)
    const { canvasElement, userEvent, step } = context
    const first = () => canvasElement.querySelector<HTMLInputElement>('[data-gap]')
    await step('A gap between the photos has a handle', async () => {
      await waitFor(() => expect(first()).not.toBeNull())
    })
    await step('An arrow key pulls it: the photos share the page otherwise', async () => {
      const gap = first() as HTMLInputElement
      const before = gap.value
      gap.focus()
      await userEvent.keyboard(gap.ariaOrientation === 'horizontal' ? '{ArrowRight}' : '{ArrowDown}')
      await waitFor(() => expect(first()?.value).not.toBe(before))
    })
  },
}

/** The page on another colour of its theme, and other drawings. */
export const AnotherBackground: Story = {
  ...layouts(night, 6),
  play: async (context) => {
    await layouts(night, 6).play?.(context)
    const { canvas, userEvent, step } = context
    await step('The shopper takes another background: it is pressed', async () => {
      const row = await canvas.findByRole('region', { name: /^(背景|Background)$/ })
      const other = [...row.querySelectorAll('button')].findIndex((button) => button.ariaPressed !== 'true')
      await userEvent.click(row.querySelectorAll('button')[other] as HTMLElement)
      await waitFor(() => expect(row.querySelectorAll('button')[other]?.ariaPressed).toBe('true'))
    })
  },
}
