import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { innerPages } from '../../../domain/design/design.ts'
import { freshEditorState } from '../../../domain/editing/editor-state.ts'
import {
  clearWorkspace,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const waiting = story.design.tray
const count = innerPages(story.design).length
/** The book before the last photos came to its album. */
const before = freshEditorState({ ...story.design, tray: [] })
const placedOn = (design: typeof story.design, from: number) =>
  design.pages.slice(from).flatMap(({ slots }) => slots.flatMap(({ placement }) => placement?.photoId ?? []))

test('photos of the tray are laid out on new pages behind the open ones [B§4.new_pages_to_add_photos]', async () => {
  const { design, sent } = await openWorkspace()
  await page.getByRole('button', { name: 'Photos' }).click()
  for (const id of waiting.slice(0, 2)) {
    await page.getByRole('button', { name: story.photos.get(id)?.name ?? '' }).click()
  }
  await page.getByRole('button', { name: 'Add 2 on new pages' }).click()
  const added = design().pages.slice(6, 8)
  expect([innerPages(design()).length, design().tray]).toEqual([count + 2, waiting.slice(2)])
  expect(added.flatMap(({ slots }) => slots.map(({ placement }) => placement?.photoId))).toEqual(waiting.slice(0, 2))
  await vi.waitFor(() => expect(sent.map(({ edit }) => edit.cmd)).toEqual(['new_pages_to_add_photos']))
})

test('photos that came to the album since are told, and the design takes them on new pages', async () => {
  const { design } = await openWorkspace({ base: before, current: before })
  const note = page.getByText('3 new photos in the album since then.')
  await expect.element(note).toBeVisible()
  await page.getByRole('button', { name: 'Add to new pages' }).click()
  await expect.element(note).not.toBeInTheDocument()
  expect([innerPages(design()).length, design().tray]).toEqual([count + 2, []])
  expect(placedOn(design(), 6).slice(0, 3)).toEqual(waiting)
})

test('photos that came since wait in the tray where that is wished, and are not told again', async () => {
  const { design } = await openWorkspace({ base: before, current: before })
  const note = page.getByText('3 new photos in the album since then.')
  await page.getByRole('button', { name: 'Keep them in the tray' }).click()
  await expect.element(note).not.toBeInTheDocument()
  expect(design()).toEqual(story.design)
})
