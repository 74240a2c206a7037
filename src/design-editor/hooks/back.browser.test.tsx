import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor } from 'xstate'
import { usualSettings } from '../../../domain/calendar/calendar-months.ts'
import { asId, type TaskId } from '../../../domain/ids.ts'
import { wireEditing } from '../../../machines/editing/editing.ports.ts'
import { toolOf } from '../../../machines/editing/editing.selectors.ts'
import type { OpAnswer } from '../../../machines/editing/editing.types.ts'
import { anEditorStory, type EditorStory } from '../../../stories/editor/editor-fixtures.ts'
import { photoOf } from '../../../stories/editor/WorkspaceOf.tsx'
import { aSetStory, demoProduct, workspaceProps } from '../../../stories/fixtures/sets.ts'
import { fakeEditingPorts } from '../../../tests/support/browser/fake-ports.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { goTo } from '../../navigation/hash-location.ts'
import type { WorkspaceProps } from '../shell/workspace-props.ts'
import { isPlacedInFrames, workspaceOf } from '../workspaces/workspace-of.ts'

afterEach(closeScreen)

type Editing = WorkspaceProps['editing']

/** Opens a thing of the workspace by steps; each is an entry of the history more. */
type Steps = readonly ((editing: Editing, story: EditorStory) => unknown)[]

const press = (name: string) => () => page.getByRole('button', { name, exact: true }).first().click()
const key = (keys: string) => () => userEvent.keyboard(keys)
const more = (name: string) => async () => {
  await press('More')()
  await page.getByRole('menuitem', { name }).click()
}
const photo = (editing: Editing, story: EditorStory) => {
  const selected = photoOf(story, story.design.pages.length > 4 ? 4 : 0)
  if (selected.kind === 'slot') {
    editing.send({ type: 'slot.select', at: selected.at })
  }
}
const text = (editing: Editing, { design }: EditorStory) => {
  const shown = design.pages.find(({ captions }) => captions.length > 0)
  const [caption] = shown?.captions ?? []
  if (!shown || !caption) {
    throw new Error('the story has no text')
  }
  editing.send({ type: 'caption.select', pageId: shown.id, captionId: caption.id })
}
const write = (editing: Editing) => editing.send({ type: 'text.start' })
const underTheMouse = () => {
  const item = document.querySelector('[data-testid=canvas] [data-slot]')
  const { left, top, width, height } = item?.getBoundingClientRect() ?? new DOMRect()
  const at = { clientX: left + width / 2, clientY: top + height / 2 }
  item?.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'mouse', ...at }))
}

const book = anEditorStory()
const ofBook: Readonly<Record<string, Steps>> = {
  'a photo': [photo],
  crop: [photo, press('Crop')],
  'a swap': [photo, press('Swap')],
  'another photo': [photo, press('Change')],
  'the page that it moves to': [photo, press('Move')],
  'a text': [text],
  'the look of a text': [text, press('Style')],
  'a list of its look': [text, press('Style'), press('Font')],
  'a text that is written': [text, write],
  ...Object.fromEntries(
    ['Font', 'Text size', 'Colour', 'Align', 'Spacing'].map((list) => [`the list ${list}`, [text, write, press(list)]]),
  ),
  'the layouts': [press('Layout')],
  'the photos of the page': [press('Photos')],
  'all pages': [press('All pages')],
  'pages that are chosen': [
    press('All pages'),
    () =>
      page
        .getByRole('button', { name: /^Choose / })
        .first()
        .click(),
  ],
  'the menu': [press('More')],
  'the menu of what lies under the mouse': [photo, underTheMouse],
  'what was done': [more('History')],
  'the list of keys': [key('?')],
  'another look': [more('Change look or size')],
  closer: [key('+')],
  'the check before the order': [press('Confirm')],
}

const sets: Readonly<Record<string, readonly [EditorStory, Readonly<Record<string, Steps>>]>> = {
  'a frame': [
    anEditorStory({ count: 1, product: demoProduct('frame-a4') }),
    {
      crop: [press('Crop')],
      'another photo': [press('Change')],
      'the menu': [press('More')],
      'the list of keys': [key('?')],
    },
  ],
  'three frames': [
    anEditorStory({ count: 3, product: demoProduct('frame-trio') }),
    { 'a swap': [press('Swap')], 'another photo': [press('Change')] },
  ],
  cards: [
    anEditorStory({ count: 12, product: demoProduct('postcard-12') }),
    { crop: [photo, press('Crop')], 'all cards': [press('Add and remove cards')] },
  ],
  'a desk calendar': [
    anEditorStory({
      count: 13,
      product: demoProduct('calendar-desk'),
      calendar: usualSettings('en', { year: 2026, month: 11 }),
    }),
    {
      'a photo': [photo],
      crop: [photo, press('Crop')],
      'a swap': [photo, press('Swap')],
      'another photo': [photo, press('Change')],
      'the month that it moves to': [photo, press('Move')],
      'the months': [press('Months and family days')],
      'a day of the family': [press('Months and family days'), press('Add a day')],
      'the layouts': [press('Layout')],
      'the list of keys': [key('?')],
      'the check before the order': [press('Confirm')],
    },
  ],
  prints: [
    aSetStory(demoProduct('print-6inch'), 12),
    {
      'a print': [press('Picture 1')],
      'its crop': [press('Picture 1'), press('Crop')],
      'its other photo': [press('Picture 1'), press('Change')],
    },
  ],
  'a wall': [
    aSetStory(demoProduct('combo-nine'), 9),
    {
      'a picture': [photo],
      'its crop': [photo, press('Crop')],
      'a swap': [photo, press('Swap')],
      'another photo': [photo, press('Change')],
    },
  ],
}

