import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asId, type TaskId } from '../../../domain/ids.ts'
import { waiting } from '../../../stories/fixtures/ports.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { UnreadableDraftDialog } from './UnreadableDraftDialog.tsx'

afterEach(closeScreen)

/** The dialog of a design, visit after visit. */
function Visits() {
  const [visit, setVisit] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        {visit % 2 === 0 ? 'Leave' : 'Open again'}
      </button>
      {visit % 2 === 0 ? <UnreadableDraftDialog taskId={taskId} /> : null}
    </>
  )
}

const taskId = asId<TaskId>('t1')

test('unreadable changes of this phone are named, can be saved as a file, and are left behind by choice only', async () => {
  const forgetUnreadable = vi.fn(() => Promise.resolve())
  const designs = { unreadableDrafts: () => Promise.resolve([{ version: 99 }]), forgetUnreadable }
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await openScreen(<UnreadableDraftDialog taskId={taskId} />, { address: '/theme_preview', world: { designs } })
  await expect.element(page.getByText('Some changes on this phone cannot be read')).toBeVisible()
  await page.getByRole('button', { name: 'Save them as a file' }).click()
  expect([saved, forgetUnreadable.mock.calls]).toEqual([['keepsake-t1.json'], []])
  await page.getByRole('button', { name: 'Continue without them' }).click()
  await expect.element(page.getByText('Some changes on this phone cannot be read')).not.toBeInTheDocument()
  expect(forgetUnreadable.mock.calls).toEqual([[taskId]])
  click.mockRestore()
})

test('changes that were left behind are not asked about again when the design is opened again within minutes', async () => {
  const visits = [Promise.resolve([{ version: 99 }]), waiting<never>()]
  const designs = {
    unreadableDrafts: () => visits.shift() ?? waiting<never>(),
    forgetUnreadable: () => Promise.resolve(),
  }
  await openScreen(<Visits />, { address: '/theme_preview', world: { designs } })
  await page.getByRole('button', { name: 'Continue without them' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect.element(page.getByRole('button', { name: 'Leave' })).toBeVisible()
  expect(document.querySelector('[role=dialog]')).toBe(null)
})
