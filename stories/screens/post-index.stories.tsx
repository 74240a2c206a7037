import type { Meta, StoryObj } from '@storybook/react-vite'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { applyEdit } from '../../domain/design/change/apply-edit.ts'
import { allCardsFitted, onAllCards } from '../../domain/design/change/card-fit.ts'
import type { Edit } from '../../domain/design/change/edit.ts'
import type { Page } from '../../domain/design/design.ts'
import { asId, type PageId } from '../../domain/ids.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import type { Product } from '../../domain/product/product.ts'
import { PostScreen } from '../../src/screens/post_index/PostScreen.tsx'
import { SAMPLE_PHOTOS, sampleImages } from '../../src/ui/pictures/sample-photos.ts'
import { anEditorStory, type EditorStory, editingAt } from '../editor/editor-fixtures.ts'
import { WorkspaceOf } from '../editor/WorkspaceOf.tsx'
import { ownPhotos } from '../fixtures/own-photos.ts'
import { waiting } from '../fixtures/ports.ts'
import { PRODUCTS, SQUARE_BOOK } from '../fixtures/sample-products.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof PostScreen> = {
  title: 'Screens/3 Design 设计/Postcards 明信片 · post_index · B§4',
  id: 'screens-post-index',
  component: PostScreen,
}
export default meta

type Story = StoryObj<typeof PostScreen>

const cards = PRODUCTS.find(({ type }) => type === 7) ?? SQUARE_BOOK
const catalogue = { product: () => Promise.resolve(cards) }
const address = '/post_index?pid=p'
const photos = SAMPLE_PHOTOS.slice(0, 4).map(({ id }) => id)
const own = `/post_index?pid=p&aid=album1&photos=${photos.join()}`

export const DrawnCards: Story = on({ address, world: { catalogue } })
export const InAnotherLook: Story = on({ address: `${address}&tid=theme-festival`, world: { catalogue } })
export const OwnPhotos: Story = on({ address: own, world: { catalogue, ...ownPhotos(sampleImages) } })
export const NoLooksYet: Story = on({
  address,
  world: { catalogue: { ...catalogue, themes: () => Promise.resolve([]) } },
})
export const Loading: Story = on({ address, world: { catalogue: { ...catalogue, themes: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { catalogue: { ...catalogue, themes: lost } } })
export const Failed: Story = on({ address, world: { catalogue: { ...catalogue, themes: broken } } })
export const AlbumFailed: Story = on({
  address: own,
  world: { catalogue, ...ownPhotos(sampleImages), albums: { open: broken } },
})
/** DrawnCards on a wide screen. */
export const Wide: Story = { ...on({ address, world: { catalogue } }), ...WIDE }

const set = anEditorStory({ count: 12, product: DEMO_PRODUCTS.find(({ id }) => id === 'postcard-12') as Product })

/** The set after an edit. */
function after(
  story: EditorStory,
  edit: (of: EditorStory, world: Parameters<typeof applyEdit>[2]) => Edit | undefined,
) {
  const world = { ...story.world, photos: photoBook(story.world.photos) }
  const request = edit(story, world)
  const verdict = request && applyEdit(story.design, request, world)
  return verdict?.kind === 'applied' ? { ...story, design: verdict.next } : story
}

function card(story: EditorStory, page: number): Story {
  const { id } = story.design.pages[page] as Page
  return { render: () => <WorkspaceOf story={story} editing={editingAt(story, {}, { pageId: id })} /> }
}

const written = [
  ['text', '外婆，\n海边的风很大，我们都好。\n下个月回来看你。'] as const,
  ['address', '上海市静安区\n南京西路 1 号 3 楼\n外婆 收\n200040'] as const,
].reduce(
  (story, [role, words]) => after(story, (of, world) => onAllCards(of.design, { role, text: words }, world)),
  set,
)
let count = 0
const grids = after(set, (of, world) => allCardsFitted(of.design, 'f4', world, () => asId<PageId>(`n${count++}`)))

export const BackWithMessageAndAddress: Story = card(written, 1)
export const FourPictures: Story = card(grids, 0)
