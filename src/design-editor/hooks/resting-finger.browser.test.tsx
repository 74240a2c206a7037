import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentDesign, toolOf } from '../../../machines/editing/editing.selectors.ts'
import { anEditorStory } from '../../../stories/editor/editor-fixtures.ts'
import { demoProduct } from '../../../stories/fixtures/sets.ts'
import { fingers } from '../../../tests/support/browser/fingers.ts'
import {
  atRest,
  clearWorkspace,
  middleOf,
  openWorkspace,
  photo,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const isLifted = () => document.querySelector('[data-carried]') !== null

test.each(
  Object.entries({
    'a book': story,
    'a set of cards': anEditorStory({ count: 12, product: demoProduct('postcard-12') }),
  }),
)('in %s a photo that a finger picked up and let go in its place is chosen, as by a tap', async (_, of) => {
  const { editing } = await openWorkspace({}, 'resting', { of })
  await expect.poll(() => document.querySelectorAll('[data-testid=canvas] [data-slot]').length).toBeGreaterThan(0)
  const before = currentDesign(editing.getSnapshot())
  const at = await atRest(() => middleOf(photo(0)))
  await fingers('touchStart', at)
  await expect.poll(isLifted).toBe(true)
  // No hand is still.
  await fingers('touchMove', { x: at.x + 3, y: at.y - 2 })
  await fingers('touchEnd')
  await expect.poll(isLifted).toBe(false)
  await expect.poll(() => toolOf(editing.getSnapshot())).toEqual('selected')
  const { selection } = editing.getSnapshot().context
  expect([selection?.kind === 'slot' && selection.at.slotId, currentDesign(editing.getSnapshot())]).toEqual([
    photo(0).dataset['slot'],
    before,
  ])
  expect(document.querySelectorAll('[data-tray][data-waits]').length).toBe(0)
})
