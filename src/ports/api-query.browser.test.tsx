import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeScreen, openScreen } from '../../tests/support/browser/open-screen.tsx'
import { useApiQuery, useFreshQuery } from './api-query.ts'

afterEach(closeScreen)

let read = 0
const count = async () => {
  read += 1
  return read
}

function Known() {
  const known = useApiQuery(['counted'], count)
  const [open, setOpen] = useState(false)
  return open ? (
    <Waits />
  ) : (
    <button type="button" disabled={known.data === undefined} onClick={() => setOpen(true)}>
      Open
    </button>
  )
}

function Waits() {
  const [enabled, setEnabled] = useState(false)
  const fresh = useFreshQuery(['counted'], count, enabled)
  return (
    <>
      <p>{`fresh ${fresh.data ?? '-'}`}</p>
      <button type="button" onClick={() => setEnabled(true)}>
        Go on
      </button>
    </>
  )
}

test('what waits for something else first is read once that is there, however new what is known is', async () => {
  await openScreen(<Known />, { address: '/index' })
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByText('fresh -')).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.element(page.getByText('fresh 2')).toBeVisible()
})
