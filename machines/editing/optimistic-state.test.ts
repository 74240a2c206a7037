import { expect, test } from 'vitest'
import { DRAFT_VERSION, type EditingDraft } from '../../domain/editing/draft.ts'
import { anEditingInput } from '../../tests/support/builders/editing-builders.ts'
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
