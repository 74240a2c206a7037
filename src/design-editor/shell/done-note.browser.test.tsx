import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import type { PreviewActor } from '../../../machines/preview/preview.machine.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { aMirroring, anEditingInput } from '../../../tests/support/builders/editing-builders.ts'
import { anEditingShop, aSessionOf } from '../../../tests/support/worlds/editing-shop.ts'
import { useCommands } from '../hooks/use-commands.ts'
import { DoneNote } from './DoneNote.tsx'
import { EditorNotes } from './EditorNotes.tsx'

afterEach(closeScreen)

const input = anEditingInput(14)

function Desk({ editing, preview }: { readonly editing: EditingActor; readonly preview: PreviewActor }) {
  const commands = useCommands(editing)
  return (
    <>
      <button type="button" onClick={() => commands.make(aMirroring(input), 'Photo mirrored')}>
        Mirror
      </button>
      <EditorNotes editing={editing} preview={preview} />
      <DoneNote {...commands} />
      <p role="status">{commands.spoken.message}</p>
    </>
  )
}

const said = () => [...document.querySelectorAll('[data-done], p[role=status]')].map((one) => one.textContent)

test('what the shop did not take is not said to be done: not beside the refusal, and not once it is seen', async () => {
  const shop = anEditingShop(input)
  const { preview, editing, session } = aSessionOf(shop, input)
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  await openScreen(<Desk editing={editing} preview={preview} />, { address: '/theme_preview' })
  shop.fault = 'refuses'
  await page.getByRole('button', { name: 'Mirror' }).click()
  await expect.element(page.getByText(/\(code 7\)/)).toBeVisible()
  expect(said()).toEqual([''])
  await page.getByRole('button', { name: 'Leave as it was' }).click()
  await expect.element(page.getByText(/\(code 7\)/)).not.toBeInTheDocument()
  expect(said()).toEqual([''])
  shop.fault = 'none'
  await page.getByRole('button', { name: 'Mirror' }).click()
  await vi.waitFor(() => expect(said()).toEqual(['Photo mirrored', 'Photo mirrored']))
  session.stop()
})
