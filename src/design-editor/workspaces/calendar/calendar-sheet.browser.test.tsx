import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anEditorStory } from '../../../../stories/editor/editor-fixtures.ts'
import { clearWorkspace, openWorkspace, prepareWorkspace } from '../../../../tests/support/browser/open-workspace.tsx'
import { aCalendar, aCalendarTheme, theCalendar } from '../../../../tests/support/builders/calendar-builders.ts'

const story = anEditorStory({
  ...{ count: 14, product: theCalendar('wall'), theme: aCalendarTheme(), calendar: aCalendar() },
})

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const change = () => page.getByRole('button', { name: 'Update calendar' })

test.each([
  ['free', false, 'Photos from months you remove stay in the tray.'],
  ['locked', true, 'You locked a month that would be removed. Unlock it first.'],
])('a calendar with fewer months, the last one %s', async (_, locked, sentence) => {
  const last = story.design.pages.at(-1)
  const pages = story.design.pages.map((one) => (one === last ? { ...one, locked } : one))
  const of = { ...story, design: { ...story.design, pages } }
  const { sent } = await openWorkspace({}, 'arrangingPages', { of })
  await page.getByRole('button', { name: 'One less' }).click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(change().element().hasAttribute('disabled')).toBe(locked)
  if (!locked) {
    await change().click()
    await expect.poll(() => sent.map(({ edit }) => edit.cmd)).toEqual(['page_load'])
  }
})
