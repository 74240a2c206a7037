import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  clearWorkspace,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const [cover, ...others] = story.design.pages
const untitled = {
  ...story,
  design: {
    ...story.design,
    pages: cover ? [{ ...cover, captions: cover.captions.map((it) => ({ ...it, text: '' })) }, ...others] : [],
  },
}

test('a title is proposed by the check before the order, from its first moment: no other button stands in its place before', async () => {
  await openWorkspace({}, 'resting', { of: untitled, titles: ['Quizzical June'] })
  const offered: string[] = []
  const seen = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=dialog] button')) {
      offered.push(textContent ?? '')
    }
  })
  seen.observe(document.body, { childList: true, subtree: true, characterData: true })
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: /Quizzical June/ })).toBeVisible()
  seen.disconnect()
  expect(offered.filter((name) => name.includes('without a title'))).toEqual([])
})
