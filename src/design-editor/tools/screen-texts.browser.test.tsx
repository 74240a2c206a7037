import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { photoOf } from '../../../stories/editor/WorkspaceOf.tsx'
import {
  clearWorkspace,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const offered = async (...names: readonly string[]) => {
  const seen = (name: string) => page.getByRole('button', { name, exact: true }).elements().length
  await expect.poll(() => names.filter((name) => seen(name) !== 1)).toEqual([])
}

test('B§1 screen texts: a page of the preview offers shuffle and edit text, the screen back and confirm [B§1.preview-texts]', async () => {
  const [, first] = story.design.pages.filter(({ captions }) => captions.length > 0)
  const pageId = first?.id ?? story.design.pages[0]?.id
  await openWorkspace(pageId ? { pageId } : {})
  await offered('Shuffle', 'Edit text', 'Back', 'Confirm')
})

test('B§1 screen texts: the crop offers rotate, flip, change photo and done [B§1.crop-texts]', async () => {
  await openWorkspace({ selection: photoOf(story) }, 'cropping')
  await offered('Rotate', 'Flip', 'Change photo', 'Done')
})
