import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { EditorPort } from '../../../editor/editor-port.ts'
import { demoProduct } from '../../../stories/fixtures/sets.ts'
import { anEditorStory } from '../../../stories/editor/editor-fixtures.ts'
import {
  clearWorkspace,
  middleOf,
  openWorkspace,
  prepareWorkspace,
} from '../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

test.each([
  ['a book', anEditorStory()],
  ['a frame', anEditorStory({ count: 1, product: demoProduct('frame-a4') })],
])('a tap on the pages of %s while the canvas is on its way is what the canvas does first', async (_, story) => {
  let come: (() => void) | undefined
  const code = new Promise<void>((resolve) => {
    come = resolve
  })
  const loadEditor = (): Promise<EditorPort> => code.then(() => story.resources.loadEditor())
  const opening = openWorkspace({}, 'resting', { of: { ...story, resources: { ...story.resources, loadEditor } } })
  const still = page.getByTestId('still-canvas')
  await expect.element(still).toBeInTheDocument()
  await expect.poll(() => still.element().querySelector('canvas')).not.toBeNull()
  const at = middleOf(still.element() as HTMLElement)
  await still.click()
  come?.()
  const { editing } = await opening

  const under = [...document.querySelectorAll<HTMLElement>('[data-testid=canvas] [data-slot]')].find((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return at.x > left && at.x < right && at.y > top && at.y < bottom
  })
  expect(under).toBeDefined()
  await expect
    .poll(() => {
      const { selection } = editing.getSnapshot().context
      return selection?.kind === 'slot' ? selection.at.slotId : undefined
    })
    .toBe(under?.dataset['slot'])
})
