import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import type { Edit } from '../../domain/design/change/edit.ts'
import type { Caption, Page, Slot } from '../../domain/design/design.ts'
import { type EditorState, freshEditorState, reduce } from '../../domain/editing/editor-state.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import { ElsewhereDialog } from '../../src/design-editor/shell/ElsewhereDialog.tsx'
import { customerOn } from '../../tests/support/worlds/customer.ts'
import { anEditorStory, type EditorStory, editingAt, previewAt } from '../editor/editor-fixtures.ts'
import { photoOf, WorkspaceOf } from '../editor/WorkspaceOf.tsx'

const meta: Meta = {
  title: 'Screens/3 Design 设计/Editor 编辑 編輯 · theme_preview · A§9',
  id: 'screens-theme-preview',
  // The canvas comes a moment later than the rest; the story is looked at when it is there.
  play: async ({ canvasElement, step }) => {
    await step('The page is drawn', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[data-testid=canvas] canvas')).not.toBeNull())
    })
  },
}
export default meta

type Story = StoryObj

const story = anEditorStory()
const night = anEditorStory({ theme: DEMO_THEMES.at(-1) ?? story.world.theme })
const pages = story.design.pages
const captioned = pages.find((page) => page.kind === 'chapter' && page.captions.length > 0) as Page
const soft = softPhoto()
const unwritten: EditorStory = {
  ...story,
  design: {
    ...story.design,
    pages: pages.map((page) => ({ ...page, captions: page.captions.map((caption) => ({ ...caption, text: '' })) })),
  },
}
/** In each language of the stories. */
const CONFIRM = /^(确认|確認|Confirm)$/

/** The editor's third button. */
const MORE = /^(更多|More)$/

async function openFirstOfMore() {
  await userEvent.click(await screen.findByRole('button', { name: MORE }))
  await userEvent.click((await screen.findAllByRole('menuitem'))[0] as HTMLElement)
}

/** The book after three edits. */
const edited = threeEdits()

/** A workspace whose editing machine stands in one state. Made when it is shown, so that each look starts afresh. */
function editing(...at: EditingAt): Story {
  return {
    parameters: { state: at[0] ?? {} },
    render: () => <WorkspaceOf story={story} editing={editingAt(story, ...at)} />,
  }
}

/** The same for the preview machine. */
function preview(...at: PreviewAt): Story {
  return {
    parameters: { state: at[0] },
    render: () => <WorkspaceOf story={story} preview={previewAt(story, ...at)} />,
  }
}

export const Resting: Story = editing({ tool: 'resting' })

const said = {
  id: 'c1',
  x: 0.3,
  y: 0.4,
  name: '外婆',
  text: '这张真好看！',
  created: 1_777_000_000_000,
  resolved: false,
}
export const Commented: Story = {
  render: () => (
    <WorkspaceOf
      story={story}
      comments={{
        all: pages.slice(4, 6).map(({ id }, at) => ({ ...said, id: `c${at}`, pageId: id })),
        ...{ busy: false, onResolve: () => undefined },
      }}
    />
  ),
}

const product = (type: number) => DEMO_PRODUCTS.find((one) => one.type === type)
const cards = anEditorStory({ count: 6, product: product(7) as Product })
const frame = anEditorStory({ count: 1, product: product(2) as Product, theme: DEMO_THEMES[1] as Theme })

/** A workspace of single sheets, at one of its pages. */
function sheets(of: EditorStory, page: number, ...at: EditingAt): Story {
  const [state = { tool: 'resting' }, context = {}] = at
  const pageId = (of.design.pages[page] as Page).id
  return { render: () => <WorkspaceOf story={of} editing={editingAt(of, state, { pageId, ...context })} /> }
}

export const CardFront: Story = sheets(cards, 2)
export const CardBack: Story = sheets(cards, 1)
export const AllCards: Story = sheets(cards, 0, { tool: 'arrangingPages' })
export const PictureInItsFrame: Story = sheets(frame, 0)

