import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { DRAFT_VERSION, type EditingDraft } from '../../domain/editing/draft.ts'
import { aMirroring, anEditingInput } from '../../tests/support/builders/editing-builders.ts'
import { done } from '../../tests/support/traverse-machine.ts'
import { editingMachine } from './editing.machine.ts'
import { canRedo, canUndo, currentDesign, savingStatus } from './editing.selectors.ts'
import type { EditingEvent } from './editing.types.ts'
import { initialState } from './optimistic-state.ts'

test('without a network: what was sent since the design was read last is in the draft; a newer design of the shop wins', () => {
  const input = anEditingInput(14)
  const design = { ...input.design, pages: input.design.pages.slice(0, 5) }
  const draft: EditingDraft = {
    ...{ version: DRAFT_VERSION, taskId: input.taskId, rev: 7, outbox: [] },
    base: { design, undo: [], redo: [] },
  }
  const opened = [6, 7, 8].map((rev) => {
    const state = initialState({ ...input, rev, draft })
    return [state.rev, state.current.design]
  })
  expect(opened).toEqual([
    [7, design],
    [7, design],
    [8, input.design],
  ])
})

test('several steps that end where they began are no edit for the shop: the history alone moves on', () => {
  const input = anEditingInput(14)
  const [kept, answered] = [done('keep the draft'), { kind: 'applied', pageRevs: {} } as const]
  const steps = (['h', 'none'] as const).flatMap((flip, at) => [
    { type: 'edit.make', edit: aMirroring(input, 0, flip) },
    ...[kept, done('send the edit', { ...answered, rev: at + 2 }), kept],
  ])
  const saved = steps.reduce(
    (now, event) => transition(editingMachine, now, event as EditingEvent)[0],
    initialTransition(editingMachine, input)[0],
  )
  const undone = transition(editingMachine, saved, { type: 'edit.undo', times: 2 })[0]
  expect([
    savingStatus(undone),
    undone.context.outbox,
    currentDesign(undone),
    canUndo(undone),
    canRedo(undone),
  ]).toEqual(['saved', [], currentDesign(saved), false, true])
  expect(undone.context.base).toEqual(undone.context.current)
  const redone = transition(editingMachine, undone, { type: 'edit.redo', times: 2 })[0]
  expect([redone.context.current, redone.context.outbox]).toEqual([saved.context.current, []])
})
