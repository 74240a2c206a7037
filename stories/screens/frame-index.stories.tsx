import type { Meta, StoryObj } from '@storybook/react-vite'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import type { Design, Page } from '../../domain/design/design.ts'
import type { FitType } from '../../domain/design/fit-type.ts'
import { textPlaceOn } from '../../domain/design/sheets/sheet-text.ts'
import { fittedPage, sheetTurned } from '../../domain/frame/fit-window.ts'
import { asId, type CaptionId } from '../../domain/ids.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import type { SheetPaper } from '../../domain/product/paper.ts'
import type { Product } from '../../domain/product/product.ts'
import { FrameWorkspace } from '../../src/design-editor/workspaces/frame/FrameWorkspace.tsx'
import { FrameScreen } from '../../src/screens/frame_index/FrameScreen.tsx'
import { sampleImages } from '../../src/ui/pictures/sample-photos.ts'
import { anEditorStory, type EditorStory, type editingAt } from '../editor/editor-fixtures.ts'
import { ownPhotos } from '../fixtures/own-photos.ts'
import { waiting } from '../fixtures/ports.ts'
import { workspaceProps } from '../fixtures/sets.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof FrameScreen> = {
  title: 'Screens/3 Design 设计/Frames 摆台挂画 擺台掛畫 · frame_index · B§4',
  id: 'screens-frame-index',
  component: FrameScreen,
}
export default meta

type Story = StoryObj<typeof FrameScreen>
type EditingAt = [state?: Parameters<typeof editingAt>[1], context?: Parameters<typeof editingAt>[2]]

const product = (id: string) => DEMO_PRODUCTS.find((one) => one.id === id) as Product
const single = anEditorStory({ count: 1, product: product('frame-a4') })
const trio = anEditorStory({ count: 4, product: product('frame-trio') })

/** The design with another fit for its pages, one each; `empty` is a frame that waits for its photo. */
function sitting(story: EditorStory, fits: readonly (FitType | 'empty')[]): EditorStory {
  const photos = photoBook(story.world.photos)
  const pages = story.design.pages.map((page, at): Page => {
    const fit = fits[at % fits.length] ?? 'out'
    const id = page.slots[0]?.placement?.photoId
    const photo = fit === 'empty' || !id ? undefined : photos.get(id)
    return fittedPage(page, fit === 'empty' ? 'out' : fit, photo, story.world.paper as SheetPaper)
  })
  return { ...story, design: { ...story.design, pages } satisfies Design }
}

function workspace(story: EditorStory, of: Product, ...at: EditingAt): Story {
  return {
    parameters: { state: at[0] ?? {} },
    render: () => <FrameWorkspace {...workspaceProps(of, story, ...at)} />,
  }
}

const a4 = (fit: FitType | 'empty') => workspace(sitting(single, [fit]), product('frame-a4'))

export const Out: Story = a4('out')
export const In: Story = a4('in')
export const InMargin: Story = a4('inMargin')
export const InMarginOut: Story = a4('inMarginOut')
export const Polaroid: Story = a4('polaroid')
export const PolaroidOut: Story = a4('polaroidOut')
export const Auto: Story = a4('auto')
export const NoPhotoYet: Story = a4('empty')
export const Turned: Story = workspace(turned(single), product('frame-a4'))
export const ThreeOpenings: Story = workspace(sitting(trio, ['out', 'polaroid', 'inMargin']), product('frame-trio'))
export const OneOfThreeIsMissing: Story = {
  ...workspace(sitting(trio, ['out', 'empty', 'empty']), product('frame-trio')),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper confirms the design', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^(确认|確認|Confirm)$/ }))
    })
  },
}
export const Cropping: Story = workspace(
  single,
  product('frame-a4'),
  { tool: 'cropping' },
  { selection: first(single) },
)
/** A word at the foot of the picture, chosen. */
const written = {
  ...single,
  design: {
    ...single.design,
    pages: single.design.pages.map((page): Page => {
      const box = textPlaceOn(page, single.world)
      const words = { id: asId<CaptionId>('words'), role: 'text', panel: 'front', text: '外婆家 2026' } as const
      return box
        ? { ...page, captions: [{ ...words, box, placed: true, style: { colour: '#ffffff', size: 9 } }] }
        : page
    }),
  },
}
const words = {
  selection: { kind: 'caption', pageId: first(single).at.pageId, captionId: asId<CaptionId>('words') },
} as const
export const WordsChosen: Story = workspace(written, product('frame-a4'), { tool: 'selected' }, words)
export const Writing: Story = workspace(written, product('frame-a4'), { tool: 'placingText' }, words)
export const ColouredPaper: Story = {
  ...workspace(sitting(trio, ['polaroid']), product('frame-trio')),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper opens the colours of the paper', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^(Paper|纸色|紙色)$/ }))
    })
  },
}
export const WideWorkspace: Story = { ...workspace(sitting(trio, ['out']), product('frame-trio')), ...WIDE }
export const Wide: Story = { ...a4('polaroid'), ...WIDE }

function turned(story: EditorStory): EditorStory {
  const photos = photoBook(story.world.photos)
  const pages = story.design.pages.map((page) => {
    const id = page.slots[0]?.placement?.photoId
    return sheetTurned(page, id && photos.get(id), story.world.paper as SheetPaper)
  })
  return { ...story, design: { ...story.design, pages } }
}

function first({ design }: EditorStory) {
  const [page] = design.pages as [Page]
  return { kind: 'slot', at: { pageId: page.id, slotId: (page.slots[0] as Page['slots'][number]).id } } as const
}

const { fits: _fits, ...plain } = product('frame-a4')
const catalogue = { product: () => Promise.resolve(plain) }
const address = '/frame_index?pid=p&aid=album1&photos=family'
const world = { catalogue, ...ownPhotos(sampleImages) }

/** A frame whose photo sits only one way: its looks. */
export const BehindACard: Story = on({ address, world })
export const UpToTheWood: Story = on({ address: `${address}&tid=theme-night`, world })
export const Loading: Story = on({ address, world: { ...world, albums: { open: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { catalogue: { product: lost } } })
export const Failed: Story = on({ address, world: { catalogue: { product: broken } } })
