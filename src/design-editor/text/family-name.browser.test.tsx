import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textChoices } from '../../../domain/theme/text-choices.ts'
import {
  clearWorkspace,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'
import { FAMILY_NAMES } from './FamilyName.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

test('A§3 option lists: families are listed by name, those of the theme first, each in its own letters once it is scrolled to', async () => {
  const [cover] = story.design.pages
  const title = cover?.captions.find(({ role }) => role === 'title')
  if (!cover || !title) {
    throw new Error('the story has no title')
  }
  const selection = { kind: 'caption' as const, pageId: cover.id, captionId: title.id }
  await openWorkspace({ pageId: cover.id, selection }, 'selected')
  await page.getByRole('button', { name: 'Style', exact: true }).click()
  await page.getByRole('button', { name: 'Font', exact: true }).click()
  const options = () => [...document.querySelectorAll<HTMLElement>('ul[aria-label=Font] button')]
  const { families } = textChoices(story.world.theme, 'title')
  await vi.waitFor(() =>
    expect(options().map((option) => option.getAttribute('aria-label'))).toEqual(
      families.map((family) => FAMILY_NAMES[family]),
    ),
  )
  // So many outlines as the name has letters: blanks have none.
  const drawn = (at: number) => options()[at]?.querySelectorAll('svg path[d]:not([d=""])').length
  const letters = (at: number) => options()[at]?.getAttribute('aria-label')?.replaceAll(' ', '').length
  await expect.poll(() => drawn(0)).toEqual(letters(0))
  const last = families.length - 1
  expect(drawn(last)).toBe(0)
  options()[last]?.scrollIntoView()
  await expect.poll(() => drawn(last)).toEqual(letters(last))
})
