import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addressNow, closeScreen, openScreen } from '../../tests/support/browser/open-screen.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { goTo } from './hash-location.ts'
import { useNavigation } from './navigation.ts'
import { useHistoryEntry } from './use-history-entry.ts'

/** A screen with a mode, a sheet of it and a question in the sheet. */
function Book() {
  const { go, replace } = useNavigation()
  const [mode, setMode] = useState(false)
  const [sheet, setSheet] = useState(false)
  const [asking, setAsking] = useState(false)
  useHistoryEntry(mode, () => setMode(false))
  return (
    <>
      <p>
        {addressNow()} {mode ? 'cropping' : 'resting'}
      </p>
      <Button onClick={() => setMode(!mode)}>Mode</Button>
      <Button onClick={() => setSheet(true)}>Open sheet</Button>
      <Sheet open={sheet} onOpenChange={setSheet} title="Pages">
        <Button onClick={() => setAsking(true)}>Ask</Button>
        <Button onClick={() => go('prod_list')}>Elsewhere</Button>
        <Button onClick={() => replace('album_list', { aid: 'named' })}>Name</Button>
        <Button
          onClick={() => {
            setSheet(false)
            setMode(true)
          }}
        >
          Instead
        </Button>
      </Sheet>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Sure?"
        actions={<Button onClick={() => setAsking(false)}>Yes</Button>}
      >
        Really?
      </Dialog>
    </>
  )
}

let lengthBefore = 0

beforeEach(async () => {
  await openScreen(null, { address: '/index' })
  closeScreen()
  goTo('/album_list')
  lengthBefore = window.history.length
  await openScreen(<Book />, { address: '/album_list', leaves: true })
})
afterEach(closeScreen)

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const sheet = () => page.getByRole('dialog', { name: 'Pages' })
const question = () => page.getByRole('alertdialog', { name: 'Sure?' })
/** How deep the entries of open things lie; both that and the address stand still once this is said. */
const depth = (deep: number) => expect.poll(() => Number(window.history.state?.open ?? 0)).toEqual(deep)
const shown = (text: string) => expect.element(page.getByText(text)).toBeVisible()

test('Back closes what was opened last: the question, the sheet, the mode, and then it leaves', async () => {
  await press('Mode')
  await press('Open sheet')
  await press('Ask')
  await depth(3)
  window.history.back()
  await vi.waitFor(() => expect(question().elements()).toEqual([]))
  await expect.element(sheet()).toBeVisible()
  window.history.back()
  await vi.waitFor(() => expect(sheet().elements()).toEqual([]))
  await shown('/album_list cropping')
  window.history.back()
  await shown('/album_list resting')
  await depth(0)
  window.history.back()
  await expect.poll(addressNow).toEqual('/index')
})

test('what is closed by hand takes its entry along: one Back leaves the screen', async () => {
  await press('Open sheet')
  await depth(1)
  await press('Close')
  await depth(0)
  await press('Mode')
  await depth(1)
  await press('Mode')
  await depth(0)
  window.history.back()
  await expect.poll(addressNow).toEqual('/index')
})

test('one that opens in the place of another one keeps its entry', async () => {
  await press('Open sheet')
  await press('Instead')
  await shown('/album_list cropping')
  await depth(1)
  window.history.back()
  await shown('/album_list resting')
  await depth(0)
  expect([addressNow(), window.history.length]).toEqual(['/album_list', lengthBefore + 1])
})

test('a sheet that leads to another screen: Back from there comes to the screen below it at once', async () => {
  await press('Open sheet')
  await press('Elsewhere')
  await expect.poll(addressNow).toEqual('/prod_list')
  await depth(0)
  window.history.back()
  await shown('/album_list resting')
  await depth(0)
  expect(sheet().elements()).toEqual([])
})

test('an address that is put in place while a sheet is open stays when the sheet goes', async () => {
  await press('Open sheet')
  await press('Name')
  expect(addressNow()).toEqual('/album_list?aid=named')
  window.history.back()
  await vi.waitFor(() => expect(sheet().elements()).toEqual([]))
  await depth(0)
  await expect.poll(addressNow).toEqual('/album_list?aid=named')
  window.history.back()
  await expect.poll(addressNow).toEqual('/index')
})

test('Forward does not open what is closed: the screen stays as it is', async () => {
  await press('Open sheet')
  await depth(1)
  window.history.back()
  await vi.waitFor(() => expect(sheet().elements()).toEqual([]))
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.forward()
  await arrived
  await depth(0)
  expect([addressNow(), sheet().elements()]).toEqual(['/album_list', []])
})
