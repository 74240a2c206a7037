import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { editingAt } from '../../../stories/editor/editor-fixtures.ts'
import { photoOf, WorkspaceOf } from '../../../stories/editor/WorkspaceOf.tsx'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { story } from '../../../tests/support/browser/open-workspace.tsx'
import { createEditorImages } from '../../wiring/designs/editor-images.ts'

afterEach(closeScreen)

test('B§8 crop messages: query crop photo unsuccessful: a photo that cannot be fetched is said, nothing changes [B§8.crop-fetch]', async () => {
  const nowhere = 'data:image/png;base64,AAAA'
  const images = createEditorImages(() => ({ thumb: nowhere, proxy: nowhere }))
  const editing = editingAt(story, { tool: 'cropping' }, { selection: photoOf(story) })
  await openScreen(<WorkspaceOf story={{ ...story, resources: { ...story.resources, images } }} editing={editing} />, {
    address: '/theme_preview',
  })
  await expect.element(page.getByText('The photo to crop didn’t load. Nothing has changed.')).toBeVisible()
})
