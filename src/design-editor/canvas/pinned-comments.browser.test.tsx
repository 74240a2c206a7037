import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PageId } from '../../../domain/ids.ts'
import { anEditorStory } from '../../../stories/editor/editor-fixtures.ts'
import { workspaceProps } from '../../../stories/fixtures/sets.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { BookWorkspace } from '../workspaces/book/BookWorkspace.tsx'

afterEach(closeScreen)

const story = anEditorStory()
const of = (at: number) => story.design.pages[at]?.id as PageId
const said = { name: 'Oma', text: 'Schön!', created: Date.UTC(2026, 4, 3), resolved: false }

test('open comments of the pages in sight stand where they were put, and the owner is done with one by a tap', async () => {
  const onResolve = vi.fn()
  const one = { ...said, id: 'c1', pageId: of(4), x: 0.5, y: 0.5 }
  const all = [one, { ...one, id: 'c2', pageId: of(9) }, { ...one, id: 'c3', resolved: true }]
  const comments = { all, busy: false, onResolve }
  await openScreen(<BookWorkspace {...workspaceProps(story.product, story)} comments={comments} />, {
    address: '/theme_preview',
  })
  const pin = page.getByRole('button', { name: 'Comment 1 by Oma: Schön!' })
  await expect.element(pin).toBeVisible()
  expect(page.getByTestId('comment-pin').elements().length).toEqual(1)
  const [at, canvas] = [pin.element(), page.getByTestId('canvas').element()].map((it) => it.getBoundingClientRect())
  // The pin's point is its lower left corner; the page lies in the middle of the canvas.
  expect(Math.abs((at?.left ?? 0) + 4 - ((canvas?.left ?? 0) + (canvas?.width ?? 0) / 2))).toBeLessThan(3)
  await pin.click()
  await page.getByRole('button', { name: 'Done with it' }).click()
  expect(onResolve.mock.calls).toEqual([[one, true]])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