const PAINTED = '[data-testid=canvas] canvas, [data-testid=prints] canvas'

const ROWS = [
  ...Object.entries(ofBook).map(([thing, steps]) => ['a book', thing, book, steps] as const),
  ...Object.entries(sets).flatMap(([product, [story, things]]) =>
    Object.entries(things).map(([thing, steps]) => [product, thing, story, steps] as const),
  ),
]

test.each(ROWS)(
  'Back in %s leads out of %s step by step, and only then away',
  async (_product, _thing, story, steps) => {
    await openScreen(null, { address: '/index' })
    closeScreen()
    goTo('/theme_preview')
    const Workspace = workspaceOf(story.product)
    const props = { ...workspaceProps(story.product, story), onRestyle: () => Promise.resolve() }
    await openScreen(<Workspace {...props} />, { address: '/theme_preview', leaves: true })
    await expect.poll(() => document.querySelector(PAINTED)).not.toBeNull()
    const before = props.editing.getSnapshot().context.current.design
    for (const [at, step] of steps.entries()) {
      await step(props.editing, story)
      await depth(at + 1)
    }
    for (let left = steps.length - 1; left >= 0; left -= 1) {
      window.history.back()
      await depth(left)
      expect(addressNow()).toEqual('/theme_preview')
    }
    await vi.waitFor(() =>
      expect(document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]').length).toBe(0),
    )
    const { context } = props.editing.getSnapshot()
    expect([toolOf(props.editing.getSnapshot()), context.current.design]).toEqual([
      // The photo of a frame looks as before when it is chosen.
      isPlacedInFrames(story.product) && context.selection ? 'selected' : 'resting',
      before,
    ])
    window.history.back()
    await expect.poll(addressNow).toEqual('/index')
  },
)

/** What lies open when the shop says that the design was changed elsewhere. */
const BELOW_THE_QUESTION: Readonly<Record<string, Steps>> = {
  'nothing is open': [],
  'all pages are open': [press('All pages')],
  'a photo is cropped': [photo, press('Crop')],
  'a text is written': [text, write],
}

test.each(Object.entries(BELOW_THE_QUESTION))(
  'the question of a design that was changed elsewhere, while %s: Back leads out of that and then away, and answers nothing',
  async (_, steps) => {
    await openScreen(null, { address: '/index' })
    closeScreen()
    goTo('/theme_preview')
    const answer = Promise.withResolvers<OpAnswer>()
    // The same page was changed by somebody else: that is no change to be put together unasked.
    const shared = book.design.pages.find(({ kind, slots }) => kind === 'inner' && slots.length > 1)
    const pages = book.design.pages.map((one) => (one === shared ? { ...one, slots: one.slots.slice(1) } : one))
    const latest = { design: { ...book.design, pages }, rev: 9, pageRevs: {} }
    const ports = fakeEditingPorts({
      keepDraft: () => Promise.resolve(),
      sendOp: () => answer.promise,
      loadLatest: () => Promise.resolve(latest),
    })
    const editing = createActor(wireEditing(ports), {
      input: { taskId: asId<TaskId>('task1'), design: book.design, rev: 3, world: book.world, visit: 'visit0' },
    }).start()
    const props = { ...workspaceProps(book.product, book), editing }
    const Workspace = workspaceOf(book.product)
    await openScreen(<Workspace {...props} />, { address: '/theme_preview', leaves: true })
    await expect.poll(() => document.querySelector(PAINTED)).not.toBeNull()
    editing.send({ type: 'edit.make', edit: { cmd: 'shuff', pageId: shared?.id ?? asId('') } })
    const mine = editing.getSnapshot().context.current.design
    for (const [at, step] of steps.entries()) {
      await step(editing, book)
      await depth(at + 1)
    }
    answer.resolve({ kind: 'conflict', rev: 9 })
    const question = page.getByRole('alertdialog', { name: 'This design was changed elsewhere' })
    await expect.element(question.getByRole('button', { name: 'Add my changes to it' })).toBeEnabled()
    for (let left = steps.length - 1; left >= 0; left -= 1) {
      window.history.back()
      await depth(left)
      expect(addressNow()).toEqual('/theme_preview')
    }
    await expect.element(question).toBeVisible()
    expect(editing.getSnapshot().context.current.design).toEqual(mine)
    window.history.back()
    await expect.poll(addressNow).toEqual('/index')
    editing.stop()
  },
)

/** How deep the entries of open things lie; both that and the address stand still once this is said. */
function depth(deep: number): Promise<void> {
  return expect.poll(() => Number(window.history.state?.open ?? 0)).toEqual(deep)
}
