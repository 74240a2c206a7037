import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEMO_THEMES } from '../../../domain/demo/themes.ts'
import { innerTemplates } from '../../../domain/design/pages/template-page.ts'
import {
  clearWorkspace,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'
import type { DressNames } from '../../ports/own-design-ports.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const other = DEMO_THEMES.find((theme) => theme.id !== story.design.themeId && innerTemplates(theme).length === 0)

test('another look is seen page by page before one yes makes it; nothing changes until then', async () => {
  const asked: DressNames[] = []
  const { design } = await openWorkspace({}, 'resting', {
    onDress: (dress) => {
      asked.push(dress)
      return Promise.resolve()
    },
  })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Another look or size' }).click()
  const yes = page.getByRole('button', { name: 'Make this book' })
  await vi.waitFor(() => expect(document.querySelectorAll('option').length).toBeGreaterThan(3))
  expect(yes.element().hasAttribute('disabled')).toBe(true)
  await userEvent.selectOptions(page.getByLabelText('Look'), other?.name.en ?? '')
  await expect.element(page.getByRole('img', { name: 'Page 4 then' })).toBeInTheDocument()
  await expect.element(page.getByRole('img', { name: 'Page 4 now' })).toBeInTheDocument()
  await expect.element(page.getByText('20, as now')).toBeVisible()
  expect([asked, design()]).toEqual([[], story.design])
  await yes.click()
  expect(asked).toEqual([{ pid: story.design.productId, themeId: other?.id }])
})
