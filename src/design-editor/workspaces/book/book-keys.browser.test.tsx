import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { photoOf } from '../../../../stories/editor/WorkspaceOf.tsx'
import {
  clearWorkspace,
  middleOf,
  openWorkspace,
  photo,
  prepareWorkspace,
  slotOf,
  story,
} from '../../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const pageOf = (at: number) => story.design.pages[at]?.id
const heading = (name: string) => page.getByRole('heading', { name })

test('keys leaf, open a selected photo, leave it, take it off, undo and do again', async () => {
  const { editing, design } = await openWorkspace({ selection: photoOf(story) }, 'selected')
  const now = () => editing.getSnapshot()
  await userEvent.keyboard('{Enter}')
  expect(now().value.tool).toBe('cropping')
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(now().value.tool).toBe('selected'))
  await userEvent.keyboard('{Delete}')
  const { photoId } = slotOf(story.design).placement
  expect(design().tray).toContain(photoId)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(design()).toEqual(story.design)
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(design().tray).toContain(photoId)
  await userEvent.keyboard('{Escape}{ArrowRight}')
  expect(now().context.pageId).toBe(pageOf(5))
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(now().context.pageId).toBe(pageOf(3))
})

test('plus and minus come closer and go back', async () => {
  const { places } = await openWorkspace()
  await userEvent.keyboard('+')
  await vi.waitFor(() => expect(places.at(-1)?.look?.scale).toBeGreaterThan(0))
  await userEvent.keyboard('-')
  await vi.waitFor(() => expect(places.at(-1)?.look).toBeUndefined())
})

test('the list of keys comes by its own key; while it is open no key reaches the pages', async () => {
  const { editing } = await openWorkspace()
  await userEvent.keyboard('?')
  await expect.element(heading('Shortcuts')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  expect(editing.getSnapshot().context.pageId).toBe(pageOf(4))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await userEvent.keyboard('{ArrowRight}')
  expect(editing.getSnapshot().context.pageId).toBe(pageOf(5))
})

test('keys that are typed into a field stay there', async () => {
  const { editing, design } = await openWorkspace({ selection: photoOf(story) }, 'selected')
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  await userEvent.keyboard('{ArrowRight}{Delete}{Enter}?+')
  expect([design(), editing.getSnapshot().value.tool, editing.getSnapshot().context.pageId]).toEqual([
    story.design,
    'selected',
    pageOf(4),
  ])
  expect(field.value).toBe('?+')
})

test('the right button opens what can be done with the photo under it; a finger or a pen that rests does not', async () => {
  const { editing, design, host } = await openWorkspace()
  const at = middleOf(photo(0))
  const ask = (pointerType: string, button = 0) =>
    host.querySelector('.upper-canvas')?.dispatchEvent(
      new PointerEvent('contextmenu', {
        ...{ bubbles: true, cancelable: true, pointerType, button },
        ...{ clientX: at.x, clientY: at.y },
      }),
    )
  expect(ask('touch')).toBe(false)
  expect(ask('pen')).toBe(false)
  expect(editing.getSnapshot().context.selection).toBeNull()
  ask('pen', 2)
  expect(editing.getSnapshot().context.selection).toEqual(photoOf(story))
  await page.getByRole('menuitem', { name: 'Lock', exact: true }).click()
  expect(design().pages[4]?.slots[0]?.locked).toBe(true)
  await vi.waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull())
})

test('the menu of a photo in the middle of a desk has all its lines in sight', async () => {
  await page.viewport(1280, 800)
  const { host } = await openWorkspace()
  const { x: clientX, y: clientY } = middleOf(photo(0))
  host
    .querySelector('.upper-canvas')
    ?.dispatchEvent(
      new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'mouse', clientX, clientY }),
    )
  const menu = page.getByRole('menu')
  await expect.element(menu).toBeVisible()
  const { scrollHeight, clientHeight } = menu.element()
  const { top, bottom, left, right } = menu.element().getBoundingClientRect()
  const isBeside = left >= clientX || right <= clientX
  expect([scrollHeight - clientHeight, top >= 0, bottom <= 800, isBeside]).toEqual([0, true, true, true])
})

test('what was done is listed by name, and a tap goes back to before it or on to behind it', async () => {
  const { editing, design } = await openWorkspace({ selection: photoOf(story) }, 'selected')
  const [flip, lock] = ['Flip', 'Lock'].map((name) => page.getByRole('button', { name, exact: true }))
  await flip?.click()
  await lock?.click()
  const done = design()
  await expect.element(page.getByRole('button', { name: 'Undo: lock changed' })).toBeVisible()
  const list = async () => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
  }
  await list()
  await page.getByRole('button', { name: /^photo cropped or rotated.*Undo the last 2/ }).click()
  expect(design()).toEqual(story.design)
  await page.getByRole('button', { name: /^lock changed.*Redo to here/ }).click()
  expect(design()).toEqual(done)
  expect(editing.getSnapshot().context.current.redo).toEqual([])
})
