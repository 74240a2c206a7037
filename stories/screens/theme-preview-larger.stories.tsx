import type { Meta, StoryObj } from '@storybook/react-vite'
import { fromPromise } from 'xstate'
import { readCellsInfo } from '../../domain/calls/page-cells.ts'
import type { Page } from '../../domain/design/design.ts'
import { sheetOf } from '../../domain/design/sheets/sheet.ts'
import { cellsInfoOf } from '../../domain/preview/cells-info.ts'
import { previewMachine } from '../../machines/preview/preview.machine.ts'
import { NoDesign } from '../../src/design-editor/shell/NoDesign.tsx'
import { LargePages } from '../../src/screens/theme_viewLarger/LargePages.tsx'
import { ThemeViewLargerScreen } from '../../src/screens/theme_viewLarger/ThemeViewLargerScreen.tsx'
import { Screen } from '../../src/ui/layout/Screen.tsx'
import { TopBar } from '../../src/ui/layout/TopBar.tsx'
import { anEditorStory, type EditorStory } from '../editor/editor-fixtures.ts'
import { waiting } from '../fixtures/ports.ts'
import { on, slow } from '../fixtures/stories.ts'

const meta: Meta = {
  title: 'Screens/3 Design 设计/Page, large 看大图 看大圖 · theme_viewLarger · A§9',
  id: 'screens-theme-viewlarger',
}
export default meta

type Story = StoryObj

const story = anEditorStory()

function at(index: number, shown: EditorStory = story, pictures: Pictures = new Map()): Story {
  const page = shown.design.pages[index] as Page
  return {
    render: () => (
      <LargePages
        title="我们的夏天"
        design={shown.design}
        world={shown.world}
        resources={shown.resources}
        first={page.id}
        pictures={pictures}
        onLeaf={() => undefined}
        onItem={() => undefined}
        onBack={() => undefined}
      />
    ),
  }
}

type Pictures = Parameters<typeof LargePages>[0]['pictures']

/** A page with its cells, as the shop says them; the picture is a photo of the book. */
function painted(index: number): Pictures {
  const page = story.design.pages[index] as Page
  const sheet = sheetOf(story.world.paper, page, story.design.pages.length - 1)
  const cells = readCellsInfo(JSON.stringify(cellsInfoOf(page, sheet, () => '')))
  const url = [...story.photos.values()][0]?.src ?? ''
  return new Map([[page.id, { url, ...(cells ? { cells } : {}) }]])
}

export const AsTheShopPaintedIt: Story = at(6, story, painted(6))

export const TheCover: Story = at(0)

export const AChapter: Story = at(1)

export const APageInside: Story = at(6)

export const TheLastPage: Story = at(story.design.pages.length - 1)

export const Wide: Story = { ...at(6), globals: { viewport: { value: 'wide' } } }

/** The canvas has not come yet: the page is there as a still picture. */
export const BeforeTheCanvas: Story = {
  ...at(6, { ...story, resources: { ...story.resources, loadEditor: () => new Promise(() => undefined) } }),
}

/** The shop has not opened the design yet. */
export const Opening: Story = {
  ...on({
    address: '/theme_viewLarger?taskid=task1',
    world: {
      machines: { preview: previewMachine.provide({ actors: { 'open the task': fromPromise(() => waiting()) } }) },
    },
  }),
  render: () => <ThemeViewLargerScreen />,
}
export const Slow: Story = slow(Opening)

/** The shop does not open the design: as the screen says it. */
export const Refused: Story = {
  render: () => (
    <Screen top={<TopBar title="你的书" onBack={() => undefined} />}>
      <NoDesign
        refused={{ kind: 'refused', reason: 'not-possible', code: 3209, message: '这本书现在打不开。' }}
        problem={null}
        aid={undefined}
        onRetry={() => undefined}
      />
    </Screen>
  ),
}
