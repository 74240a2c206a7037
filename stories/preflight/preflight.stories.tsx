import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { type Caption, type Design, innerPages, type Page } from '../../domain/design/design.ts'
import type { Product } from '../../domain/product/product.ts'
import { anEditorStory, type EditorStory, editingAt } from '../editor/editor-fixtures.ts'
import { WorkspaceOf } from '../editor/WorkspaceOf.tsx'

const meta: Meta = {
  title: 'Screens/3 Design 设计/Check before print 印前检查 印前檢查 · A§5',
  id: 'screens-preflight',
}
export default meta

type Story = StoryObj

/** In each language of the stories. */
const CONFIRM = /^(确认|確認|Confirm)$/

const story = anEditorStory()
const sharp: EditorStory = {
  ...story,
  world: {
    ...story.world,
    photos: story.world.photos.map((photo) => ({ ...photo, width: photo.width * 8, height: photo.height * 8 })),
  },
}

/** The workspace of a design with these pages otherwise, and the sheet that comes before the order. */
function before(of: EditorStory, change: (pages: readonly Page[]) => readonly Page[], tray?: Design['tray']): Story {
  const design = { ...of.design, pages: change(of.design.pages), ...(tray ? { tray } : {}) }
  const changed = { ...of, design }
  return {
    render: () => <WorkspaceOf story={changed} editing={editingAt(changed)} />,
    play: async ({ canvas, userEvent, step }) => {
      await step('The shopper confirms the design', async () => {
        await userEvent.click(canvas.getByRole('button', { name: CONFIRM }))
      })
      await step('The check tells what it found', async () => {
        await screen.findByRole('dialog')
        // Repairs are tried one after the other.
        await new Promise((resolve) => requestAnimationFrame(resolve))
      })
    },
  }
}

const same = (pages: readonly Page[]) => pages

/** A page with another first text, in another place. */
function texted(at: number, text: string, move: Partial<Caption['box']> = {}) {
  return (pages: readonly Page[]) =>
    pages.map((page, index) => {
      const [first, ...rest] = page.captions
      return index === at && first
        ? { ...page, captions: [{ ...first, text, box: { ...first.box, ...move } }, ...rest] }
        : page
    })
}

/** A page whose first place is empty. */
function emptied(at: number) {
  return (pages: readonly Page[]) =>
    pages.map((page, index) => {
      const [first, ...rest] = page.slots
      if (index !== at || !first) {
        return page
      }
      const { placement: _gone, ...slot } = first
      return { ...page, slots: [slot, ...rest] }
    })
}

export const SoftPhotos: Story = before(story, same)

export const ACharacterThatCannotBePrinted: Story = before(sharp, texted(0, '海边的夏天ש'))

export const ATextThatIsTooLong: Story = before(sharp, texted(0, '我们在海边住了整整一个夏天天天都在笑', { height: 3 }))

export const ATextCloseToTheEdge: Story = before(sharp, texted(0, '我们的夏天', { y: 190, height: 12 }))

export const AnEmptyPlace: Story = before(sharp, emptied(3))

export const AnEmptyPlaceAndNoPhotoLeft: Story = before(sharp, emptied(3), [])

/** The file of one photo cannot be read any more. */
export const ADamagedPhoto: Story = before(
  {
    ...sharp,
    world: {
      ...sharp.world,
      photos: sharp.world.photos.map((photo) =>
        photo.id === sharp.design.pages[3]?.slots[0]?.placement?.photoId ? { ...photo, damaged: true as const } : photo,
      ),
    },
  },
  same,
)

export const APhotoTwice: Story = before(sharp, (pages) =>
  pages.map((page, index) => {
    const twin = pages[2]?.slots[0]?.placement
    const [first, ...rest] = page.slots
    return index === 5 && first && twin ? { ...page, slots: [{ ...first, placement: twin }, ...rest] } : page
  }),
)

/** The first photo that fills no spread: of one that does, neither half can be turned. */
const [whole] = innerPages(sharp.design).flatMap(({ slots }) => slots.filter(({ half }) => half === undefined))

export const APhotoOnItsSide: Story = before(
  {
    ...sharp,
    world: {
      ...sharp.world,
      photos: sharp.world.photos.map((photo) =>
        photo.id === whole?.placement?.photoId ? { ...photo, lies: 3 as const } : photo,
      ),
    },
  },
  same,
)

export const PagesThatCannotBeBound: Story = before(sharp, (pages) => pages.slice(0, -1))

export const Everything: Story = before(story, (pages) => texted(0, '海边的夏天ש')(emptied(6)(pages)).slice(0, -1))

export const Wide: Story = { ...Everything, globals: { viewport: { value: 'wide' } } }

const cards = anEditorStory({ count: 6, product: DEMO_PRODUCTS.find((one) => one.type === 7) as Product })

export const ACardWithoutItsPhoto: Story = before(cards, emptied(2))
