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

/** What an effect tells is drawn with the picture after the next. */
const drawnTwice = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

test('a time is told of what was saved here, not of what was saved before it was opened', async () => {
  await openScreen(<Line />, { address: '/theme_preview' })
  const said: string[] = []
  for (const state of STATES) {
    const line = page.getByRole('status').first()
    await expect.element(line).toHaveAttribute('data-state', state)
    await drawnTwice()
    said.push(line.element().textContent ?? '')
    await page.getByRole('button', { name: 'Next' }).click()
  }
  expect(said).toEqual(['Saved', 'Saving…', 'Saved 12:03 PM', 'Offline, kept on this phone', 'Saved 12:03 PM'])
})
