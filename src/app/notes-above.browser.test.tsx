import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anEditorStory } from '../../stories/editor/editor-fixtures.ts'
import { WorkspaceOf } from '../../stories/editor/WorkspaceOf.tsx'
import { outOfReach } from '../../tests/support/browser/at-sizes.ts'
import { closeScreen, openScreen } from '../../tests/support/browser/open-screen.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { NotesAbove } from './NotesAbove.tsx'

beforeEach(() => page.viewport(320, 568))
afterEach(closeScreen)

test('the editor below a note that the phone is offline is all in the window, and has the room back when that is gone', async () => {
  const story = anEditorStory()
  const screen = (isOffline: boolean) => (
    <>
      <NotesAbove>
        {isOffline ? <Banner edge>You are offline. What you change is kept here and sent later.</Banner> : null}
      </NotesAbove>
      <WorkspaceOf story={story} />
    </>
  )
  const reach = () => ({
    out: outOfReach(['Back', 'Confirm', 'Next page'], { width: 320, height: 568, letters: 100 }),
    scrolls: (document.scrollingElement?.scrollHeight ?? 0) - window.innerHeight,
  })
  await openScreen(screen(true), { address: '/theme_preview' })
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeInTheDocument()
  await vi.waitFor(() => expect(reach()).toEqual({ out: [], scrolls: 0 }))
  closeScreen()
  await openScreen(screen(false), { address: '/theme_preview' })
  const bottom = () => page.getByRole('button', { name: 'Confirm' }).element().getBoundingClientRect().bottom
  await vi.waitFor(() => expect(Math.round(window.innerHeight - bottom())).toBeLessThan(12))
})