export const OnTheCover: Story = editing({}, { pageId: (pages[0] as Page).id })

export const PhotoSelected: Story = editing({ tool: 'selected' }, { selection: photoOf(story) })

export const Cropping: Story = editing({ tool: 'cropping' }, { selection: photoOf(story) })

export const CroppingAPhotoThatPrintsSoft: Story = editing(
  { tool: 'cropping' },
  { selection: soft, pageId: soft.at.pageId },
)

export const Swapping: Story = editing({ tool: 'swapping' }, { selection: photoOf(story) })

export const ChoosingAnotherPhoto: Story = editing({ tool: 'choosingPhoto' }, { selection: photoOf(story) })

const writing = [
  { tool: 'placingText' },
  {
    pageId: captioned.id,
    selection: { kind: 'caption', pageId: captioned.id, captionId: (captioned.captions[0] as Caption).id },
  },
] as const satisfies EditingAt

export const Writing: Story = editing(...writing)

/** A word of the text that is written, chosen by two taps of a finger: a handle hangs at each end of it. */
export const AWordChosenByFinger: Story = {
  ...editing(...writing),
  play: async ({ canvasElement, step }) => {
    const written = () => screen.findByTestId<HTMLTextAreaElement>('writing-field')
    await step('The text is being written', async () => {
      const field = await written()
      await waitFor(() => expect(field.style.transform).not.toBe(''))
    })
    await step('The shopper taps a word twice', async () => {
      const { left, top, height } = (await written()).getBoundingClientRect()
      const finger = customerOn(canvasElement, 'touch')
      finger.taps({ x: left - height / 2, y: top + height / 2 })
      finger.taps({ x: left - height / 2, y: top + height / 2 })
    })
    await step('The word is chosen', async () => {
      const field = await written()
      await expect(field.selectionEnd).toBeGreaterThan(field.selectionStart)
    })
  },
}

export const ArrangingPages: Story = editing({ tool: 'arrangingPages' })

/** Several are chosen: what adding and taking out would bring stands there before it is tapped. */
export const PagesChosen: Story = {
  ...editing({ tool: 'arrangingPages' }),
  play: async ({ step }) => {
    const rings = () => document.querySelectorAll<HTMLElement>('[data-leaf] [aria-pressed]')
    await step('The pages lie side by side', async () => {
      await waitFor(() => expect(rings().length).toBeGreaterThan(5))
    })
    await step('The shopper chooses two of them', async () => {
      for (const ring of [rings()[2], rings()[4]]) {
        await userEvent.click(ring as HTMLElement)
      }
      await waitFor(() => expect(document.querySelectorAll('[data-leaf] [aria-pressed=true]')).toHaveLength(2))
    })
  },
}

/** A keyboard carries a spread over the cover: that it cannot lie there is said before it is put down. */
export const PagesCarriedWhereTheyCannotLie: Story = {
  ...editing({ tool: 'arrangingPages' }),
  play: async ({ step }) => {
    const handles = () => document.querySelectorAll<HTMLElement>('[data-handle]')
    await step('Each spread has a handle', async () => {
      await waitFor(() => expect(handles().length).toBeGreaterThan(1))
    })
    await step('The space bar picks the second up', async () => {
      handles()[1]?.focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(document.querySelector('[data-dragging]')).not.toBeNull())
    })
    await step('An arrow carries it on: a mark tells where it would lie', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(document.querySelector('[data-mark]')).not.toBeNull())
    })
    await step('Over the cover the mark tells that it cannot lie there', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(document.querySelector('[data-mark=no]')).not.toBeNull())
    })
  },
}

