import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { asId, type TaskId } from '../../domain/ids.ts'
import type { EditingActor } from '../../machines/editing/editing.machine.ts'
import { wireEditing } from '../../machines/editing/editing.ports.ts'
import type { LatestDesign, OpAnswer } from '../../machines/editing/editing.types.ts'
import { fakeEditingPorts } from '../../tests/support/browser/fake-ports.ts'
import { closeScreen, openScreen } from '../../tests/support/browser/open-screen.tsx'
import { aMirroring, anEditingInput, slotOf } from '../../tests/support/builders/editing-builders.ts'
import { designWith } from '../../tests/support/worlds/editing-shop.ts'
import { useConfirming } from './shell/use-confirming.ts'

afterEach(closeScreen)

const input = { ...anEditingInput(14), taskId: asId<TaskId>('task1') }
const refusal = { kind: 'refused', reason: 'page-locked', code: 3203, message: 'That page is locked.' } as const

function Bar({ editing, onConfirm }: { readonly editing: EditingActor; readonly onConfirm: () => void }) {
  const confirming = useConfirming(editing, onConfirm)
  return (
    <button type="button" onClick={confirming.start}>
      {confirming.underWay ? 'Under way' : 'Confirm'}
    </button>
  )
}

/** A design at work, whose shop answers as it is told, beside its button. */
async function atWork(answers: readonly OpAnswer[], latest: () => Promise<LatestDesign>) {
  const next = [...answers]
  const held = Promise.withResolvers<void>()
  const editing = createActor(
    wireEditing(
      fakeEditingPorts({
        keepDraft: () => Promise.resolve(),
        loadLatest: latest,
        sendOp: async () => {
          await held.promise
          return next.shift() ?? { kind: 'applied', rev: 10, pageRevs: {} }
        },
      }),
    ),
    { input },
  ).start()
  const onConfirm = vi.fn()
  await openScreen(<Bar {...{ editing, onConfirm }} />, { address: '/theme_preview' })
  return { editing, onConfirm, answer: held.resolve }
}

test('an edit that the shop refuses while the design is confirmed ends that: its page is not what was seen; a second press goes on', async () => {
  const nothingNewer = () => Promise.resolve({ design: input.design, rev: input.rev, pageRevs: {} })
  const { editing, onConfirm, answer } = await atWork([refusal], nothingNewer)
  editing.send({ type: 'edit.make', edit: aMirroring(input) })
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByRole('button', { name: 'Under way' })).toBeVisible()
  answer()
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  expect([editing.getSnapshot().context.refused, onConfirm.mock.calls]).toEqual([refusal, []])
  await page.getByRole('button', { name: 'Confirm' }).click()
  await vi.waitFor(() => expect(onConfirm.mock.calls).toEqual([[]]))
  editing.stop()
})

test('a design that was changed elsewhere on another page is put together and confirmed, without a question', async () => {
  const shuffled = designWith(input, input.design, { cmd: 'shuff', pageId: slotOf(input, 13).at.pageId })
  const answers: OpAnswer[] = [
    { kind: 'conflict', rev: 9 },
    { kind: 'applied', rev: 10, pageRevs: {} },
  ]
  let asked = 0
  const latest = async () => {
    asked += 1
    return { design: shuffled, rev: asked === 1 ? 9 : 10, pageRevs: {} }
  }
  const { editing, onConfirm, answer } = await atWork(answers, latest)
  const mirrored = aMirroring(input)
  editing.send({ type: 'edit.make', edit: mirrored })
  await page.getByRole('button', { name: 'Confirm' }).click()
  answer()
  await vi.waitFor(() => expect(onConfirm.mock.calls).toEqual([[]]))
  expect(editing.getSnapshot().context.current.design).toEqual(designWith(input, shuffled, mirrored))
  editing.stop()
})
