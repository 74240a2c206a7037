import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showAt } from '../../../tests/support/browser/at-sizes.ts'
import {
  clearWorkspace,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const pageId = story.design.pages[4]?.id as never
const slotId = story.design.pages[4]?.slots[0]?.id as never
const small = { width: 320, height: 568, letters: 100 }
const lying = { width: 667, height: 375, letters: 100 }

/** How many buttons stand in each row of what holds them. */
function rowsOf(holder: Element | null): number[] {
  const tops = [...(holder?.querySelectorAll('button') ?? [])].map((one) => Math.round(one.getBoundingClientRect().top))
  return [...new Set(tops)].sort((a, b) => a - b).map((top) => tops.filter((one) => one === top).length)
}
const bar = (name: string) => page.getByRole('toolbar', { name }).element()

test('tools that need two rows share them evenly: none stands alone', async () => {
  const found: Record<string, readonly number[]> = {}
  await openWorkspace({ selection: { kind: 'slot', at: { pageId, slotId } } }, 'selected')
  for (const [name, size] of Object.entries({ small, lying })) {
    await showAt(size)
    found[`photo, ${name}`] = rowsOf(bar('Tools for the photo'))
  }
  await page.getByRole('button', { name: 'Crop', exact: true }).click()
  await vi.waitFor(() => expect(bar('Tools for the crop')).toBeTruthy())
  for (const [name, size] of Object.entries({ small, lying })) {
    await showAt(size)
    found[`crop, ${name}`] = rowsOf(bar('Tools for the crop'))
  }
  expect(found).toEqual({
    ...{ 'photo, small': [4, 4], 'photo, lying': [4, 4] },
    ...{ 'crop, small': [5], 'crop, lying': [3, 2] },
  })
})

test('while a text is written its tools share two rows, and Cancel and Done stand side by side', async () => {
  const found: Record<string, unknown> = {}
  await openWorkspace({ pageId })
  await page.getByRole('button', { name: 'Edit text' }).click()
  await vi.waitFor(() => expect(bar('Text style')).toBeTruthy())
  for (const [name, size] of Object.entries({ small, lying })) {
    await showAt(size)
    const ends = ['Cancel', 'Done'].map((one) => page.getByRole('button', { name: one, exact: true }).element())
    const tops = new Set(ends.map((one) => Math.round(one.getBoundingClientRect().top)))
    found[name] = [rowsOf(bar('Text style')), tops.size]
  }
  expect(found).toEqual({ small: [[4, 3], 1], lying: [[4, 3], 1] })
})