/** Three things were done: they are named, and a tap goes back to before one of them. */
export const WhatWasDone: Story = {
  render: () => <WorkspaceOf story={story} editing={editingAt(story, {}, { current: edited })} />,
  play: async ({ step }) => {
    await step('The shopper opens the first of what else there is', openFirstOfMore)
    await step('The three edits are named, and what was before them', async () => {
      await waitFor(() => expect(document.querySelectorAll('[role=dialog] li')).toHaveLength(4))
    })
  },
}

/** What keys do, called up by one. */
export const ListOfKeys: Story = {
  ...editing({ tool: 'resting' }),
  play: async ({ step }) => {
    await step('The shopper presses the question mark', async () => {
      await userEvent.keyboard('?')
    })
    await step('The keys are listed', async () => {
      await waitFor(() => expect(document.querySelectorAll('[role=dialog] kbd').length).toBeGreaterThan(8))
    })
  },
}

/** Another look, page by page beside what the book is now. */
export const AnotherLook: Story = {
  render: () => <WorkspaceOf story={story} onRestyle={() => Promise.resolve()} />,
  play: async ({ step }) => {
    await step('The shopper opens the first of what else there is', openFirstOfMore)
    await step('The shopper chooses another look', async () => {
      const look = await waitFor(() => {
        const found = document.querySelectorAll<HTMLElement>('[role=dialog] [aria-pressed]')[3]
        expect(found).toBeDefined()
        return found as HTMLElement
      })
      await userEvent.click(look)
    })
    await step('Each page is drawn as it is and as it would be', async () => {
      await waitFor(() => expect(document.querySelectorAll('[role=dialog] canvas').length).toBeGreaterThan(30))
    })
  },
}

/** The right button of a mouse on a photo. */
export const MenuUnderTheMouse: Story = {
  render: () => (
    <WorkspaceOf story={story} editing={editingAt(story, { tool: 'selected' }, { selection: photoOf(story) })} />
  ),
  play: async ({ canvasElement, step }) => {
    await step('The right button of the mouse is pressed on a photo', async () => {
      const photo = await waitFor(() => {
        const found = canvasElement.querySelector<HTMLElement>('[data-slot]')
        expect(found).not.toBeNull()
        return found as HTMLElement
      })
      await fireEvent.contextMenu(photo)
    })
    await step('A menu tells what can be done with it', async () => {
      await waitFor(() => expect(document.querySelectorAll('[role=menuitem]').length).toBeGreaterThan(9))
    })
  },
}

export const Saving: Story = editing({ saving: 'sending' })

export const OnThisPhone: Story = editing({ saving: 'onThisPhone', keeping: 'writing' })

export const Offline: Story = editing({ saving: 'offline' }, { online: false })

export const SignedOut: Story = editing({ saving: 'signedOut' })

/** Somebody else has signed in meanwhile, or the design was deleted in another window. */
export const NotInThisAccount: Story = editing({ saving: 'notHere' })

export const TheShopDoesNotAnswer: Story = editing({ saving: 'waiting' }, { tries: 4 })

export const NoRoomOnThisPhone: Story = editing({ keeping: 'notKept' })

/** Asked for once more; the first time looks as if the changes were being saved. */
export const ChangedElsewhereLoading: Story = editing({ saving: { conflict: 'loading' } }, { problem: 'network-lost' })

export const ChangedElsewhere: Story = editing(
  { saving: { conflict: 'choosing' } },
  { latest: { design: story.design, rev: 9, pageRevs: {} } },
)

export const ChangedElsewhereNotLoaded: Story = editing({ saving: { conflict: 'unreachable' } })

export const ChangedElsewhereBeforeTheOrder: Story = editing(
  { saving: 'outdated' },
  { latest: { design: story.design, rev: 9, pageRevs: {} } },
)

export const OpenInAnotherWindow: Story = {
  render: () => (
    <>
      <WorkspaceOf story={story} />
      <ElsewhereDialog onEditHere={() => undefined} onBack={() => undefined} />
    </>
  ),
}

