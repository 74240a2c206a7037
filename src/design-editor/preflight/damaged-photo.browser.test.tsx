import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { placedPhotos } from '../../../domain/design/design.ts'
import { invariant } from '../../../domain/never.ts'
import { currentDesign } from '../../../machines/editing/editing.selectors.ts'
import { anEditorStory, editingAt } from '../../../stories/editor/editor-fixtures.ts'
import { WorkspaceOf } from '../../../stories/editor/WorkspaceOf.tsx'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'

afterEach(closeScreen)

test('A§8 a damaged photo is told before the order, with its page, and one tap puts another in its place [A§8.damaged-before-order]', async () => {
  const story = anEditorStory()
  const placed = placedPhotos(story.design)
  const damaged = placed.find((id) => placed.filter((other) => other === id).length === 1)
  const [waits] = story.design.tray
  invariant(damaged && waits, 'a page has a photo, and one waits')
  const large = story.world.photos.map((photo) => ({ ...photo, width: photo.width * 8, height: photo.height * 8 }))
  const photos = large.map((photo) => (photo.id === damaged ? { ...photo, damaged: true as const } : photo))
  const changed = { ...story, world: { ...story.world, photos } }
  const editing = editingAt(changed)
  await openScreen(<WorkspaceOf story={changed} editing={editing} />, { address: '/theme_preview' })
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('This photo is damaged')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Show me, / })).toBeVisible()
  await page.getByRole('button', { name: /^Use another photo/ }).click()
  await expect.element(page.getByText('All good now. It will print just as you see it.')).toBeVisible()
  expect(placedPhotos(currentDesign(editing.getSnapshot()))).not.toContain(damaged)
})
