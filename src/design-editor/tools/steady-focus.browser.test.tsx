import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anEditorStory } from '../../../stories/editor/editor-fixtures.ts'
import { photoOf } from '../../../stories/editor/WorkspaceOf.tsx'
import { demoProduct } from '../../../stories/fixtures/sets.ts'
import { nameOf, press } from '../../../tests/support/browser/by-keyboard.ts'
import {
  clearWorkspace,
  nextFrame,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const cards = anEditorStory({ count: 6, product: demoProduct('postcard-12') })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
/** What has the focus, and whether it can be pressed; once the browser has had time to take it away. */
async function focused(): Promise<readonly [name: string, isOff: string | null]> {
  await nextFrame()
  const element = document.activeElement
  return [nameOf(element), element?.getAttribute('aria-disabled') ?? null]
}

test('undo and redo keep the focus when there is nothing more to undo or redo, and take no press then', async () => {
  const { design } = await openWorkspace({ selection: photoOf(story) }, 'selected')
  await press(button('Lock'))
  const locked = design()
  await press(button('Undo: lock changed'))
  expect(await focused()).toEqual(['Undo', 'true'])
  await userEvent.keyboard('{Enter} ')
  expect(design()).toEqual(story.design)
  await userEvent.keyboard('{Tab}')
  expect(await focused()).toEqual(['Redo: lock changed', null])
  await userEvent.keyboard('{Enter}')
  expect(await focused()).toEqual(['Redo', 'true'])
  expect(design()).toEqual(locked)
})

test('a photo that is taken off leaves the focus in its tools; the last page leaves it at the arrow', async () => {
  const [front] = cards.design.pages
  const at = { pageId: front?.id as never, slotId: front?.slots[0]?.id as never }
  await openWorkspace({ pageId: at.pageId, selection: { kind: 'slot', at } }, 'selected', { of: cards })
  await press(button('Remove'))
  expect(await focused()).toEqual(['Remove', 'true'])
  clearWorkspace()
  await openWorkspace({ pageId: story.design.pages.at(-2)?.id as never })
  await press(button('Next page'))
  expect(await focused()).toEqual(['Next page', 'true'])
})
