import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PageId } from '../../../domain/ids.ts'
import { anEditorStory } from '../../../stories/editor/editor-fixtures.ts'
import { WorkspaceOf } from '../../../stories/editor/WorkspaceOf.tsx'
import { aSetStory, demoProduct, workspaceProps } from '../../../stories/fixtures/sets.ts'
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
  await page.getByRole('button', { name: 'Mark as done' }).click()
  expect(onResolve.mock.calls).toEqual([[one, true]])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  // What lies below the pin was not meant.
  expect(document.querySelectorAll('[data-testid=canvas] [data-slot]').length).toBeGreaterThan(0)
  expect(document.querySelector('[data-testid=canvas] [aria-pressed=true]')).toBeNull()
})

test.each([
  ['a frame', anEditorStory({ count: 3, product: demoProduct('frame-trio') }), undefined],
  ['a wall', aSetStory(demoProduct('combo-nine'), 9), undefined],
  ['a print in hand', aSetStory(demoProduct('print-6inch'), 4), /^Picture 2.*, 1 comment$/],
])('open comments stand on %s where they were put', async (_, sheets, tile) => {
  const onResolve = vi.fn()
  const pageId = sheets.design.pages[1]?.id as PageId
  const one = { ...said, id: 'c1', pageId, x: 0.5, y: 0.5 }
  await openScreen(<WorkspaceOf story={sheets} comments={{ all: [one], busy: false, onResolve }} />, {
    address: '/theme_preview',
  })
  if (tile) {
    await page.getByRole('button', { name: tile }).click()
  }
  const pin = page.getByRole('button', { name: 'Comment 1 by Oma: Schön!' })
  await expect.element(pin).toBeVisible()
  const place = () => document.querySelector(`[data-testid=canvas] [data-page="${pageId}"]`)?.getBoundingClientRect()
  const offBy = () => {
    const [at, on] = [pin.element().getBoundingClientRect(), place()]
    return Math.abs(at.left + 4 - ((on?.left ?? 0) + (on?.width ?? 0) / 2))
  }
  await vi.waitFor(() => expect(offBy()).toBeLessThan(3))
  await pin.click()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  expect(onResolve.mock.calls).toEqual([[one, true]])
})