export const SoftPhotosBeforeTheOrder: Story = {
  ...editing(),
  play: async ({ canvas, userEvent, step }) => {
    await step('The shopper confirms the design', async () => {
      await userEvent.click(canvas.getByRole('button', { name: CONFIRM }))
    })
    await step('The check tells of the soft photos', async () => {
      await screen.findByRole('dialog')
    })
  },
}

export const ASoftPhotoSelected: Story = editing({ tool: 'selected' }, { selection: soft, pageId: soft.at.pageId })

export const ATextSelected: Story = editing(
  { tool: 'selected' },
  {
    pageId: captioned.id,
    selection: { kind: 'caption', pageId: captioned.id, captionId: (captioned.captions[0] as Caption).id },
  },
)

/** A page whose texts are still to be written. */
export const EmptyTexts: Story = {
  render: () => <WorkspaceOf story={unwritten} editing={editingAt(unwritten, {}, { pageId: captioned.id })} />,
}

export const EditRefused: Story = editing(
  { notice: 'refused' },
  { refused: { kind: 'refused', reason: 'page-locked', code: 4105 }, dropped: 2 },
)

export const PicturesOnTheirWay: Story = preview(
  { painting: 'waiting' },
  { awaited: pages.slice(3).map((page) => page.id) },
)

export const PreviewDoesNotAnswer: Story = preview('failed', { error: 51 })

export const PictureOfTheCropGivenUp: Story = preview('failed', { error: 8, givenUp: [captioned.id] })

export const PictureBeingPaintedAgain: Story = preview('paintingAgain', { error: 8, givenUp: [captioned.id] })

export const ShuffleNotTaken: Story = editing(
  { notice: 'refused' },
  {
    refused: { kind: 'refused', reason: 'no-other-arrangement', code: 10 },
    takenBack: { cmd: 'shuff', pageId: captioned.id },
  },
)

export const ShuffleNotAnswered: Story = editing(
  { saving: 'waiting' },
  {
    outbox: [{ opId: 'op000001', action: 'edit', edit: { cmd: 'shuff', pageId: captioned.id }, overtaken: [] }],
    tries: 3,
  },
)

/** Three photos came to the album when the book was there. */
const grown = { ...story, design: { ...story.design, tray: [] } }
export const PhotosCameSince: Story = { render: () => <WorkspaceOf story={grown} editing={editingAt(grown)} /> }

export const NightTheme: Story = { render: () => <WorkspaceOf story={night} editing={editingAt(night)} /> }

export const Wide: Story = {
  ...editing({ tool: 'selected' }, { selection: photoOf(story) }),
  globals: { viewport: { value: 'wide' } },
}

type EditingAt = RestOf<typeof editingAt>
type PreviewAt = RestOf<typeof previewAt>
type RestOf<F> = F extends (story: EditorStory, ...rest: infer Rest) => unknown ? Rest : never

/** A photo that is too small for its place. */
function softPhoto() {
  const small = new Set(story.world.photos.filter((photo) => photo.width < 1000).map((photo) => photo.id))
  const isSoft = (slot: Slot) => slot.placement !== undefined && small.has(slot.placement.photoId)
  const page = pages.slice(1).find((one) => one.slots.some(isSoft)) as Page
  return { kind: 'slot' as const, at: { pageId: page.id, slotId: (page.slots.find(isSoft) as Slot).id } }
}

function threeEdits(): EditorState {
  const world = { ...story.world, photos: photoBook(story.world.photos) }
  const [first, second, third] = story.design.pages.filter(({ kind, slots }) => kind === 'inner' && slots.length > 1)
  const edits = [first, second, third].flatMap((page): Edit[] => (page ? [{ cmd: 'shuff', pageId: page.id }] : []))
  return edits.reduce((state, edit) => {
    const verdict = reduce(state, { kind: 'edit', edit }, world)
    return verdict.kind === 'done' ? verdict.current : state
  }, freshEditorState(story.design))
}
