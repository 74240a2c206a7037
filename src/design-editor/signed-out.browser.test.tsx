import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeScreen, openScreen } from '../../tests/support/browser/open-screen.tsx'
import { aMirroring, anEditingInput } from '../../tests/support/builders/editing-builders.ts'
import { anEditingShop, aSessionOf, designWith } from '../../tests/support/worlds/editing-shop.ts'
import { EditorNotes } from './shell/EditorNotes.tsx'
import { useConfirming } from './shell/use-confirming.ts'

afterEach(closeScreen)

const input = anEditingInput(14)

function Desk({ editing, preview }: Pick<ReturnType<typeof aSessionOf>, 'editing' | 'preview'>) {
  const confirming = useConfirming(editing, () => undefined)
  return (
    <>
      <EditorNotes editing={editing} preview={preview} />
      <button type="button" onClick={confirming.start}>
        {confirming.underWay ? 'Under way' : 'Confirm'}
      </button>
    </>
  )
}

test('a session that ends under the hand keeps every edit, leads to signing in and back, and all are sent afterwards', async () => {
  const shop = anEditingShop(input)
  const { session, preview, editing } = aSessionOf(shop, input)
  await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('ready'))
  await openScreen(<Desk {...{ editing, preview }} />, { address: '/theme_preview?taskid=t&pkj=k&part=1' })
  shop.fault = 'has signed out'
  const edits = [0, 3, 5].map((nth) => aMirroring(input, nth))
  for (const edit of edits) {
    editing.send({ type: 'edit.make', edit })
  }
  await expect.element(page.getByText(/You’ve been signed out\./)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  const href = page.getByRole('link', { name: 'Sign in and continue' }).element().getAttribute('href') ?? ''
  const query = new URLSearchParams(href.slice(href.indexOf('?')))
  expect([
    [href.slice(0, href.indexOf('?')), ...['nt', 'taskid', 'pkj', 'part'].map((name) => query.get(name))],
    editing.getSnapshot().context.outbox.map(({ edit }) => edit),
    editing.getSnapshot().context.refused,
  ]).toEqual([['#/login', 'theme_preview', input.taskId, 'k', '1'], edits, null])

  shop.fault = 'none'
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText(/You’ve been signed out\./)).not.toBeInTheDocument()
  await vi.waitFor(() => expect(editing.getSnapshot().context.outbox).toEqual([]))
  expect(shop.design).toEqual(edits.reduce((design, edit) => designWith(input, design, edit), input.design))
  session.stop()
})
