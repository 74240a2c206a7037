import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { photoOf } from '../../../stories/editor/WorkspaceOf.tsx'
import { nameOf, press, reach } from '../../../tests/support/browser/by-keyboard.ts'
import {
  clearWorkspace,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const more = page.getByRole('button', { name: 'More', exact: true })
const focused = () => nameOf(document.activeElement)
const isOpen = () => document.querySelector('[role=menu]') !== null

async function opened() {
  await openWorkspace({ selection: photoOf(story) }, 'selected')
  await press(more)
  await vi.waitFor(() => expect(document.activeElement?.closest('[role=menu]')).not.toBeNull())
}

test('the menu behind More is entered with arrows; Escape closes it and gives the focus back', async () => {
  await opened()
  await userEvent.keyboard('{ArrowDown}')
  await vi.waitFor(() => expect(focused()).toBe('History'))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect([isOpen(), focused()]).toEqual([false, 'More']))
  // What was chosen stays chosen: Escape closed the menu alone.
  await expect.element(page.getByRole('toolbar', { name: 'Tools for the photo' })).toBeVisible()
})

test.each(['{Tab}', '{Shift>}{Tab}{/Shift}'])(
  'the menu behind More is closed by %s, which leads back to its button',
  async (keys) => {
    await opened()
    await userEvent.keyboard(keys)
    await vi.waitFor(() => expect([isOpen(), focused()]).toEqual([false, 'More']))
  },
)

test('the menu of a photo that has the focus is walked with arrows, and gives it back, too', async () => {
  await openWorkspace({ selection: photoOf(story) }, 'selected')
  const item = await reach(page.getByRole('button', { name: /^Page 4, photo 3 of/ }))
  item.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 }))
  await vi.waitFor(() => expect(document.activeElement?.closest('[role=menu]')).not.toBeNull())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await vi.waitFor(() => expect(focused()).toBe('Rotate'))
  await userEvent.keyboard('{End}{ArrowDown}')
  await vi.waitFor(() => expect(focused()).toBe('Crop'))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect([isOpen(), document.activeElement]).toEqual([false, item]))
})
