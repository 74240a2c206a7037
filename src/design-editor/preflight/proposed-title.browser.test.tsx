import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  clearWorkspace,
  nextFrame,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(() => {
  vi.restoreAllMocks()
  clearWorkspace()
})

const [cover, ...others] = story.design.pages
const untitled = {
  ...story,
  design: {
    ...story.design,
    pages: cover ? [{ ...cover, captions: cover.captions.map((it) => ({ ...it, text: '' })) }, ...others] : [],
  },
}

test('a title is proposed by the check before the order, from its first moment; a desk asks for none of its letters', async () => {
  const load = vi.spyOn(story.resources.fonts, 'load')
  await openWorkspace({}, 'resting', { of: untitled, titles: ['Quizzical June'] })
  await nextFrame()
  await new Promise((resolve) => requestIdleCallback(resolve))
  await nextFrame()
  const onDesk = load.mock.calls.length
  const offered: string[] = []
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=dialog] button')) {
      offered.push(textContent ?? '')
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: /Quizzical June/ })).toBeVisible()
  // Of its pages, which strict mode asks for twice.
  expect(onDesk).toBe(2)
  expect(offered.filter((name) => name.includes('without a title'))).toEqual([])
})
