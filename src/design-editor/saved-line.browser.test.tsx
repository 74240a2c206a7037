import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SavingStatus } from '../../machines/editing/editing.selectors.ts'
import { closeScreen, openScreen } from '../../tests/support/browser/open-screen.tsx'
import { SavedLine } from './shell/SavedLine.tsx'

afterEach(closeScreen)

const now = () => new Date(2026, 10, 30, 12, 3)
const STATES: readonly SavingStatus[] = ['saved', 'saving', 'saved', 'offline', 'saved']

function Line() {
  const [at, setAt] = useState(0)
  return (
    <>
      <SavedLine state={STATES[at] ?? 'saved'} now={now} />
      <button type="button" onClick={() => setAt(at + 1)}>
        Next
      </button>
    </>
  )
}

/** All that it says from now on, as it is read out. */
function heard(line: Element): readonly (string | null)[] {
  const said = [line.textContent]
  new MutationObserver(() => said.push(line.textContent)).observe(line, {
    characterData: true,
    childList: true,
    subtree: true,
  })
  return said
}

test('a time is told of what was saved here, once, and not of what was saved before it was opened', async () => {
  await openScreen(<Line />, { address: '/theme_preview' })
  const line = page.getByRole('status').first()
  await expect.element(line).toBeVisible()
  const said = heard(line.element())
  for (const state of STATES.slice(1)) {
    // Before it takes a tap, React has done what it had still to do after the last picture.
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(line).toHaveAttribute('data-state', state)
  }
  expect(said).toEqual(['Saved', 'Saving…', 'Saved 12:03 PM', 'Offline, kept on this phone', 'Saved 12:03 PM'])
})
