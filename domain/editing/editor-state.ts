import { z } from 'zod'
import { applyEdit } from '../design/change/apply-edit.ts'
import { definitionOf, type Edit } from '../design/change/edit.ts'
import { type Design, designSchema } from '../design/design.ts'
import { type ChangeKind, changeKind } from '../design/edits/change-kind.ts'
import { pageLoad } from '../design/edits/commands/page-load.ts'
import type { EditRefusal, EditWorld } from '../design/world/edit-world.ts'
import { invariant } from '../never.ts'
import { changeBetween } from './change-between.ts'

/** How many steps can be undone. */
export const HISTORY_MAX = 200

/** A step of the history: what brings the design before it back, and what the shopper had done. */
const step = z.strictObject({ edit: pageLoad.schema, says: changeKind }).readonly()
export type HistoryStep = z.output<typeof step>

/** A design with its history. The last step of `undo` is undone first. */
export const editorState = z
  .strictObject({ design: designSchema, undo: z.array(step).readonly(), redo: z.array(step).readonly() })
  .readonly()
export type EditorState = z.output<typeof editorState>

/** One thing that the shopper did. An undo is a new edit too: the inverse of what it undoes. */
export type UserAction =
  | { readonly kind: 'edit'; readonly edit: Edit }
  /** Several steps at once are one edit; each stays a step of the history. */
  | { readonly kind: 'undo'; readonly times?: number }
  | { readonly kind: 'redo'; readonly times?: number }

export type ActionVerdict =
  /** `edit` is what the server is told. */
  | { readonly kind: 'done'; readonly current: EditorState; readonly edit: Edit }
  | { readonly kind: 'refused'; readonly reason: EditRefusal }

export function freshEditorState(design: Design): EditorState {
  return { design, undo: [], redo: [] }
}

/**
 * The state after a user action. Undoing with an empty history is refused as `nothing-to-change`.
 *
 * n edits and n undos end at the same design, byte for byte.
 */
export function reduce(current: EditorState, action: UserAction, world: EditWorld): ActionVerdict {
  let done = reduceOnce(current, action, world)
  const times = action.kind === 'edit' ? 1 : Math.min(action.times ?? 1, current[action.kind].length)
  for (let step = 1; step < times && done.kind === 'done'; step++) {
    const next = reduceOnce(done.current, action, world)
    done = next.kind === 'done' ? { ...next, edit: inOne(done.edit, next.edit) } : next
  }
  return done
}

/** Two steps of the history as one edit. */
function inOne(first: Edit, then: Edit): Edit {
  invariant(first.cmd === 'page_load' && then.cmd === 'page_load', 'a step puts back what was')
  const again = new Set(then.pages.map(({ id }) => id))
  const order = new Set(then.order)
  return {
    ...first,
    ...then,
    pages: [...first.pages.filter(({ id }) => order.has(id) && !again.has(id)), ...then.pages],
  }
}

function reduceOnce(current: EditorState, action: UserAction, world: EditWorld): ActionVerdict {
  const edit = editOf(current, action)
  if (!edit) {
    return { kind: 'refused', reason: 'nothing-to-change' }
  }
  const verdict = applyEdit(current.design, edit, world)
  if (verdict.kind === 'refused') {
    return verdict
  }
  const says = action.kind === 'edit' ? saidOf(edit, current.design, verdict.next) : saidBy(current, action.kind)
  const step = { edit: verdict.inverse, says }
  return { kind: 'done', edit, current: { design: verdict.next, ...historyAfter(current, action, step) } }
}

/** What an edit is called afterwards: as its command says, or as the pages tell. */
function saidOf(edit: Edit, before: Design, after: Design): ChangeKind {
  return definitionOf(edit.cmd).says(edit) ?? changeBetween(before, after)?.kind ?? 'page-changed'
}

/** What the shopper had done that would be undone or done again now. */
export function saidBy(current: EditorState, kind: 'undo' | 'redo'): ChangeKind {
  return current[kind].at(-1)?.says ?? 'page-changed'
}

function editOf(current: EditorState, action: UserAction): Edit | undefined {
  return action.kind === 'edit' ? action.edit : current[action.kind].at(-1)?.edit
}

function historyAfter(
  { undo, redo }: EditorState,
  { kind }: UserAction,
  step: HistoryStep,
): Pick<EditorState, 'undo' | 'redo'> {
  switch (kind) {
    case 'edit':
      return { undo: pushed(undo, step), redo: [] }
    case 'undo':
      return { undo: undo.slice(0, -1), redo: pushed(redo, step) }
    case 'redo':
      return { undo: pushed(undo, step), redo: redo.slice(0, -1) }
  }
}

function pushed(steps: readonly HistoryStep[], step: HistoryStep): readonly HistoryStep[] {
  return [...steps, step].slice(-HISTORY_MAX)
}
