import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  clearWorkspace,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../../tests/support/browser/open-workspace.tsx'
import { SHUFFLE_STOPS } from '../../../messages/shuffle-stops.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const blank = {
  ...story,
  design: {
    ...story.design,
    pages: story.design.pages.map((one, at) =>
      at === 4 ? { ...one, slots: one.slots.map(({ placement: _, ...slot }) => slot) } : one,
    ),
  },
}

test('Shuffle of a white page is grey, and says why; nothing is tried', async () => {
  const pageId = blank.design.pages[4]?.id as never
  const { design } = await openWorkspace({ pageId }, 'resting', { of: blank })
  const shuffle = page.getByRole('button', { name: 'Shuffle' })
  await expect.element(shuffle).toHaveAttribute('aria-disabled', 'true')
  expect(shuffle.element().getAttribute('aria-description')).toBe(SHUFFLE_STOPS['no-photos'].message)
  await shuffle.click({ force: true })
  expect(design()).toEqual(blank.design)
})
