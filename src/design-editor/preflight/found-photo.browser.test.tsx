import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { nameOf } from '../../../tests/support/browser/by-keyboard.ts'
import {
  clearWorkspace,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'
import { photoNumber } from '../../messages/page-name.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

test('A§5 resolution: the check names the photo of a page with several, marks it in small, and goes to it', async () => {
  const small = story.world.photos.map((photo) => ({ ...photo, width: photo.width * 8, height: photo.height * 8 }))
  const shared = story.design.pages.find(({ kind, slots }, index) => index > 1 && kind === 'inner' && slots.length > 1)
  const second = shared?.slots[1]
  const photos = small.map((photo) =>
    photo.id === second?.placement?.photoId ? { ...photo, width: 400, height: 300 } : photo,
  )
  const changed = { ...story, world: { ...story.world, photos } }
  const { editing } = await openWorkspace({}, 'resting', { of: changed })
  await page.getByRole('button', { name: 'Confirm' }).click()
  const number = shared && second && photoNumber(shared, second.id)
  const called = `Page ${story.design.pages.indexOf(shared as never)}, photo ${number} of ${shared?.slots.length}`
  await expect.element(page.getByRole('heading', { name: '1 photo will look blurry' })).toBeVisible()
  const row = page.getByRole('dialog').getByRole('listitem')
  await expect.element(row.getByText(called)).toBeVisible()
  expect(row.getByRole('button', { name: called, exact: true }).element().querySelectorAll(`[data-part]`).length).toBe(
    1,
  )
  // Each of several says what it shows.
  await row.getByRole('button', { name: `Show me, ${called}`, exact: true }).click()
  expect(editing.getSnapshot().context.selection).toEqual({
    kind: 'slot',
    at: { pageId: shared?.id, slotId: second?.id },
  })
  await vi.waitFor(() => expect(nameOf(document.activeElement)).toMatch(new RegExp(`^${called}`)))
  await expect.element(page.getByText(called, { exact: true })).toBeVisible()
})
