import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DEMO_BOOKS } from '../../domain/demo/book-products.ts'
import { DRAWN_THEMES } from '../../domain/demo/drawn-themes.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import type { Page } from '../../domain/design/design.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import { RecreateDialog } from '../../src/design-editor/pages/RecreateDialog.tsx'
import { NoDesign } from '../../src/design-editor/shell/NoDesign.tsx'
import { VolumesOffer } from '../../src/screens/theme_preview/VolumesGate.tsx'
import { Screen } from '../../src/ui/layout/Screen.tsx'
import { TopBar } from '../../src/ui/layout/TopBar.tsx'
import { anEditorStory, type EditorStory, editingAt } from '../editor/editor-fixtures.ts'
import { WorkspaceOf } from '../editor/WorkspaceOf.tsx'

const meta: Meta = {
  title: 'Screens/3 Design 设计/Editor, drawn looks 画册样式 畫冊樣式 · theme_preview · A§9',
  id: 'screens-theme-preview-drawn',
}
export default meta

type Story = StoryObj

const book = (id: string) => DEMO_BOOKS.find((one) => one.id === id) as Product
const look = (id: string) => [...DEMO_THEMES, ...DRAWN_THEMES].find((one) => one.id === `theme-${id}`) as Theme

const fixed = anEditorStory({ count: 40, product: book('book-fixed-203'), theme: look('exhibition') })
const log = anEditorStory({ count: 30, theme: look('travel-log') })
const months = anEditorStory({ count: 30, theme: look('twelve-months') })
const cover = anEditorStory({ count: 30, theme: look('cover-story') })
const right = anEditorStory({ count: 30, product: book('book-right-182'), theme: look('travel-log') })
const two = anEditorStory({ count: 30, product: book('book-right-182'), theme: look('cover-story') })
const booklet = anEditorStory({ count: 24, product: book('booklet-148'), theme: look('journey') })

const at = (story: EditorStory, page: number, tool = 'resting' as 'resting' | 'arrangingPages'): Story => ({
  render: () => <WorkspaceOf story={story} editing={editingAt(story, { tool }, { pageId: pageOf(story, page).id })} />,
  // The canvas comes a moment later than the rest; the story is looked at when it is there.
  play: async ({ canvasElement, step }) => {
    await step('The page is drawn', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[data-testid=canvas] canvas')).not.toBeNull())
    })
  },
})

function pageOf({ design }: EditorStory, page: number): Page {
  return design.pages[page] as Page
}

/** The number of a page with a place that no photo has. */
function withABlank({ design }: EditorStory): number {
  return design.pages.findIndex(({ slots }) => slots.some(({ placement }) => !placement))
}

export const FixedPagesInOrder: Story = at(fixed, 6)
export const FixedPageThatWaitsForPhotos: Story = at(fixed, withABlank(fixed))
export const FixedPagesArranged: Story = at(fixed, 6, 'arrangingPages')
export const PageChosenByItsPhotos: Story = at(log, 3)
export const DesignatedPage: Story = at(months, 4)
export const DesignatedPageWithWordsToWrite: Story = at(months, 3)
export const DrawnCover: Story = at(cover, 0)
export const DrawnCoverOfTwo: Story = at(two, 0)
export const CoverWithItsFrontOnTheLeft: Story = at(right, 0)
export const BoundOnTheRight: Story = at(right, 3)
export const FrontAlone: Story = at(booklet, 0)

const nothing = () => undefined

export const PhotosForTwoVolumes: Story = {
  render: () => (
    <Screen top={<TopBar title="我们的夏天" onBack={nothing} />}>
      <VolumesOffer count={60} max={48} volumes={2} perVolume={30} onVolumes={nothing} onOne={nothing} />
    </Screen>
  ),
}

export const DesignedAnew: Story = {
  render: () => <RecreateDialog open onOpenChange={nothing} onRecreate={nothing} />,
}

export const DesignNotReached: Story = {
  render: () => (
    <Screen top={<TopBar title="我们的夏天" onBack={nothing} />}>
      <NoDesign refused={null} problem="network-lost" aid={undefined} onRetry={nothing} />
    </Screen>
  ),
}

export const TooFewCoverPhotos: Story = {
  render: () => (
    <Screen top={<TopBar title="我们的夏天" onBack={nothing} />}>
      <NoDesign
        refused={{
          kind: 'refused',
          reason: 'not-possible',
          code: 3209,
          message: '封面照片太少：这本书的封面要放 2 张。',
        }}
        problem={null}
        aid={'a1' as never}
        pid={'book-right-182' as never}
        onRetry={nothing}
      />
    </Screen>
  ),
}
