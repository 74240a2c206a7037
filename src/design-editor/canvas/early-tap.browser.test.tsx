import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { EditorPort } from '../../../editor/editor-port.ts'
import { anEditorStory, type EditorStory } from '../../../stories/editor/editor-fixtures.ts'
import { demoProduct } from '../../../stories/fixtures/sets.ts'
import {
  clearWorkspace,
  middleOf,
  nextFrame,
  openWorkspace,
  prepareWorkspace,
} from '../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

/** The workspace while the code of its canvas is on its way, with its pages in sight; `come` brings it. */
async function waitingFor(story: EditorStory) {
  let come: (() => void) | undefined
  const code = new Promise<void>((resolve) => {
    come = resolve
  })
  const loadEditor = (): Promise<EditorPort> => code.then(() => story.resources.loadEditor())
  const opening = openWorkspace({}, 'resting', { of: { ...story, resources: { ...story.resources, loadEditor } } })
  const still = page.getByTestId('still-canvas')
  await expect.element(still).toBeInTheDocument()
  await expect.poll(() => still.element().querySelector('canvas')).not.toBeNull()
  return {
    still,
    async opened() {
      come?.()
      return await opening
    },
  }
}

test.each([
  ['a book', anEditorStory()],
  ['a frame', anEditorStory({ count: 1, product: demoProduct('frame-a4') })],
])('a tap on the pages of %s while the canvas is on its way is what the canvas does first', async (_, story) => {
  const { still, opened } = await waitingFor(story)
  const at = middleOf(still.element() as HTMLElement)
  await still.click()
  const { editing } = await opened()

  const under = [...document.querySelectorAll<HTMLElement>('[data-testid=canvas] [data-slot]')].filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return at.x > left && at.x < right && at.y > top && at.y < bottom
  })
  expect(under.length).toBe(1)
  await expect
    .poll(() => {
      const { selection } = editing.getSnapshot().context
      return selection?.kind === 'slot' ? selection.at.slotId : undefined
    })
    .toBe(under[0]?.dataset['slot'])
})

test('a tap on pages that were left since chooses nothing on those that are shown now', async () => {
  const { still, opened } = await waitingFor(anEditorStory())
  await still.click()
  await page.getByRole('button', { name: 'Next page' }).click()
  const { editing } = await opened()
  await nextFrame()
  expect(editing.getSnapshot().context.selection).toBe(null)
})
