import { afterEach, expect, test } from 'vitest'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { StatusLine } from './StatusLine.tsx'

afterEach(closeScreen)

const PROGRESS = { total: 8, safe: 3, refused: 0, waiting: 0, share: 0.4, secondsLeft: null }
const UPLOADED = '3 of 8 uploaded'
const nothing = () => undefined

test('what is not safe is said while photos come in too, beside how far they are; what is on its way is not', async () => {
  const said: Record<string, (string | null)[]> = {}
  for (const saved of ['saved', 'on this phone', 'not kept', 'refused', 'conflict'] as const) {
    await openScreen(
      <StatusLine
        {...{ photos: [], progress: PROGRESS, offline: false, paused: false, saved }}
        {...{ onPause: nothing, onResume: nothing }}
      />,
      { address: '/album_detail' },
    )
    const lines = () => [...document.querySelectorAll('[role="status"] > *')].map(({ textContent }) => textContent)
    await expect.poll(lines).toContain(UPLOADED)
    said[saved] = lines()
    closeScreen()
  }
  expect(said).toEqual({
    saved: [UPLOADED],
    'on this phone': [UPLOADED],
    'not kept': [UPLOADED, 'This phone is out of space for your changes. Keep this page open until they’re saved.'],
    refused: [UPLOADED, 'The shop couldn’t save the last change. It’s still on this phone.'],
    conflict: [UPLOADED],
  })
})
