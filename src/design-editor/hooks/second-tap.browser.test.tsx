import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toolOf } from '../../../machines/editing/editing.selectors.ts'
import { anEditorStory, type EditorStory } from '../../../stories/editor/editor-fixtures.ts'
import { aSetStory, demoProduct } from '../../../stories/fixtures/sets.ts'
import {
  atRest,
  clearWorkspace,
  middleOf,
  openWorkspace,
  photo,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'
import { customerOn } from '../../../tests/support/worlds/customer.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

interface Workspace {
  readonly of: EditorStory
  readonly opens?: () => Promise<void>
}

const WORKSPACES: Readonly<Record<string, Workspace>> = {
  'a book': { of: story },
  'a set of cards': { of: anEditorStory({ count: 12, product: demoProduct('postcard-12') }) },
  'a frame': { of: anEditorStory({ count: 1, product: demoProduct('frame-a4') }) },
  'three frames': { of: anEditorStory({ count: 3, product: demoProduct('frame-trio') }) },
  'a wall': { of: aSetStory(demoProduct('combo-nine'), 9) },
  prints: {
    of: aSetStory(demoProduct('print-6inch'), 12),
    opens: () => page.getByRole('button', { name: 'Picture 1', exact: true }).click(),
  },
}

const canvas = () => document.querySelector<HTMLElement>('[data-testid=canvas]') as HTMLElement

test.each(Object.entries(WORKSPACES))(
  'in %s the second tap on a photo crops it where it lies, by finger and by mouse',
  async (_, { of, opens }) => {
    for (const hand of ['touch', 'mouse'] as const) {
      const { editing } = await openWorkspace({}, 'resting', { of })
      await opens?.()
      await expect.poll(() => document.querySelectorAll('[data-testid=canvas] [data-slot]').length).toBeGreaterThan(0)
      for (const after of ['selected', 'cropping']) {
        const at = await atRest(() => middleOf(photo(0)))
        customerOn(canvas(), hand).taps(at)
        await expect.poll(() => toolOf(editing.getSnapshot())).toEqual(after)
      }
      clearWorkspace()
    }
  },
)
