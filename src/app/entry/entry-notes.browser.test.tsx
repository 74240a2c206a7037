import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { decideEntry } from '../../../domain/navigation/decide-entry.ts'
import { readEntryLink } from '../../../domain/navigation/entry-link.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { EntryNotes } from './EntryNotes.tsx'
import { EntryContext } from './enter.ts'

afterEach(closeScreen)

const keepReferral = vi.fn(() => Promise.resolve())

function openedBy(query: string) {
  const decision = decideEntry(readEntryLink(query, ''), { route: 'index', ec: false, named: true })
  return openScreen(
    <EntryContext value={{ ...decision, requestedHost: true }}>
      <EntryNotes />
      <p>The shop</p>
    </EntryContext>,
    { address: '/index', world: { account: { keepReferral } } },
  )
}

test('A§5 missing user id: a link that names nobody says so and how to go on, until that is closed [A§5.unknown-uid]', async () => {
  for (const query of ['uid=', 'uid=0', 'uid=undefined']) {
    await openedBy(query)
    await expect.element(page.getByText(/^The user id does not exist\. Please re-enter the link/)).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    expect(page.getByText(/The user id does not exist/).elements()).toEqual([])
    await closeScreen()
  }
})

test('A§2 entry uid: a link that was made for somebody else says whom it found', async () => {
  await openedBy('uid=u2')
  await expect.element(page.getByText(/^You’re signed in as .+\. This link is for someone else\.$/)).toBeVisible()
})

test('A§2 entry refereeid, srcuid: the shop is told once who brought the shopper, and nothing is said', async () => {
  await openedBy('refereeid=r1&srcuid=u2')
  await vi.waitFor(() => expect(keepReferral.mock.calls).toEqual([[{ refereeid: 'r1', srcuid: 'u2' }]]))
  expect(page.getByText(/link/).elements()).toEqual([])
})
